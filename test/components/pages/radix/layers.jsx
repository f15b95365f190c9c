import { useState } from "react";
import { Dialog, Toast } from "radix-ui";
import { truth } from "../truth.js";

const middle = {
  position: "fixed",
  top: "30%",
  left: "30%",
  width: 400,
  background: "#fff",
  padding: 20,
  zIndex: 2,
};
const side = {
  position: "fixed",
  top: 0,
  right: 0,
  height: "100vh",
  width: 300,
  background: "#fff",
  padding: 20,
  zIndex: 2,
};
const veil = { position: "fixed", inset: 0, background: "rgba(0,0,0,.4)" };

export const dialogs = () => (
  <main>
    <h1>Recipes</h1>
    <Dialog.Root>
      <Dialog.Trigger>New recipe</Dialog.Trigger>
      <Dialog.Portal>
        <Dialog.Overlay style={veil} />
        <Dialog.Content style={middle}>
          <Dialog.Title>Recipe</Dialog.Title>
          <Dialog.Description>Say what goes in.</Dialog.Description>
          <Dialog.Root>
            <Dialog.Trigger>Pick a unit</Dialog.Trigger>
            <Dialog.Portal>
              <Dialog.Overlay style={veil} />
              <Dialog.Content style={{ ...middle, top: "35%" }}>
                <Dialog.Title>Units</Dialog.Title>
                <Dialog.Description>By weight or by spoon.</Dialog.Description>
                {["Grams", "Spoons"].map((name) => (
                  <Dialog.Close key={name} onClick={() => truth("unit", name)}>
                    {name}
                  </Dialog.Close>
                ))}
              </Dialog.Content>
            </Dialog.Portal>
          </Dialog.Root>
          <Dialog.Close>Close</Dialog.Close>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
    <button>Print</button>
  </main>
);

export const drawer = () => (
  <main>
    <h1>Shelf</h1>
    <Dialog.Root>
      <Dialog.Trigger>Filters</Dialog.Trigger>
      <Dialog.Portal>
        <Dialog.Overlay style={veil} />
        <Dialog.Content style={side}>
          <Dialog.Title>Filters</Dialog.Title>
          <Dialog.Description>Narrow the list.</Dialog.Description>
          <Dialog.Close onClick={() => truth("only", "new")}>Only new books</Dialog.Close>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
    <button>Print</button>
  </main>
);

export function toast() {
  const [open, setOpen] = useState(false);
  return (
    <Toast.Provider duration={60_000}>
      <button onClick={() => setOpen(true)}>Mark spot</button>
      <Toast.Root open={open} onOpenChange={setOpen}>
        <Toast.Title>A flag is on the map</Toast.Title>
        <Toast.Action altText="Look at it" onClick={() => truth("toast", "looked")}>
          Look at it
        </Toast.Action>
      </Toast.Root>
      <Toast.Viewport
        style={{ position: "fixed", bottom: 0, right: 0, width: 360, background: "#ffd" }}
      />
    </Toast.Provider>
  );
}

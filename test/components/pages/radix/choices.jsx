import { Select, Slider } from "radix-ui";
import { truth } from "../truth.js";

export const select = () => (
  <main>
    <label htmlFor="fruit">Fruit</label>
    <Select.Root defaultValue="apple" onValueChange={(value) => truth("fruit", value)}>
      <Select.Trigger id="fruit">
        <Select.Value />
      </Select.Trigger>
      <Select.Portal>
        <Select.Content position="popper" style={{ background: "#fff", border: "1px solid" }}>
          <Select.Viewport>
            {["Apple", "Pear", "Plum"].map((name) => (
              <Select.Item key={name} value={name.toLowerCase()}>
                <Select.ItemText>{name}</Select.ItemText>
              </Select.Item>
            ))}
          </Select.Viewport>
        </Select.Content>
      </Select.Portal>
    </Select.Root>
  </main>
);

const Thumb = ({ name }) => (
  <Slider.Thumb
    aria-label={name}
    style={{ display: "block", width: 18, height: 18, background: "#36c", borderRadius: 9 }}
  />
);

const Track = ({ children, ...given }) => (
  <Slider.Root
    {...given}
    style={{
      position: "relative",
      display: "flex",
      alignItems: "center",
      width: 300,
      height: 24,
      margin: 20,
    }}
  >
    <Slider.Track style={{ background: "#ccc", flexGrow: 1, height: 4, position: "relative" }}>
      <Slider.Range style={{ position: "absolute", height: "100%", background: "#36c" }} />
    </Slider.Track>
    {children}
  </Slider.Root>
);

export const slider = () => (
  <main>
    <Track defaultValue={[40]} max={100} onValueChange={([one]) => truth("one", String(one))}>
      <Thumb name="Loudness" />
    </Track>
    <Track
      defaultValue={[10, 70]}
      max={100}
      step={5}
      onValueChange={(both) => truth("two", both.join("-"))}
    >
      <Thumb name="From" />
      <Thumb name="Until" />
    </Track>
  </main>
);

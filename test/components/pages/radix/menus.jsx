import { useState } from "react";
import { ContextMenu, DropdownMenu, Tabs } from "radix-ui";
import { truth } from "../truth.js";

const sheet = { background: "#fff", border: "1px solid #888", padding: 6 };

export function menu() {
  const [grid, setGrid] = useState(false);
  return (
    <DropdownMenu.Root>
      <DropdownMenu.Trigger>View</DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content style={sheet}>
          <DropdownMenu.Item onSelect={() => truth("view", "wide")}>Wide</DropdownMenu.Item>
          <DropdownMenu.CheckboxItem
            checked={grid}
            onCheckedChange={(on) => {
              setGrid(on);
              truth("grid", String(on));
            }}
          >
            Show lines
          </DropdownMenu.CheckboxItem>
          <DropdownMenu.Sub>
            <DropdownMenu.SubTrigger>Zoom</DropdownMenu.SubTrigger>
            <DropdownMenu.Portal>
              <DropdownMenu.SubContent style={sheet}>
                <DropdownMenu.Item onSelect={() => truth("zoom", "200")}>Twice</DropdownMenu.Item>
              </DropdownMenu.SubContent>
            </DropdownMenu.Portal>
          </DropdownMenu.Sub>
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}

export const context = () => (
  <ContextMenu.Root>
    <ContextMenu.Trigger>
      <div style={{ width: 300, height: 120, background: "#dde" }}>Photo of the lake</div>
    </ContextMenu.Trigger>
    <ContextMenu.Portal>
      <ContextMenu.Content style={sheet}>
        <ContextMenu.Item onSelect={() => truth("photo", "turned")}>Turn left</ContextMenu.Item>
        <ContextMenu.Item onSelect={() => truth("photo", "mirrored")}>Mirror</ContextMenu.Item>
      </ContextMenu.Content>
    </ContextMenu.Portal>
  </ContextMenu.Root>
);

export function tabs() {
  const names = Array.from({ length: 20 }, (_, n) => `Chapter ${n + 1}`);
  return (
    <Tabs.Root
      defaultValue="Chapter 1"
      onValueChange={(value) => truth("tab", value)}
      style={{ width: 300 }}
    >
      <Tabs.List style={{ overflowX: "auto", whiteSpace: "nowrap" }}>
        {names.map((name) => (
          <Tabs.Trigger key={name} value={name}>
            {name}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      {names.map((name) => (
        <Tabs.Content key={name} value={name}>
          Text of {name}
        </Tabs.Content>
      ))}
    </Tabs.Root>
  );
}

import { useState } from "react";
import { Button, Dropdown, Tabs } from "antd";
import { truth } from "../truth.js";

const items = [
  { key: "copy", label: "Duplicate" },
  { key: "move", label: "Move to top" },
];

export const menu = () => (
  <Dropdown trigger={["click"]} menu={{ items, onClick: ({ key }) => truth("menu", key) }}>
    <Button>Page</Button>
  </Dropdown>
);

export const context = () => (
  <Dropdown trigger={["contextMenu"]} menu={{ items, onClick: ({ key }) => truth("context", key) }}>
    <div style={{ width: 300, height: 160, background: "#eee" }}>Sketch of the garden</div>
  </Dropdown>
);

export function tabs() {
  const [at, setAt] = useState("1");
  const list = Array.from({ length: 30 }, (_, n) => ({
    key: String(n + 1),
    label: `Week ${n + 1}`,
    children: `Plan of week ${n + 1}`,
  }));
  return (
    <div style={{ width: 420 }}>
      <Tabs
        activeKey={at}
        items={list}
        onChange={(key) => {
          setAt(key);
          truth("tab", key);
        }}
      />
    </div>
  );
}

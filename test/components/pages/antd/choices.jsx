import { Cascader, DatePicker, Rate, Select, TreeSelect } from "antd";
import { truth } from "../truth.js";

const wide = { width: 260, margin: 12 };
const options = ["Oslo", "Bergen", "Turin"].map((value) => ({ value, label: value }));
const many = Array.from({ length: 2000 }, (_, n) => ({ value: n, label: `Room ${n + 1}` }));

export const select = () => (
  <main>
    <div>
      <span>Town</span>
      <Select
        style={wide}
        defaultValue="Oslo"
        options={options}
        onChange={(value) => truth("town", value)}
      />
    </div>
    <div>
      <span>Room</span>
      <Select
        style={wide}
        placeholder="Any room"
        options={many}
        onChange={(value) => truth("room", String(value))}
      />
    </div>
  </main>
);

const tree = [
  {
    value: "europe",
    label: "Europe",
    title: "Europe",
    children: [
      {
        value: "norway",
        label: "Norway",
        title: "Norway",
        children: [{ value: "oslo", label: "Oslo", title: "Oslo" }],
      },
      {
        value: "italy",
        label: "Italy",
        title: "Italy",
        children: [{ value: "turin", label: "Turin", title: "Turin" }],
      },
    ],
  },
];

export const treeselect = () => (
  <main>
    <label>
      Place{" "}
      <TreeSelect
        style={wide}
        treeData={tree}
        treeDefaultExpandAll
        placeholder="Pick a place"
        onChange={(value) => truth("place", value)}
      />
    </label>
  </main>
);

export const cascader = () => (
  <main>
    <span>Region</span>
    <Cascader
      style={wide}
      options={tree}
      placeholder="Pick a region"
      onChange={(value) => truth("region", value.join("/"))}
    />
  </main>
);

export const combobox = () => (
  <Select
    aria-label="Harbour"
    showSearch
    style={wide}
    options={options}
    placeholder="Type a name"
    onChange={(value) => truth("harbour", value)}
  />
);

export const date = () => (
  <DatePicker aria-label="Day" style={wide} onChange={(_, day) => truth("day", day)} />
);

export const rating = () => (
  <main>
    <h2>How was it?</h2>
    <Rate
      tooltips={["poor", "fair", "good", "very good", "great"]}
      onChange={(stars) => truth("stars", String(stars))}
    />
    <Rate onChange={(stars) => truth("plain", String(stars))} />
  </main>
);

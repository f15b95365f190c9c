import { Button, Table, Tree } from "antd";
import { truth } from "../truth.js";

const rows = ["Ada", "Bo", "Cleo", "Dan", "Eve"].map((name, at) => ({
  key: at,
  name,
  age: 20 + ((at * 7) % 30),
}));

export const grid = () => (
  <Table
    style={{ width: 700 }}
    dataSource={rows}
    pagination={{ pageSize: 3 }}
    rowSelection={{ onChange: (keys) => truth("chosen", keys.join(" ")) }}
    onChange={(page, _, sorter) =>
      truth("table", `${page.current} ${sorter.field ?? "-"} ${sorter.order ?? "none"}`)
    }
    columns={[
      { title: "Name", dataIndex: "name", sorter: (a, b) => a.name.localeCompare(b.name) },
      { title: "Age", dataIndex: "age", sorter: (a, b) => a.age - b.age },
      {
        title: "",
        render: (_, row) => (
          <>
            <Button onClick={() => truth("edit", row.name)}>Edit</Button>
            <Button onClick={() => truth("show", row.name)}>Show</Button>
          </>
        ),
      },
    ]}
  />
);

export const tree = () => (
  <Tree
    checkable
    treeData={[
      {
        key: "fruit",
        title: "Fruit",
        children: [
          { key: "apple", title: "Apple" },
          { key: "pear", title: "Pear" },
        ],
      },
      { key: "nuts", title: "Nuts", children: [{ key: "walnut", title: "Walnut" }] },
    ]}
    onExpand={(keys) => truth("open", keys.join(" "))}
    onCheck={(keys) => truth("ticked", keys.join(" "))}
    onSelect={(keys) => truth("chosen", keys.join(" "))}
  />
);

export const virtual = () => (
  <Table
    virtual
    style={{ width: 500 }}
    scroll={{ x: 480, y: 300 }}
    pagination={false}
    dataSource={Array.from({ length: 800 }, (_, key) => ({ key, part: `Bolt ${key + 1}` }))}
    columns={[
      { title: "Part", dataIndex: "part", width: 240 },
      {
        title: "Act",
        width: 240,
        render: (_, row) => <Button onClick={() => truth("took", row.part)}>Take</Button>,
      },
    ]}
  />
);

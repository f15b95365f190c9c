import { Button } from "@mui/material";
import { DataGrid } from "@mui/x-data-grid";
import { SimpleTreeView } from "@mui/x-tree-view/SimpleTreeView";
import { TreeItem } from "@mui/x-tree-view/TreeItem";
import { truth } from "../truth.js";

const people = ["Ada", "Bo", "Cleo", "Dan", "Eve", "Fay", "Gus", "Hal"].map((name, at) => ({
  id: at + 1,
  name,
  town: ["Oslo", "Porto", "Ghent", "Turin"][at % 4],
  age: 20 + ((at * 7) % 40),
}));

export const grid = () => (
  <div style={{ height: 420, width: 760 }}>
    <DataGrid
      rows={people}
      checkboxSelection
      disableRowSelectionOnClick
      columns={[
        { field: "name", headerName: "Name", width: 150 },
        { field: "town", headerName: "Town", width: 150 },
        { field: "age", headerName: "Age", width: 100, type: "number" },
        {
          field: "acts",
          headerName: "Acts",
          width: 160,
          sortable: false,
          renderCell: ({ row }) => <Button onClick={() => truth("opened", row.name)}>Open</Button>,
        },
      ]}
      onSortModelChange={([sort]) =>
        truth("sort", sort === undefined ? "none" : `${sort.field} ${sort.sort}`)
      }
      onRowSelectionModelChange={({ type, ids }) =>
        truth("chosen", `${type} ${[...ids].join(" ")}`)
      }
      onColumnWidthChange={({ colDef, width }) =>
        truth("width", `${colDef.field} ${width > 150 ? "wider" : "narrower"}`)
      }
    />
  </div>
);

export const tree = () => (
  <div style={{ width: 300 }}>
    <SimpleTreeView aria-label="Files" onItemClick={(_, id) => truth("file", id)}>
      <TreeItem itemId="docs" label="Documents">
        <TreeItem itemId="letters" label="Letters">
          <TreeItem itemId="aunt" label="To my aunt" />
        </TreeItem>
        <TreeItem itemId="cv" label="CV" />
      </TreeItem>
      <TreeItem itemId="music" label="Music">
        <TreeItem itemId="song" label="Song" />
      </TreeItem>
    </SimpleTreeView>
  </div>
);

export const virtual = () => (
  <div style={{ height: 400, width: 500 }}>
    <DataGrid
      rows={Array.from({ length: 500 }, (_, id) => ({ id, name: `Part ${id + 1}` }))}
      hideFooter
      columns={[
        { field: "name", headerName: "Part", width: 200 },
        {
          field: "act",
          headerName: "Act",
          width: 160,
          renderCell: ({ row }) => <Button onClick={() => truth("took", row.name)}>Take</Button>,
        },
      ]}
    />
  </div>
);

import { useState } from "react";
import {
  Button,
  Card,
  CardContent,
  IconButton,
  Menu,
  MenuItem,
  Tab,
  Tabs,
  Typography,
} from "@mui/material";
import { truth } from "../truth.js";

const Dots = () => (
  <svg viewBox="0 0 24 24" width="24" data-testid="MoreVertIcon">
    <path d="M12 8a2 2 0 100-4 2 2 0 000 4zm0 2a2 2 0 100 4 2 2 0 000-4zm0 6a2 2 0 100 4 2 2 0 000-4z" />
  </svg>
);

function CardMenu({ title }) {
  const [anchor, setAnchor] = useState(null);
  const pick = (what) => () => {
    setAnchor(null);
    truth(title, what);
  };
  return (
    <Card sx={{ width: 260, m: 1 }}>
      <CardContent>
        <Typography variant="h6" component="div">
          {title}
        </Typography>
        <IconButton onClick={(event) => setAnchor(event.currentTarget)}>
          <Dots />
        </IconButton>
        <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
          <MenuItem onClick={pick("pinned")}>Pin</MenuItem>
          <MenuItem onClick={pick("renamed")}>Rename</MenuItem>
        </Menu>
      </CardContent>
    </Card>
  );
}

export const menu = () =>
  ["Lisbon trip", "Kitchen plan", "Tax papers"].map((title) => (
    <CardMenu key={title} title={title} />
  ));

export function context() {
  const [at, setAt] = useState(null);
  const [size, setSize] = useState("fit");
  const pick = (what) => () => {
    setAt(null);
    setSize(what);
    truth("zoom", what);
  };
  return (
    <div
      tabIndex={0}
      role="img"
      aria-label="Floor plan"
      style={{ width: 400, height: 200, background: "#eef" }}
      onContextMenu={(event) => {
        event.preventDefault();
        setAt({ top: event.clientY, left: event.clientX });
      }}
    >
      <p>Shown at {size}</p>
      <Menu
        open={at !== null}
        onClose={() => setAt(null)}
        anchorReference="anchorPosition"
        anchorPosition={at ?? undefined}
      >
        <MenuItem onClick={pick("100 %")}>Actual size</MenuItem>
        <MenuItem onClick={pick("200 %")}>Twice the size</MenuItem>
      </Menu>
    </div>
  );
}

export function tabs() {
  const [at, setAt] = useState(0);
  const months = Array.from({ length: 24 }, (_, n) => `Month ${n + 1}`);
  return (
    <div style={{ width: 480 }}>
      <Tabs
        value={at}
        onChange={(_, next) => {
          setAt(next);
          truth("tab", months[next]);
        }}
        variant="scrollable"
        scrollButtons
      >
        {months.map((name) => (
          <Tab key={name} label={name} />
        ))}
      </Tabs>
      <p>Figures of {months[at]}</p>
      <Button>Print</Button>
    </div>
  );
}

import { useState } from "react";
import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Drawer,
  List,
  ListItemButton,
  Snackbar,
  TextField,
} from "@mui/material";
import { truth } from "../truth.js";

export function dialogs() {
  const [first, setFirst] = useState(false);
  const [second, setSecond] = useState(false);
  return (
    <main>
      <h1>Albums</h1>
      <Button onClick={() => setFirst(true)}>New album</Button>
      <Button>Sort</Button>
      <Dialog open={first} onClose={() => setFirst(false)}>
        <DialogTitle>Album</DialogTitle>
        <DialogContent>
          <TextField label="Title" />
          <Button onClick={() => setSecond(true)}>Choose cover</Button>
        </DialogContent>
        <DialogActions>
          <Button onClick={() => setFirst(false)}>Close</Button>
        </DialogActions>
      </Dialog>
      <Dialog open={second} onClose={() => setSecond(false)}>
        <DialogTitle>Covers</DialogTitle>
        <DialogContent>Pick a picture for the cover.</DialogContent>
        <DialogActions>
          {["Harbour", "Meadow"].map((name) => (
            <Button
              key={name}
              onClick={() => {
                setSecond(false);
                truth("cover", name);
              }}
            >
              {name}
            </Button>
          ))}
        </DialogActions>
      </Dialog>
    </main>
  );
}

export function drawer() {
  const [open, setOpen] = useState(false);
  return (
    <main>
      <h1>Mail</h1>
      <Button onClick={() => setOpen(true)}>Folders</Button>
      <Button>Compose</Button>
      <Drawer open={open} onClose={() => setOpen(false)}>
        <List sx={{ width: 250 }}>
          {["Inbox", "Drafts", "Archive"].map((name) => (
            <ListItemButton
              key={name}
              onClick={() => {
                setOpen(false);
                truth("folder", name);
              }}
            >
              {name}
            </ListItemButton>
          ))}
        </List>
      </Drawer>
    </main>
  );
}

export function toast() {
  const [open, setOpen] = useState(false);
  return (
    <main>
      <Button
        onClick={() => {
          setOpen(true);
          truth("toast", "up");
        }}
      >
        Copy link
      </Button>
      <Snackbar
        open={open}
        message="Link is on the clipboard"
        onClose={() => setOpen(false)}
        action={
          <Button
            onClick={() => {
              setOpen(false);
              truth("toast", "taken back");
            }}
          >
            Take back
          </Button>
        }
      />
    </main>
  );
}

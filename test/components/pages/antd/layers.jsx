import { useState } from "react";
import { App, Button, Drawer, Modal } from "antd";
import { truth } from "../truth.js";

export function dialogs() {
  const [depth, setDepth] = useState(0);
  return (
    <main>
      <h1>Plants</h1>
      <Button onClick={() => setDepth(1)}>Add plant</Button>
      <Modal title="Plant" open={depth > 0} footer={null} onCancel={() => setDepth(0)}>
        <Button onClick={() => setDepth(2)}>Choose soil</Button>
      </Modal>
      <Modal title="Soil" open={depth > 1} footer={null} onCancel={() => setDepth(1)}>
        {["Sand", "Clay"].map((name) => (
          <Button
            key={name}
            onClick={() => {
              setDepth(1);
              truth("soil", name);
            }}
          >
            {name}
          </Button>
        ))}
      </Modal>
    </main>
  );
}

export function drawer() {
  const [open, setOpen] = useState(false);
  return (
    <main>
      <h1>Notes</h1>
      <Button onClick={() => setOpen(true)}>Outline</Button>
      <Drawer title="Outline" open={open} onClose={() => setOpen(false)}>
        <Button onClick={() => truth("part", "two")}>Part two</Button>
      </Drawer>
    </main>
  );
}

function Toaster() {
  const { message, notification } = App.useApp();
  return (
    <main>
      <Button onClick={() => void message.success("The draft is kept")}>Keep draft</Button>
      <Button
        onClick={() =>
          notification.open({ title: "Rain at four", description: "Take a coat along." })
        }
      >
        Weather
      </Button>
    </main>
  );
}

export const toast = () => (
  <App>
    <Toaster />
  </App>
);

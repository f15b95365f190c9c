import { useState } from "react";
import {
  DndContext,
  KeyboardSensor,
  PointerSensor,
  closestCorners,
  useDroppable,
  useSensor,
  useSensors,
} from "@dnd-kit/core";
import {
  SortableContext,
  arrayMove,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from "@dnd-kit/sortable";
import { truth } from "../truth.js";

function Card({ id, handle }) {
  const { attributes, listeners, setNodeRef, transform, transition } = useSortable({ id });
  const moved = transform === null ? undefined : `translate(${transform.x}px, ${transform.y}px)`;
  const box = {
    transform: moved,
    transition,
    width: 200,
    padding: 12,
    margin: 6,
    background: "#fff",
    border: "1px solid #999",
  };
  return handle ? (
    <li ref={setNodeRef} style={box}>
      <span>{id}</span>
      <button {...attributes} {...listeners} aria-label="Drag" style={{ float: "right" }}>
        ⠿
      </button>
    </li>
  ) : (
    <div ref={setNodeRef} style={box} {...attributes} {...listeners}>
      {id}
    </div>
  );
}

const useHands = () =>
  useSensors(
    useSensor(PointerSensor),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );

export function sortable() {
  const [items, setItems] = useState(["Bread", "Milk", "Apples", "Rice"]);
  const end = ({ active, over }) => {
    if (over === null || active.id === over.id) return;
    const next = arrayMove(items, items.indexOf(active.id), items.indexOf(over.id));
    setItems(next);
    truth("order", next.join(" "));
  };
  return (
    <DndContext sensors={useHands()} collisionDetection={closestCorners} onDragEnd={end}>
      <SortableContext items={items} strategy={verticalListSortingStrategy}>
        <h2>Shopping</h2>
        <ul>
          {items.map((id) => (
            <Card key={id} id={id} handle />
          ))}
        </ul>
      </SortableContext>
    </DndContext>
  );
}

function Lane({ name, cards }) {
  const { setNodeRef } = useDroppable({ id: name });
  return (
    <section ref={setNodeRef} style={{ width: 240, minHeight: 260, background: "#eee", margin: 8 }}>
      <h3>{name}</h3>
      <SortableContext items={cards} strategy={verticalListSortingStrategy}>
        {cards.map((id) => (
          <Card key={id} id={id} />
        ))}
      </SortableContext>
    </section>
  );
}

export function kanban() {
  const [lanes, setLanes] = useState({
    "To do": ["Paint fence", "Fix lamp"],
    Doing: ["Mow lawn"],
    Done: [],
  });
  const laneOf = (id) => Object.keys(lanes).find((name) => name === id || lanes[name].includes(id));
  const end = ({ active, over }) => {
    const [from, to] = [laneOf(active.id), over === null ? undefined : laneOf(over.id)];
    if (to === undefined || from === to) return;
    const next = {
      ...lanes,
      [from]: lanes[from].filter((id) => id !== active.id),
      [to]: [...lanes[to], active.id],
    };
    setLanes(next);
    truth("lane", `${active.id} in ${to}`);
  };
  return (
    <DndContext sensors={useHands()} collisionDetection={closestCorners} onDragEnd={end}>
      <div style={{ display: "flex" }}>
        {Object.entries(lanes).map(([name, cards]) => (
          <Lane key={name} name={name} cards={cards} />
        ))}
      </div>
    </DndContext>
  );
}

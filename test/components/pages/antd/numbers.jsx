import { Slider, Splitter } from "antd";
import { truth } from "../truth.js";

export const slider = () => (
  <div style={{ width: 400, padding: 40 }}>
    <p>Brightness</p>
    <Slider defaultValue={30} onChange={(value) => truth("one", String(value))} />
    <p>Hours</p>
    <Slider range defaultValue={[20, 50]} onChange={(value) => truth("two", value.join("-"))} />
  </div>
);

export const splitter = () => (
  <Splitter
    style={{ height: 200, width: 600 }}
    onResize={([left]) => truth("left", left > 320 ? "wider" : left < 280 ? "narrower" : "same")}
  >
    <Splitter.Panel defaultSize="50%" min="20%" max="80%">
      Letters
    </Splitter.Panel>
    <Splitter.Panel>Preview</Splitter.Panel>
  </Splitter>
);

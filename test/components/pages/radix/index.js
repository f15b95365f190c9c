import { mount } from "../mount-react.jsx";

await mount({
  menus: () => import("./menus.jsx"),
  choices: () => import("./choices.jsx"),
  layers: () => import("./layers.jsx"),
});

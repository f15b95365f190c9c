import { mount } from "../mount-react.jsx";

await mount({ lists: () => import("./lists.jsx") });

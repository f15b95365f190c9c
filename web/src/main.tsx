import { render } from "preact";
import { App } from "./app.tsx";
import { applySettings } from "./state/settings.ts";
import { followAddress } from "./state/router.ts";

applySettings();
followAddress();
const root = document.getElementById("app");
if (root !== null) render(<App />, root);

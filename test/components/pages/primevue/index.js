import { createApp } from "vue";
import PrimeVue from "primevue/config";
import ToastService from "primevue/toastservice";
import Aura from "@primeuix/themes/aura";

const families = {
  menus: () => import("./menus.js"),
  choices: () => import("./choices.js"),
  trees: () => import("./trees.js"),
  layers: () => import("./layers.js"),
  numbers: () => import("./numbers.js"),
  grids: () => import("./grids.js"),
};
const [, , family, page] = location.pathname.split("/");
const { [page]: Page } = await families[family]();
createApp(Page)
  .use(PrimeVue, { theme: { preset: Aura } })
  .use(ToastService)
  .mount("#app");

import Button from "primevue/button";
import ContextMenu from "primevue/contextmenu";
import Menu from "primevue/menu";
import Tab from "primevue/tab";
import TabList from "primevue/tablist";
import TabPanel from "primevue/tabpanel";
import TabPanels from "primevue/tabpanels";
import Tabs from "primevue/tabs";
import { truth } from "../truth.js";

const items = ["Rotate", "Crop"].map((label) => ({ label, command: () => truth("menu", label) }));

export const menu = {
  components: { Button, Menu },
  data: () => ({ items }),
  template: `<Button label="Edit picture" aria-haspopup="true" @click="$refs.menu.toggle($event)" /><Menu ref="menu" :model="items" popup />`,
};

export const context = {
  components: { ContextMenu },
  data: () => ({ items }),
  template: `<div style="width:300px;height:140px;background:#efe" @contextmenu="$refs.menu.show($event)">Picture of a bridge</div><ContextMenu ref="menu" :model="items" />`,
};

export const tabs = {
  components: { Tab, TabList, TabPanel, TabPanels, Tabs },
  data: () => ({ names: Array.from({ length: 24 }, (_, n) => `Stage ${n + 1}`) }),
  methods: { truth },
  template: `<Tabs value="Stage 1" scrollable style="width:420px" @update:value="truth('tab', $event)"><TabList><Tab v-for="name in names" :key="name" :value="name">{{ name }}</Tab></TabList>
    <TabPanels><TabPanel v-for="name in names" :key="name" :value="name">Notes of {{ name }}</TabPanel></TabPanels></Tabs>`,
};

import Button from "primevue/button";
import Dialog from "primevue/dialog";
import Drawer from "primevue/drawer";
import Toast from "primevue/toast";
import { useToast } from "primevue/usetoast";
import { truth } from "../truth.js";

export const dialogs = {
  components: { Button, Dialog },
  data: () => ({ one: false, two: false }),
  methods: { truth },
  template: `<main><h1>Birds</h1><Button label="Add bird" @click="one = true" /><Dialog v-model:visible="one" modal header="Bird"><Button label="Choose nest" @click="two = true" /></Dialog>
    <Dialog v-model:visible="two" modal header="Nest"><Button v-for="name in ['Tree', 'Ground']" :key="name" :label="name" @click="two = false; truth('nest', name)" /></Dialog></main>`,
};

export const drawer = {
  components: { Button, Drawer },
  data: () => ({ open: false }),
  methods: { truth },
  template: `<main><h1>Songs</h1><Button label="Queue" @click="open = true" /><Drawer v-model:visible="open" header="Queue"><Button label="Play first" @click="truth('played', 'first')" /></Drawer></main>`,
};

export const toast = {
  components: { Button, Toast },
  setup: () => {
    const toaster = useToast();
    return {
      tell: () =>
        toaster.add({ severity: "info", summary: "Kettle", detail: "Water is hot", life: 60_000 }),
    };
  },
  template: `<main><Button label="Boil" @click="tell" /><Toast /></main>`,
};

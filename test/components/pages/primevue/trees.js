import CascadeSelect from "primevue/cascadeselect";
import Tree from "primevue/tree";
import TreeSelect from "primevue/treeselect";
import { truth } from "../truth.js";

const nodes = [
  {
    key: "asia",
    label: "Asia",
    children: [
      { key: "japan", label: "Japan", children: [{ key: "kyoto", label: "Kyoto" }] },
      { key: "india", label: "India", children: [{ key: "pune", label: "Pune" }] },
    ],
  },
];

export const treeselect = {
  components: { TreeSelect },
  data: () => ({ nodes, value: null }),
  methods: { truth },
  template: `<label id="where">Where</label><TreeSelect v-model="value" :options="nodes" ariaLabelledby="where" placeholder="Pick a place" style="width:260px" @node-select="truth('place', $event.label)" />`,
};

export const cascader = {
  components: { CascadeSelect },
  data: () => ({ nodes, value: null }),
  methods: { truth },
  template: `<label id="where">Where</label><CascadeSelect v-model="value" :options="nodes" optionLabel="label" optionGroupLabel="label" :optionGroupChildren="['children', 'children']" aria-labelledby="where" placeholder="Pick a town" style="width:260px" @change="truth('town', $event.value.label)" />`,
};

export const tree = {
  components: { Tree },
  data: () => ({ nodes, keys: {} }),
  methods: { truth },
  template: `<Tree v-model:selectionKeys="keys" :value="nodes" selectionMode="checkbox" style="width:300px" @node-expand="truth('open', $event.label)" @node-select="truth('ticked', $event.label)" />`,
};

import Button from "primevue/button";
import Column from "primevue/column";
import DataTable from "primevue/datatable";
import OrderList from "primevue/orderlist";
import VirtualScroller from "primevue/virtualscroller";
import { truth } from "../truth.js";

export const grid = {
  components: { Button, Column, DataTable },
  data: () => ({
    chosen: [],
    rows: ["Ida", "Jon", "Kim", "Leo"].map((name, at) => ({ id: at, name, score: (at * 5) % 7 })),
  }),
  methods: { truth },
  watch: { chosen: (rows) => truth("chosen", rows.map(({ name }) => name).join(" ")) },
  template: `<DataTable :value="rows" v-model:selection="chosen" dataKey="id" resizableColumns columnResizeMode="expand" style="width:640px" @sort="truth('sort', $event.sortField + ' ' + $event.sortOrder)" @column-resize-end="truth('width', $event.delta > 0 ? 'wider' : 'narrower')">
    <Column selectionMode="multiple" /><Column field="name" header="Name" sortable /><Column field="score" header="Score" sortable />
    <Column header="Do"><template #body="{ data }"><Button icon="pi pi-pencil" @click="truth('edit', data.name)" /></template></Column></DataTable>`,
};

export const sortable = {
  components: { OrderList },
  data: () => ({ rows: ["Wash", "Peel", "Cook"] }),
  methods: { truth },
  watch: { rows: (rows) => truth("order", rows.join(" ")) },
  template: `<OrderList v-model="rows" style="width:300px"><template #option="{ option }">{{ option }}</template></OrderList>`,
};

export const virtual = {
  components: { VirtualScroller },
  data: () => ({ rows: Array.from({ length: 5000 }, (_, n) => `Line ${n + 1}`) }),
  methods: { truth },
  template: `<VirtualScroller :items="rows" :itemSize="40" style="width:260px;height:240px;border:1px solid"><template #item="{ item }"><div style="height:40px"><button @click="truth('took', item)">Take {{ item }}</button></div></template></VirtualScroller>`,
};

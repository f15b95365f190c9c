import Slider from "primevue/slider";
import Splitter from "primevue/splitter";
import SplitterPanel from "primevue/splitterpanel";
import { truth } from "../truth.js";

export const slider = {
  components: { Slider },
  data: () => ({ one: 20, two: [20, 80] }),
  watch: {
    one: (value) => truth("one", String(value)),
    two: (value) => truth("two", value.join("-")),
  },
  template: `<div style="width:300px;padding:30px"><p>Heat</p><Slider v-model="one" aria-label="Heat" /><p>Span</p><Slider v-model="two" range style="margin-top:30px" /></div>`,
};

export const splitter = {
  components: { Splitter, SplitterPanel },
  methods: { truth },
  template: `<Splitter style="height:200px;width:600px" @resizeend="truth('left', $event.sizes[0] > 52 ? 'wider' : 'narrower')"><SplitterPanel>Code</SplitterPanel><SplitterPanel>Result</SplitterPanel></Splitter>`,
};

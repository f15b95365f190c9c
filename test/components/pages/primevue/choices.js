import AutoComplete from "primevue/autocomplete";
import DatePicker from "primevue/datepicker";
import Rating from "primevue/rating";
import Select from "primevue/select";
import { truth } from "../truth.js";

const names = ["Lima", "Quito", "Bogota", "Bonn"];

export const select = {
  components: { Select },
  data: () => ({ names, value: null }),
  methods: { truth },
  template: `<label id="town">Town</label><Select v-model="value" :options="names" aria-labelledby="town" placeholder="Pick a town" @change="truth('town', $event.value)" />`,
};

export const combobox = {
  components: { AutoComplete },
  data: () => ({ value: null, found: [] }),
  methods: {
    truth,
    look({ query }) {
      this.found = names.filter((name) => name.toLowerCase().includes(query.toLowerCase()));
    },
  },
  template: `<AutoComplete v-model="value" :suggestions="found" aria-label="Airport" @complete="look" @option-select="truth('airport', $event.value)" />`,
};

export const date = {
  components: { DatePicker },
  data: () => ({ value: new Date(2026, 2, 10) }),
  watch: {
    value: (day) =>
      truth(
        "day",
        day === null ? "" : [day.getFullYear(), day.getMonth() + 1, day.getDate()].join("-"),
      ),
  },
  template: `<label for="leave">Leaving</label><DatePicker v-model="value" inputId="leave" showIcon />`,
};

export const rating = {
  components: { Rating },
  data: () => ({ value: 1 }),
  watch: { value: (stars) => truth("stars", String(stars)) },
  template: `<h2>Room service</h2><Rating v-model="value" />`,
};

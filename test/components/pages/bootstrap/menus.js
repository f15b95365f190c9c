import { truth } from "../truth.js";

const tabs = Array.from({ length: 25 }, (_, n) => n + 1);

/** Menus, choices and tabs: plain markup, brought to life by the library's own attributes. */
export const menus = {
  menu: {
    html: `<div class="dropdown"><button class="btn btn-secondary dropdown-toggle" data-bs-toggle="dropdown">Export</button>
      <ul class="dropdown-menu"><li><a class="dropdown-item" href="#" data-tells="export">As table</a></li>
      <li><a class="dropdown-item" href="#" data-tells="export">As picture</a></li></ul></div>`,
  },
  select: {
    html: `<label class="form-label">Size <select class="form-select" data-tells="size"><option>Small</option><option>Large</option></select></label>`,
  },
  combobox: {
    html: `<label>River <input class="form-control" list="rivers" data-tells="river"></label><datalist id="rivers"><option>Rhine</option><option>Rhone</option></datalist>`,
  },
  date: {
    html: `<label>Start <input type="date" class="form-control" data-tells="start"></label>`,
  },
  slider: {
    html: `<label class="form-label w-50">Speed <input type="range" class="form-range" min="0" max="50" value="10" data-tells="speed"></label>`,
  },
  tabs: {
    html: `<ul class="nav nav-tabs flex-nowrap" style="width:340px;overflow-x:auto" role="tablist">${tabs
      .map(
        (n) =>
          `<li class="nav-item" role="presentation"><button class="nav-link text-nowrap ${n === 1 ? "active" : ""}" data-bs-toggle="tab" data-bs-target="#t${n}" role="tab">Floor ${n}</button></li>`,
      )
      .join("")}</ul>
      <div class="tab-content">${tabs.map((n) => `<div class="tab-pane ${n === 1 ? "show active" : ""}" id="t${n}" role="tabpanel">Rooms on floor ${n}</div>`).join("")}</div>`,
    after: () =>
      document.addEventListener("shown.bs.tab", (event) => truth("tab", event.target.textContent)),
  },
};

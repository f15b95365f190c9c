import { Toast } from "bootstrap";
import { truth } from "../truth.js";

const modal = (
  id,
  title,
  body,
  close = "modal",
) => `<div class="modal" id="${id}" tabindex="-1"><div class="modal-dialog"><div class="modal-content">
  <div class="modal-header"><h5 class="modal-title">${title}</h5><button type="button" class="btn-close" data-bs-dismiss="${close}"></button></div>
  <div class="modal-body">${body}</div></div></div></div>`;

export const layers = {
  dialogs: {
    html: `<h1>Boats</h1><button class="btn btn-primary" data-bs-toggle="modal" data-bs-target="#one">Add boat</button>
      ${modal("one", "Boat", `<button class="btn btn-secondary" data-bs-toggle="modal" data-bs-target="#two">Choose colour</button>`)}
      ${modal("two", "Colour", `<button class="btn" data-tells="colour">Blue</button><button class="btn" data-tells="colour">Green</button>`)}`,
  },
  drawer: {
    html: `<h1>Atlas</h1><button class="btn btn-primary" data-bs-toggle="offcanvas" data-bs-target="#side">Layers</button>
      <div class="offcanvas offcanvas-start" id="side" tabindex="-1"><div class="offcanvas-header"><h5>Layers</h5><button class="btn-close" data-bs-dismiss="offcanvas"></button></div>
      <div class="offcanvas-body"><button class="btn" data-tells="layer">Rivers</button></div></div>`,
  },
  toast: {
    html: `<button class="btn btn-primary" id="go">Check tyres</button><div class="toast-container position-fixed bottom-0 end-0 p-3"><div class="toast" id="t" data-bs-autohide="false"><div class="toast-header"><strong class="me-auto">Tyres</strong><button class="btn-close" data-bs-dismiss="toast"></button></div><div class="toast-body">All four are well</div></div></div>`,
    after: () =>
      document.getElementById("go").addEventListener("click", () => {
        Toast.getOrCreateInstance(document.getElementById("t")).show();
        truth("toast", "up");
      }),
  },
};

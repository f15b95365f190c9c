// The library works by attributes; there is nothing to be called.
// oxlint-disable import/no-unassigned-import
import "bootstrap";
import "bootstrap/dist/css/bootstrap.css";
import { layers } from "./layers.js";
import { menus } from "./menus.js";
import { truth } from "../truth.js";

const [, , family, page] = location.pathname.split("/");
const { html, after } = { menus, layers }[family][page];
document.getElementById("app").innerHTML = html;
for (const one of document.querySelectorAll("[data-tells]"))
  one.addEventListener(one.matches("input,select") ? "change" : "click", () =>
    truth(one.dataset.tells, one.value || one.textContent.trim()),
  );
after?.();

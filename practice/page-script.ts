import type { Boot, Part, WireAct, WireField } from "./wire.ts";

/** Runs inside the pages of the layouts with handlers. It is sent by its text, so it holds all it uses. */
export function pageScript(boot: Boot): void {
  type Root = HTMLElement | ShadowRoot;
  interface Shown {
    root: Root;
    part: Part;
    values: Record<string, string>;
  }
  let page: Shown | undefined;
  // Counts the screens asked for: an answer that comes after a later question is dropped.
  let turn = 0;
  // What the visitor pressed last; a chat repeats it as a message.
  let said = "";
  let overlay: (Shown & { shell: HTMLElement }) | undefined;

  if (boot.tag) {
    const mode = boot.shadow === "closed" ? "closed" : "open";
    customElements.define(
      `${boot.tag}-button`,
      class extends HTMLElement {
        connectedCallback(): void {
          if (this.dataset["drawn"]) return;
          this.dataset["drawn"] = "1";
          const root = this.attachShadow({ mode });
          const style = document.createElement("style");
          style.textContent = boot.css;
          const button = document.createElement("button");
          button.type = "button";
          button.className = `btn ${this.getAttribute("look") ?? "plain"}`;
          if (mode === "closed") {
            button.textContent = this.getAttribute("label");
            this.removeAttribute("label");
          } else {
            button.append(document.createElement("slot"));
          }
          root.append(style, button);
        }
      },
    );
    customElements.define(
      "x-panel",
      class extends HTMLElement {
        connectedCallback(): void {
          if (this.dataset["drawn"]) return;
          this.dataset["drawn"] = "1";
          const root = this.attachShadow({ mode: "open" });
          const style = document.createElement("style");
          style.textContent = boot.css;
          const box = document.createElement("div");
          box.className = "card";
          box.append(document.createElement("slot"));
          root.append(style, box);
        }
      },
    );
  }

  const host = document.querySelector<HTMLElement>("#app") ?? document.body;
  let mount: Root = host;
  if (boot.shadow !== "none") {
    mount = host.attachShadow({ mode: boot.shadow });
    const style = document.createElement("style");
    style.textContent = boot.css;
    const inner = document.createElement("div");
    inner.className = "main";
    mount.append(style, inner);
    mount = inner;
  }

  const addressFor = (path: string): string =>
    boot.route === "hash" ? `${boot.base}#/${path}` : boot.base + path;

  async function load(path: string): Promise<Part> {
    const answer = await fetch(`${boot.base}_screen?at=${encodeURIComponent(path)}`);
    return (await answer.json()) as Part;
  }

  function toast(words: string, bad: boolean): void {
    const box = document.createElement("div");
    box.className = bad ? "toast bad" : "toast";
    box.setAttribute("role", bad ? "alert" : "status");
    box.textContent = words;
    (overlay?.shell ?? document.body).append(box);
    setTimeout(() => box.remove(), 6000);
  }

  function complaint(shown: Shown, words: string): void {
    shown.root.querySelector(".complaint")?.remove();
    const box = document.createElement("div");
    box.className = "complaint note error nt nt-error";
    box.setAttribute("role", "alert");
    box.textContent = words;
    shown.root.append(box);
  }

  const missing = (shown: Shown): boolean =>
    shown.part.fields.some((field) => {
      const value = shown.values[field.name] ?? "";
      if (field.word && value.trim() !== field.word) return true;
      return (field.required && value === "") || value.length < field.min;
    });

  function bindField(shown: Shown, field: WireField): void {
    const element = shown.root.querySelector<HTMLElement>(`[data-k="${field.k}"]`);
    if (!element) return;
    element.removeAttribute("data-k");
    shown.values[field.name] = field.value;
    const set = (value: string): void => {
      shown.values[field.name] = value;
    };
    if (field.as === "native") {
      const read = (): void => {
        const input = element.matches("fieldset")
          ? element.querySelector<HTMLInputElement>("input:checked")
          : (element as HTMLInputElement);
        set(input?.type === "checkbox" && !input.checked ? "" : (input?.value ?? ""));
      };
      element.addEventListener("input", read);
      element.addEventListener("change", read);
      return;
    }
    if (field.as === "box") {
      element.addEventListener("click", () => {
        const on = element.classList.toggle("on");
        if (element.hasAttribute("role")) element.setAttribute("aria-checked", String(on));
        set(on ? "yes" : "");
      });
      return;
    }
    const options = [...element.querySelectorAll<HTMLElement>("[data-v]")];
    const values = options.map((option) => option.dataset["v"] ?? "");
    for (const option of options) option.removeAttribute("data-v");
    const box = element.querySelector<HTMLElement>(".dd-l");
    const head = element.querySelector<HTMLElement>(".dd-v");
    head?.addEventListener("click", () => {
      if (!box) return;
      box.hidden = !box.hidden;
      if (head.hasAttribute("role")) head.setAttribute("aria-expanded", String(!box.hidden));
    });
    for (const [index, option] of options.entries()) {
      option.addEventListener("click", () => {
        for (const other of options) {
          other.classList.toggle("on", other === option);
          if (other.role === "radio") other.setAttribute("aria-checked", String(other === option));
          if (other.role === "option")
            other.setAttribute("aria-selected", String(other === option));
        }
        set(values[index] ?? "");
        if (box && head) {
          box.hidden = true;
          head.textContent = option.textContent;
        }
      });
    }
  }

  async function send(shown: Shown, act: WireAct, element: HTMLElement): Promise<void> {
    if (!act.free && missing(shown)) {
      complaint(shown, boot.wrong);
      return;
    }
    const body = new URLSearchParams(shown.values);
    if (act.with) body.set(act.with[0], act.with[1]);
    element.classList.add("busy");
    const answer = await fetch(boot.base + (act.post ?? ""), {
      method: "POST",
      body,
      headers: { accept: "application/json" },
    });
    const result = (await answer.json()) as {
      go?: string;
      say?: string;
      again?: string;
      fail?: string;
    };
    element.classList.remove("busy");
    if (act.claim !== undefined) {
      closeOverlay();
      toast(act.claim, false);
      // The switch looks off until the page is asked again.
      page?.root.querySelector("[role=switch]")?.setAttribute("aria-checked", "false");
      return;
    }
    if (result.again !== undefined) complaint(shown, result.again);
    else if (result.fail !== undefined) complaint(shown, result.fail);
    else if (result.go !== undefined) {
      await visit(result.go);
      if (result.say) toast(result.say, false);
    }
  }

  async function perform(shown: Shown, act: WireAct, element: HTMLElement): Promise<void> {
    if (element.matches(":disabled, .off")) return;
    if (act.ask !== undefined && !confirm(act.ask)) return;
    said = act.label;
    if (act.close) {
      if (overlay) closeOverlay();
      else await visit(shown.part.over ?? boot.path);
    } else if (act.tab) window.open(act.href ?? addressFor(act.go ?? ""), "_blank");
    else if (act.href !== undefined) location.assign(act.href);
    else if (act.go !== undefined) await visit(act.go);
    else await send(shown, act, element);
  }

  function bindAct(shown: Shown, act: WireAct): void {
    const element = shown.root.querySelector<HTMLElement>(`[data-k="${act.k}"]`);
    if (!element) return;
    element.removeAttribute("data-k");
    element.addEventListener("click", (event) => {
      event.preventDefault();
      event.stopPropagation();
      void perform(shown, act, element);
    });
    if (act.wait === undefined) return;
    const label = element.textContent;
    let left = act.wait;
    element.classList.add("off");
    if (element instanceof HTMLButtonElement) element.disabled = true;
    const show = (): void => {
      element.textContent = left > 0 ? `${label} (${left})` : label;
    };
    show();
    const timer = setInterval(() => {
      left -= 1;
      show();
      if (left > 0) return;
      clearInterval(timer);
      element.classList.remove("off");
      if (element instanceof HTMLButtonElement) element.disabled = false;
    }, 1000);
  }

  function bind(shown: Shown): void {
    for (const field of shown.part.fields) bindField(shown, field);
    for (const act of shown.part.acts) bindAct(shown, act);
    bindTabs(shown.root);
    for (const menu of shown.root.querySelectorAll<HTMLElement>("[data-menu]")) {
      menu.removeAttribute("data-menu");
      menu.addEventListener("click", () => {
        const box = menu.nextElementSibling as HTMLElement;
        box.hidden = !box.hidden;
        if (menu.hasAttribute("aria-expanded"))
          menu.setAttribute("aria-expanded", String(!box.hidden));
      });
    }
  }

  function bindTabs(root: Root): void {
    for (const tab of root.querySelectorAll<HTMLElement>("[data-tab]")) {
      tab.removeAttribute("data-tab");
      tab.addEventListener("click", () => {
        const all = [...(tab.parentElement?.children ?? [])];
        const panels = [...(tab.parentElement?.parentElement?.children ?? [])].slice(1);
        for (const [index, other] of all.entries()) {
          other.classList.toggle("on", other === tab);
          if (other.role === "tab") other.setAttribute("aria-selected", String(other === tab));
          (panels[index] as HTMLElement).hidden = other !== tab;
        }
      });
    }
  }

  /** One more message in the panel of a chat; the replies of the one before are gone. */
  function addMessage(part: Part): void {
    const shell = overlay?.shell ?? document.createElement("aside");
    if (!overlay) {
      shell.className = "talk";
      shell.setAttribute("role", "log");
      document.body.append(shell);
    } else {
      for (const used of overlay.root.querySelectorAll(
        ".acts, .field, fieldset, .option, .complaint",
      ))
        used.remove();
      const mine = document.createElement("div");
      mine.className = "mine";
      mine.textContent = said;
      shell.append(mine);
    }
    const box = document.createElement("div");
    box.className = "theirs";
    box.innerHTML = part.html.replace(/^<h1>(.*?)<\/h1>/, "<p>$1</p>");
    shell.append(box);
    shell.scrollTop = shell.scrollHeight;
    overlay = { root: box, part, values: {}, shell };
    bind(overlay);
  }

  function openInline(part: Part): void {
    overlay?.shell.remove();
    const shell = document.createElement("section");
    shell.className = "inline-step";
    shell.innerHTML = part.html;
    mount.append(shell);
    overlay = { root: shell, part, values: {}, shell };
    bind(overlay);
    shell.scrollIntoView();
  }

  function closeOverlay(): void {
    if (!overlay) return;
    overlay.shell.remove();
    overlay = undefined;
    host.removeAttribute("aria-hidden");
    if (page && boot.route !== "load") history.pushState(null, "", addressFor(page.part.path));
  }

  function openOverlay(part: Part): void {
    overlay?.shell.remove();
    const shell = document.createElement(
      boot.overlay === "dialog" ? "dialog" : boot.overlay === "drawer" ? "aside" : "div",
    );
    shell.className = `over over-${boot.overlay}`;
    const box = document.createElement("div");
    box.className = "over-box";
    box.innerHTML = part.html;
    shell.append(box);
    document.body.append(shell);
    if (boot.overlay === "portal") {
      box.setAttribute("role", "dialog");
      box.setAttribute("aria-modal", "true");
      host.setAttribute("aria-hidden", "true");
    }
    if (shell instanceof HTMLDialogElement) {
      shell.showModal();
      shell.addEventListener("cancel", () => closeOverlay());
    }
    overlay = { root: box, part, values: {}, shell };
    bind(overlay);
  }

  function openPage(part: Part): void {
    overlay?.shell.remove();
    overlay = undefined;
    host.removeAttribute("aria-hidden");
    if (part.html) mount.innerHTML = part.html;
    page = { root: mount, part, values: {} };
    bind(page);
    scrollTo(0, 0);
  }

  async function draw(part: Part): Promise<void> {
    document.title = part.title;
    if (part.over === null || boot.overlay === "page") {
      openPage(part);
      return;
    }
    if (page?.part.path !== part.over) openPage(await load(part.over));
    if (boot.overlay === "chat") addMessage(part);
    else if (boot.overlay === "inline") openInline(part);
    else openOverlay(part);
  }

  async function visit(path: string): Promise<void> {
    if (boot.route === "load") {
      location.assign(boot.base + path);
      return;
    }
    const mine = ++turn;
    const part = await load(path);
    if (mine !== turn) return;
    if (boot.overlay !== "chat" || part.over === null)
      history.pushState(null, "", addressFor(path));
    await draw(part);
  }

  const fromAddress = (): string =>
    boot.route === "hash" ? location.hash.replace(/^#\/?/, "") || boot.path : boot.path;

  async function begin(): Promise<void> {
    const around: Shown = {
      root: document.body,
      part: { path: "", title: "", html: "", acts: boot.acts, fields: [], over: null },
      values: {},
    };
    for (const act of boot.acts) bindAct(around, act);
    if (boot.late > 0) await new Promise((resolve) => setTimeout(resolve, boot.late));
    const part = boot.part ?? (await load(fromAddress()));
    if (turn === 0) await draw(part);
  }

  addEventListener("popstate", () => {
    const path =
      boot.route === "hash"
        ? fromAddress()
        : location.pathname.slice(boot.base.length) || boot.path;
    void load(path).then(draw);
  });
  void begin();
}

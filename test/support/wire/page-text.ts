/** A control as a turn's text lists it: number, role, name, and marks in brackets. */
export type ListedControl = { id: string; role: string; name: string; danger: boolean };
export type MarkedControl = ListedControl & { region: string; marks: string };

/** Our own numbers, and the e12 or f1e12 of somebody else's browser server. */
const CONTROL = /^(?:[+~] )?((?:f\d+)?e?\d+) ([a-z]+) (.*?)(?: \[(.*)\])?$/;

/** Everything that comes from pages, the steps so far included. */
export function fencedIn(text: string): string {
  return /<<<page-(\w+)\n([\s\S]*?)\npage-\1>>>/.exec(text)?.[2] ?? text;
}

/** What the page shows now, without what the program says about it and without the steps so far. */
export function pageTextOf(text: string): string {
  return (
    fencedIn(text)
      .split(/^page now:\n/m)
      .at(-1) ?? ""
  );
}

/** Controls are listed before the page's running text, which an empty line begins. */
export function controlsIn(text: string): ListedControl[] {
  return markedControlsIn(text).map(({ id, role, name, danger }) => ({ id, role, name, danger }));
}

/** The same with where each stands and what is said of it. */
export function markedControlsIn(text: string): MarkedControl[] {
  let region = "";
  return (pageTextOf(text).split("\n\n")[0] ?? "").split("\n").flatMap((line) => {
    region = /^([a-z]+)(?: .*)?:$/.exec(line)?.[1] ?? region;
    const [, id, role, name, marks = ""] = CONTROL.exec(line) ?? [];
    if (id === undefined || role === undefined || name === undefined) return [];
    const danger = marks.includes("danger");
    return [{ id, role, name: name.replace(/ = ".*"$/, ""), danger, region, marks }];
  });
}

/** The control of that name: the same words, else one that holds them. */
export function controlNamed(text: string, name: string): ListedControl | undefined {
  const wanted = name.trim().toLowerCase();
  const controls = controlsIn(text);
  return (
    controls.find((control) => control.name.toLowerCase() === wanted) ??
    controls.find((control) => control.name.toLowerCase().includes(wanted))
  );
}

/** A control as a turn's text lists it: number, role, name, and marks in brackets. */
export type ListedControl = { id: string; role: string; name: string; danger: boolean };

/** Our own numbers, and the e12 or f1e12 of somebody else's browser server. */
const CONTROL = /^(?:[+~] )?((?:f\d+)?e?\d+) ([a-z]+) (.*?)(?: \[(.*)\])?$/;

/** What the page shows now, without what the program says about it and without the steps so far. */
export function pageTextOf(text: string): string {
  const fenced = /<<<page-(\w+)\n([\s\S]*?)\npage-\1>>>/.exec(text)?.[2] ?? text;
  return fenced.split(/^page now:\n/m).at(-1) ?? "";
}

/** Controls are listed before the page's running text, which an empty line begins. */
export function controlsIn(text: string): ListedControl[] {
  return (pageTextOf(text).split("\n\n")[0] ?? "").split("\n").flatMap((line) => {
    const [, id, role, name, marks = ""] = CONTROL.exec(line) ?? [];
    if (id === undefined || role === undefined || name === undefined) return [];
    return [{ id, role, name: name.replace(/ = ".*"$/, ""), danger: marks.includes("danger") }];
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

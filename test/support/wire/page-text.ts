/** A control as a turn's text lists it: number, role, name, and marks in brackets. */
export type ListedControl = { id: string; role: string; name: string; danger: boolean };

const CONTROL =
  /^(?:[+~] )?(\d+) (button|link|textbox|searchbox|checkbox|radio|combobox|listbox|option|menuitem|tab|switch|spinbutton|slider|generic) (.*?)(?: \[(.*)\])?$/;

/** What web sites wrote, without what the program says about it. */
export function pageTextOf(text: string): string {
  return /<<<page-(\w+)\n([\s\S]*?)\npage-\1>>>/.exec(text)?.[2] ?? text;
}

export function controlsIn(text: string): ListedControl[] {
  return pageTextOf(text)
    .split("\n")
    .flatMap((line) => {
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

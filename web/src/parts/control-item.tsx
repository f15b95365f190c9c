import { useState } from "preact/hooks";
import type { PageControl, PersonInput } from "../api.ts";
import { line } from "../format.ts";
import { useWords } from "../state/settings.ts";

type Props = { control: PageControl; send: (input: PersonInput, name: string) => void };

/** One control of a taken page, in the shape that does the same here. */
export function ControlItem({ control, send }: Props) {
  return (
    <li>
      {control.use === "press" && <Press control={control} send={send} />}
      {control.use === "fill" && <Fill control={control} send={send} />}
      {control.use === "choose" && <Choose control={control} send={send} />}
    </li>
  );
}

function Press({ control, send }: Props) {
  const { takeover } = useWords();
  const { id, role, checked, expanded, disabled, context, description } = control;
  const name = line(control.name, 120) || role;
  const more = [
    takeover.roles[role] ?? role,
    checked === undefined ? "" : checked ? takeover.ticked : takeover.unticked,
    expanded === true ? takeover.open : "",
    context === undefined ? "" : line(context, 80),
    description === undefined ? "" : line(description, 120),
  ].filter((part) => part !== "");
  return (
    <button
      type="button"
      disabled={disabled === true}
      onClick={() => send({ type: "press", control: id }, name)}
    >
      <span>{name}</span> <span class="dim">{more.join(", ")}</span>
    </button>
  );
}

function Fill({ control, send }: Props) {
  const { takeover } = useWords();
  const { id, secret, disabled } = control;
  const name = line(control.name, 120) || (takeover.roles[control.role] ?? control.role);
  const [text, setText] = useState(control.value ?? "");
  const submit = (event: Event) => {
    event.preventDefault();
    send({ type: "fill", control: id, text }, name);
    // It stands in the page now, and need not stand here.
    if (secret === true) setText("");
  };
  return (
    <form onSubmit={submit}>
      <label class="field">
        <span>{name}</span>
        <input
          // Preact's types know one kind of field at a time.
          type={kindOf(control) as "text"}
          autocomplete="off"
          spellcheck={false}
          maxLength={1000}
          value={text}
          disabled={disabled === true}
          onInput={(event) => setText(event.currentTarget.value)}
        />
      </label>
      <button type="submit" disabled={disabled === true} aria-label={takeover.fillIn(name)}>
        {takeover.fill}
      </button>
    </form>
  );
}

function kindOf({ secret, type }: PageControl): string {
  if (secret === true) return "password";
  return type === "range" ? "number" : (type ?? "text");
}

function Choose({ control, send }: Props) {
  const { takeover } = useWords();
  const { id, options = [], disabled } = control;
  const name = line(control.name, 120) || (takeover.roles[control.role] ?? control.role);
  const [option, setOption] = useState(control.value ?? options[0] ?? "");
  const submit = (event: Event) => {
    event.preventDefault();
    send({ type: "choose", control: id, option }, name);
  };
  return (
    <form onSubmit={submit}>
      <label class="field">
        <span>{name}</span>
        <select
          value={option}
          disabled={disabled === true}
          onChange={(event) => setOption(event.currentTarget.value)}
        >
          {options.map((one) => (
            <option key={one} value={one}>
              {line(one, 120)}
            </option>
          ))}
        </select>
      </label>
      <button type="submit" disabled={disabled === true} aria-label={takeover.chooseIn(name)}>
        {takeover.choose}
      </button>
    </form>
  );
}

import type { ComponentChildren } from "preact";
import { Refused } from "../api.ts";
import { useWords } from "../state/settings.ts";

export function Loading() {
  return (
    <p class="loading" role="status">
      {useWords().common.loading}
    </p>
  );
}

export function Empty({
  title,
  text,
  children,
}: {
  title: string;
  text?: string;
  children?: ComponentChildren;
}) {
  return (
    <div class="empty">
      <h2>{title}</h2>
      {text !== undefined && <p>{text}</p>}
      {children}
    </div>
  );
}

/** What went wrong and what to do about it, as the server says it. */
export function Fault({ error, again }: { error: unknown; again?: () => void }) {
  const words = useWords();
  const message = error instanceof Error ? error.message : words.common.failed;
  const hint = error instanceof Refused ? error.hint : words.connection.hint;
  return (
    <div class="fault" role="alert">
      <p>
        <strong>{message}</strong> {hint}
      </p>
      {again !== undefined && (
        <button type="button" onClick={again}>
          {words.common.retry}
        </button>
      )}
    </div>
  );
}

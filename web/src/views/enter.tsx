import { useWords } from "../state/settings.ts";
import { Icon } from "../parts/icon.tsx";

export function EnterView({ door }: { door: "checking" | "shut" | "used" }) {
  const { enter } = useWords();
  return (
    <main class="enter">
      <div class="brand">
        <Icon name="mark" />
        <span>Subterminator</span>
      </div>
      {door === "checking" ? (
        <p role="status">{enter.checking}</p>
      ) : (
        <>
          <h1>{enter.title}</h1>
          {door === "used" && (
            <p class="fault" role="alert">
              {enter.used}
            </p>
          )}
          <p>{enter.text}</p>
          <p>{enter.how}</p>
          <pre tabIndex={0}>subterminator serve</pre>
        </>
      )}
    </main>
  );
}

import { line } from "../format.ts";
import { useWords } from "../state/settings.ts";
import type { Visit } from "./turns.ts";
import type { Step } from "./way-graph.ts";

/** Room beside the pages only where a way back needs it: a narrow map is drawn larger. */
const WIDTH = { straight: 360, beside: 640 };
const BOX = { x: 20, width: 320, height: 44 };
const ROW = 76;
/** Ways back are drawn beside the pages, each a little further out, up to the edge. */
const OUT = { first: 28, each: 22, most: 200 };

/** The map so far: a page a box, a step an arrow with the control that was pressed. The list under it says the same. */
export function WayMap({ pages, steps }: { pages: readonly Visit[]; steps: readonly Step[] }) {
  const words = useWords();
  const height = pages.length * ROW;
  const width = steps.some(({ from, to }) => to !== from + 1) ? WIDTH.beside : WIDTH.straight;
  let out = 0;
  return (
    <svg
      class="way-map"
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={words.run.mapText(pages.length)}
    >
      <defs>
        <marker
          id="way-arrow"
          viewBox="0 0 8 8"
          refX="7"
          refY="4"
          markerWidth="7"
          markerHeight="7"
          orient="auto-start-reverse"
        >
          <path d="M0 0 L8 4 L0 8 z" />
        </marker>
      </defs>
      {steps.map((step) =>
        step.to === step.from + 1 ? (
          <Down key={`${step.from} ${step.to}`} step={step} />
        ) : (
          <Beside key={`${step.from} ${step.to}`} step={step} out={out++} />
        ),
      )}
      {pages.map(({ title, address, times }, at) => (
        <g key={address} class="page">
          <rect x={BOX.x} y={at * ROW + 2} width={BOX.width} height={BOX.height} rx="8" />
          <text x={BOX.x + 12} y={at * ROW + 20}>
            {`${at + 1}. ${line(title, 36) || line(address, 36)}`}
          </text>
          <text x={BOX.x + 12} y={at * ROW + 37} class="address">
            {`${line(address, 42)}${times > 1 ? ` · ${words.run.visits(times)}` : ""}`}
          </text>
        </g>
      ))}
    </svg>
  );
}

function Down({ step: { from, by, times } }: { step: Step }) {
  const x = BOX.x + 40;
  const y = from * ROW + BOX.height + 2;
  return (
    <g class="step">
      <path d={`M${x} ${y} V${(from + 1) * ROW}`} marker-end="url(#way-arrow)" />
      <text x={x + 12} y={y + 19}>
        {wordsOf(by, times)}
      </text>
    </g>
  );
}

function Beside({ step: { from, to, by, times }, out }: { step: Step; out: number }) {
  const edge = BOX.x + BOX.width;
  const far = edge + Math.min(OUT.most, OUT.first + out * OUT.each);
  const middle = BOX.height / 2 + 2;
  // A little lower where it leaves than where another arrives: two arrows of one page stay apart.
  const [start, end] = [from * ROW + middle + 8, to * ROW + middle - 6];
  return (
    <g class="step back">
      <path
        d={`M${edge} ${start} C${far} ${start} ${far} ${end} ${edge + 2} ${end}`}
        marker-end="url(#way-arrow)"
      />
      <text x={far - OUT.first / 2} y={(start + end) / 2}>
        {wordsOf(by, times)}
      </text>
    </g>
  );
}

function wordsOf(by: string, times: number): string {
  const name = line(by, 30);
  return times > 1 ? `${name} ×${times}` : name;
}

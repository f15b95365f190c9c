import { fit, styleFor } from "./style.ts";
import { hung, widthOf } from "./wrapped.ts";

const FRAMES = ["⠋", "⠙", "⠹", "⠸", "⠼", "⠴", "⠦", "⠧", "⠇", "⠏"];
const FRAME_MS = 100;
const ERASE = "\r\x1b[2K";

export type Screen = {
  write(text: string): unknown;
  isTTY?: boolean;
  columns?: number;
};

/**
 * The last line of a terminal, drawn over and over. Where there is no terminal it draws nothing. Not the spinner of
 * @clack/prompts (1.9.0): it takes the keys for itself, and at Ctrl-C ends the program with code 0 before a verdict is written.
 */
export class LiveLine {
  #screen: Screen;
  #text: () => string;
  #timer: NodeJS.Timeout | undefined;
  #frame = 0;
  #drawn = false;

  constructor(screen: Screen, text: () => string) {
    this.#screen = screen;
    this.#text = text;
  }

  start(): void {
    if (this.#screen.isTTY !== true || this.#timer !== undefined) return;
    this.#draw();
    this.#timer = setInterval(() => this.#draw(), FRAME_MS).unref();
  }

  stop(): void {
    clearInterval(this.#timer);
    this.#timer = undefined;
    this.#erase();
  }

  /** A line that stays, above the live one. */
  print(line: string): void {
    this.#erase();
    this.#screen.write(`${hung(line, widthOf(this.#screen))}\n`);
    if (this.#timer !== undefined) this.#draw();
  }

  #draw(): void {
    const style = styleFor(this.#screen);
    const frame = FRAMES[this.#frame++ % FRAMES.length] ?? "";
    const text = fit(this.#text(), (this.#screen.columns || 80) - 3);
    this.#screen.write(`${ERASE}${style.cyan(frame)} ${text}`);
    this.#drawn = true;
  }

  #erase(): void {
    if (this.#drawn) this.#screen.write(ERASE);
    this.#drawn = false;
  }
}

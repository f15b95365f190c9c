import { mimeOf } from "./artifacts.ts";
import { sha256 } from "./chain.ts";
import type { Picture } from "./events.ts";
import { markup, type Markup } from "./markup.ts";
import { pictureSize } from "./picture-size.ts";

/** Above this a mail server refuses the file and a browser takes seconds to open it. */
const BUDGET_BYTES = 24 * 1024 * 1024;

/** A page is about 1.3 times as tall as it is wide inside its margins; a taller picture goes over several. */
const SLICE_RATIO = 1.28;
const MAX_SLICES = 8;

export type Pictures = {
  figure(picture: Picture | undefined, words: string): Markup;
  /** A full page, cut into pieces that each fit on paper. */
  tall(picture: Picture, words: string): Markup;
  /** Rules for the tall pictures that were asked for. */
  css(): string;
};

/** Puts pictures into the document, the same one only once, and only as the event recorded it. */
export function proofPictures(artifacts: ReadonlyMap<string, Uint8Array>): Pictures {
  let left = BUDGET_BYTES;
  const shown = new Map<string, string>();
  const rules: string[] = [];

  function source(picture: Picture): { uri: string; data: Uint8Array } | { gap: string } {
    const data = artifacts.get(picture.file);
    if (data === undefined) return { gap: "The screenshot is no longer in the run's folder." };
    if (sha256(data) !== picture.sha256) {
      return { gap: "The screenshot does not match its recorded hash and is not shown." };
    }
    const mime = mimeOf(data);
    if (mime === undefined) return { gap: "The screenshot is not a picture." };
    const earlier = shown.get(picture.sha256);
    if (earlier !== undefined) return { gap: `The same picture as: ${earlier}.` };
    if (data.length > left) {
      return {
        gap: `Left out to keep this file small; it is in the run's folder as ${picture.file}.`,
      };
    }
    left -= data.length;
    return { uri: `data:${mime};base64,${Buffer.from(data).toString("base64")}`, data };
  }

  function take(picture: Picture, words: string) {
    const found = source(picture);
    if ("uri" in found) shown.set(picture.sha256, words);
    return found;
  }

  return {
    figure(picture, words) {
      if (picture === undefined) return markup``;
      const found = take(picture, words);
      if ("gap" in found) return gap(found.gap);
      return markup`<figure class="shot" tabindex="0">
        <img src="${found.uri}" alt="${words}" />
      </figure>`;
    },
    tall(picture, words) {
      const found = take(picture, words);
      if ("gap" in found) return gap(found.gap);
      const size = pictureSize(found.data);
      const ratio = size === undefined ? 1 : size.height / size.width;
      if (size === undefined || ratio <= SLICE_RATIO) {
        return markup`<figure class="whole"><img src="${found.uri}" alt="${words}" /></figure>`;
      }
      const name = `tall-${rules.length}`;
      const slices = Math.min(MAX_SLICES, Math.ceil(ratio / SLICE_RATIO));
      const lastRatio = Math.min(ratio - SLICE_RATIO * (slices - 1), SLICE_RATIO);
      rules.push(`.${name} > div { background-image: url("${found.uri}"); }`);
      for (let index = 0; index < slices; index++) {
        const part = index === slices - 1 ? lastRatio : SLICE_RATIO;
        const room = ratio - part;
        const shift = room === 0 ? 0 : (SLICE_RATIO * index * 100) / room;
        rules.push(
          `.${name} > div:nth-child(${index + 1}) { aspect-ratio: ${(1 / part).toFixed(5)}; background-position: 0 ${shift.toFixed(4)}%; }`,
        );
      }
      const pieces = Array.from({ length: slices }, () => markup`<div></div>`);
      const cutOff =
        ratio > SLICE_RATIO * MAX_SLICES
          ? markup`<p class="gap">
              The page goes on; the whole picture is in the run's folder as ${picture.file}.
            </p>`
          : markup``;
      return markup`<div class="sliced ${name}" role="img" aria-label="${words}">${pieces}</div>
        ${cutOff}`;
    },
    css: () => rules.join("\n"),
  };
}

function gap(words: string): Markup {
  return markup`<p class="gap">${words}</p>`;
}

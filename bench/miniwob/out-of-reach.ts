/** The pages that no script is run for, and what stands in the way, in the order in which the report gives them. */
export const outOfReach: { why: string; tasks: string[] }[] = [
  {
    why: "shapes, colours or angles have to be seen: the list tells controls and words, a model needs the picture for these",
    tasks: [
      "bisect-angle",
      "circle-center",
      "click-color",
      "click-shades",
      "click-shape",
      "count-shape",
      "count-sides",
      "drag-shapes",
      "drag-shapes-2",
      "draw-circle",
      "draw-line",
      "find-midpoint",
      "identify-shape",
      "number-checkboxes",
      "right-angle",
      "tic-tac-toe",
      "use-colorwheel-2",
      "visual-addition",
    ],
  },
  {
    why: "the page moves faster than one call follows the other, or counts the milliseconds between two calls",
    tasks: [
      "button-delay",
      "chase-circle",
      "hover-shape",
      "moving-items",
      "simon-says",
      "stock-market",
    ],
  },
  {
    why: "a point has to be felt for with the pointer, or a solid turned by hand: dozens of calls by trial, no fixed script",
    tasks: ["drag-cube", "hot-cold"],
  },
  {
    why: "free language or knowledge of words, which a fixed script does not have",
    tasks: ["click-checkboxes-soft", "email-inbox-forward-nl-turk", "email-inbox-nl-turk"],
  },
];

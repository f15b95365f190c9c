const PATHS = {
  mark: "M5 12.5l4.5 4.5L19 7.5",
  plus: "M12 5v14M5 12h14",
  overview: "M4 19V11M10 19V5M16 19v-6M21 19H3",
  runs: "M4 6h16M4 12h16M4 18h10",
  question:
    "M9.5 9a2.6 2.6 0 1 1 3.6 2.4c-.8.4-1.1.9-1.1 1.8M12 17h.01M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18z",
  stop: "M7 7h10v10H7z",
  again: "M4 12a8 8 0 1 0 2.5-5.8M4 4v4h4",
  proof: "M7 3h7l4 4v14H7zM10 13l2 2 4-4",
  hand: "M8 12V6a1.5 1.5 0 0 1 3 0v5-7a1.5 1.5 0 0 1 3 0v7-5a1.5 1.5 0 0 1 3 0v8a6 6 0 0 1-6 6h-1a6 6 0 0 1-5-3l-2.2-4a1.5 1.5 0 0 1 2.6-1.5L8 14",
  warning: "M12 4l9 16H3zM12 10v4M12 17h.01",
  check: "M5 12.5l4.5 4.5L19 7.5",
  cross: "M6 6l12 12M18 6L6 18",
  search: "M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14zM16 16l4 4",
  back: "M14 6l-6 6 6 6",
  file: "M12 4v11M8 11l4 4 4-4M5 20h14",
} as const;
export type IconName = keyof typeof PATHS;

export function Icon({ name }: { name: IconName }) {
  return (
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={PATHS[name]} />
    </svg>
  );
}

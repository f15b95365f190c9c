import { defineConfig } from "vite";

export default defineConfig({
  root: import.meta.dirname,
  base: "/",
  oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
  // Scripts and styles as files of their own: the page's policy lets nothing inline run.
  build: { outDir: "../dist/web", emptyOutDir: true, assetsInlineLimit: 0, modulePreload: false },
});

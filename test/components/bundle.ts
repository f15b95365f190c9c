import { fileURLToPath } from "node:url";
import { build } from "esbuild";

export const LIBRARIES = ["mui", "antd", "radix", "bootstrap", "primevue", "dnd"] as const;
export type Library = (typeof LIBRARIES)[number];

const made = new Map<Library, Promise<Map<string, string>>>();

/** One library's pages as modules, by file name; made once in a process, each family of widgets loaded by itself. */
export function bundle(library: Library): Promise<Map<string, string>> {
  const known = made.get(library) ?? make(library);
  made.set(library, known);
  return known;
}

async function make(library: Library): Promise<Map<string, string>> {
  const pages = fileURLToPath(new URL(`pages/${library}`, import.meta.url));
  const { outputFiles } = await build({
    entryPoints: [`${pages}/index.js`],
    outdir: "/bundle",
    bundle: true,
    splitting: true,
    format: "esm",
    minify: true,
    write: false,
    jsx: "automatic",
    // Vue's templates are compiled in the page.
    alias: { vue: "vue/dist/vue.esm-bundler.js" },
    define: {
      "process.env.NODE_ENV": '"production"',
      __VUE_OPTIONS_API__: "true",
      __VUE_PROD_DEVTOOLS__: "false",
      __VUE_PROD_HYDRATION_MISMATCH_DETAILS__: "false",
    },
    logLevel: "error",
  });
  return new Map(outputFiles.map(({ path, text }) => [path.split("/").at(-1) ?? "", text]));
}

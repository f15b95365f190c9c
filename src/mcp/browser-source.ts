import type { Browsers } from "../browser/port.ts";
import type { BrowserSource } from "./tools/define-tool.ts";

export function lazyBrowsers(load: () => Promise<Browsers>): BrowserSource {
  let loading: Promise<Browsers> | undefined;
  let loaded: Browsers | undefined;
  return {
    get() {
      loading ??= load().then(
        (browsers) => (loaded = browsers),
        (error: unknown) => {
          loading = undefined;
          throw error;
        },
      );
      return loading;
    },
    loaded: () => loaded,
  };
}

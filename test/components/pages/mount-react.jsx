import { createRoot } from "react-dom/client";

/** The page that the address names, of one library's families of widgets. */
export async function mount(families) {
  const [, , family, page] = location.pathname.split("/");
  const { [page]: Page } = await families[family]();
  createRoot(document.getElementById("app")).render(<Page />);
}

import type { FinalWords } from "./language.ts";

/** Galician. */
export const gl: FinalWords = {
  cancel: "cancelar | anular | cancela",
  end: "dar de baixa | darme de baixa | cancelar a subscrición | cancelar subscrición | rescindir o contrato | rematar a subscrición | anular a subscrición",
  delete: "eliminar | borrar | suprimir",
  buy: "mercar | mercar agora | comprar | pagar | facer o pedido | subscribirse | mellorar o plan | doar | enviar cartos",
  reach: "publicar | compartir | convidar",
  subject: "subscrición | subscricion | contrato | plan | cota",
  affirm: "=si | =continuar | =confirmar",
};

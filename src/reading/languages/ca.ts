import type { FinalWords } from "./language.ts";

/** Catalan. */
export const ca: FinalWords = {
  cancel: "cancel·lar | anul·la | anul·lar",
  end: "donar de baixa | dona'm de baixa | donar-me de baixa | donar-se de baixa | dona de baixa | baixa de la subscripció | cancel·la la subscripció | cancel·lar la subscripció | rescindir | finalitza la subscripció",
  delete: "suprimeix | suprimir | esborra | esborrar | elimina el compte",
  buy: "compra | comprar | compra ara | paga | pagar | pagueu | fes la comanda | fer la comanda | subscriu-te | subscriure'm | millora el pla | fes una donació | envia diners",
  reach: "publica | publicar | comparteix | convida",
  subject: "subscripció | subscripcio | quota | contracte | pla | afiliació",
  affirm: "=sí | =continua | =continuar | =confirma",
};

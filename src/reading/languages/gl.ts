import type { MarkedWords, FinalWords } from "./language-words.ts";

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

export const glEveryday: MarkedWords = {
  small: "o a os as de e é unha un para con seu súa que non en por máis",
  everyday:
    "buscar | busca | procurar | filtrar | filtros | filtro | limpar filtros! | quitar filtros! | restablecer filtros! | ordenar por | amosar máis | mostrar máis | ver máis | mostrar menos | ver menos | ver todo | cargar máis | páxina seguinte | páxina anterior | pregunta seguinte! | pregunta anterior | =paso seguinte! | =paso anterior | =semana seguinte | =semana anterior | =mes seguinte | =mes anterior | foto seguinte | foto anterior | capítulo seguinte | abrir o menú | pechar o menú! | contraer o menú! | despregar o menú | gústame! | xa non me gusta! | engadir a favoritos! | quitar de favoritos! | engadir unha estrela! | quitar a estrela! | deixar de seguir! | valorar! | gardar cambios! | gardar os cambios! | gardar borrador! | borrador! | aplicar filtros! | editar! | renomear! | cambiar o nome! | mover arriba! | mover abaixo! | mover á esquerda! | mover á dereita! | reordenar! | =arrastrar! | engadir á cesta! | engadir ao carriño! | gardar para máis tarde! | engadir á lista de desexos! | quitar da lista de desexos! | comparar! | calcular o envío! | reproducir! | pausar o vídeo! | silenciar! | activar o son! | velocidade de reprodución! | pantalla completa | iniciar sesión! | =entrar! | pechar sesión! | pechar a sesión! | descargar | imprimir | copiar | copiar ligazón | aceptar as cookies! | rexeitar as cookies! | achegar | afastar | actualizar a páxina | tentar de novo! | volver tentar! | subir ficheiro! | subir imaxe! | subir foto! | escoller ficheiro! | marcar como lido! | marcar todo como lido! | marcar como non lido! | seleccionar todo! | deseleccionar todo! | mostrar a columna | ocultar a columna! | ocultar o panel! | letra máis grande! | letra máis pequena! | tamaño da letra! | volver arriba | aceptar todas as cookies! | rexeitar todas as cookies! | mover o mapa | =máis | =menos | =seguinte | =anterior | =atrás | =pechar! | =abrir | =menú | =inicio | =gardar! | =aplicar! | =favoritos! | =volume! | =velocidade! | =subtítulos! | =lingua! | =idioma! | =tema! | =moeda! | =calendario | =hoxe | =mapa | =axuda | =vista previa | =resumo | =configuración! | =axustes! | =preferencias! | =perfil! | =conta | =a miña conta | =detalles | =historial | =notificacións | =mensaxes | =pedidos | =os meus pedidos | =facturas | =opinións | =recensións | =imaxes | =fotos | =descrición | =tamaño | =talla | =cor | =cantidade! | =número! | =mensual! | =anual! | =limpar! | =restablecer! | =columnas | =modo escuro! | =xeral | =seguridade | =privacidade | =sobre nós | =contacto | =produtos | =categorías | =cesta! | =carriño! | =lista de desexos! | =racións! | =convidados! | =en liña! | =ausente! | =arquivar! | =arquivo! | =pospor a mensaxe! | =etiqueta! | =etiquetas! | =aceptar todo! | =rexeitar todo! | =agochar! | =ocultar! | =contraer! | =despregar | =útil! | =desfacer! | =refacer! | =ampliar | =reducir! | =seguir! | =dispoñible!",
  shows:
    "ver | mostrar | amosar | consultar | xestionar | administrar | máis información | saber máis | ler | descubrir | explorar | descargar | imprimir | editar | =método de pagamento | =facturas",
  chooses: "seleccionar! | escoller! | elixir! | engadir!",
};

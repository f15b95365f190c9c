import type { EverydayWords } from "./language.ts";

/** Spanish. */
export const es: EverydayWords = {
  small: "el la los las de y es una un para con tu su que no en por",
  everyday:
    "buscar | búsqueda | filtrar | filtros | filtro | ordenar | ordenar por | más | menos | ver más | mostrar más | mostrar menos | ver menos | cargar más | ver todo | ver todos | siguiente | anterior | página siguiente | página anterior | volver | atrás | abrir | cerrar | inicio | menú | me gusta | favorito | favoritos | añadir a favoritos | seguir | dejar de seguir | guardar | borrador | guardar borrador | guardar cambios | editar | renombrar | añadir al carrito | agregar al carrito | añadir a la cesta | carrito | cesta | lista de deseos | comparar | reproducir | pausa | silenciar | volumen | pantalla completa | subtítulos | iniciar sesión | acceder | cerrar sesión | idioma | tema | descargar | imprimir | copiar | copiar enlace | cookies | aceptar todo | aceptar todas | rechazar todo | calendario | hoy | mapa | acercar | alejar | actualizar página | reintentar | ayuda | subir archivo | vista previa | resumen | ajustes | configuración | preferencias | perfil | cuenta | mi cuenta | detalles | historial | notificaciones | mensajes | pedidos | mis pedidos | facturas | factura | opiniones | fotos | descripción | talla | tamaño | color | cantidad | mensual | anual | seleccionar todo | limpiar | restablecer | ocultar | general | seguridad | privacidad | acerca de | contacto | productos | categorías | entendido | volver arriba | elegir archivo",
  shows:
    "ver | mostrar | consultar | abrir | gestionar | administrar | detalles | comparar | más información | leer | descubrir | descargar | imprimir | editar | modificar | cambiar | ir a | método de pago | facturas | factura",
  chooses: "seleccionar | elegir | añadir | agregar",
};

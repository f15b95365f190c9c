import type { EndWords } from "../end-words.ts";

export const es: EndWords = {
  code: "es",
  ended:
    "cancelada | cancelado | canceladas | cancelación confirmada | cancelación programada | anulada | anulado | finalizada | finalizado | terminada | terminado | caducada | caducado | vencida | vencido | desactivada | desactivado | dado de baja | dada de baja | baja confirmada | baja tramitada | baja programada | inactiva | inactivo | ya no está activa | ya no está activo | ha terminado | has cancelado | ha cancelado | rescindido",
  ends: "finaliza | finalizará | termina | terminará | vence | caduca | expira | hasta el | hasta | fecha de fin* | fin | último día | se cancelará | será cancelad* | acceso hasta | baja el | con efecto",
  noMore:
    "no tienes cobros | sin cobros | no pagarás más | no pagará más | nada más que pagar | no se renovará | no se renueva | no será renovad* | sin renovación | no habrá más cobros | no se te cobrará | no te cobraremos | no se le cobrará | no le cobraremos | no volveremos a cobrar* | sin más cobros | ningún cobro | ningún otro cobro | no habrá más pagos | no hay más pagos | no se realizarán más cobros | renovación automática desactivada | renovación desactivada | renovación: no | no hay próximo pago | próximo pago: ninguno | no más cargos | sin próximos pagos",
  none: "no tienes ningun* | no tiene ningun* | ninguna suscripción | ningún plan | sin suscripción | sin plan | no hay suscripciones | ya no tienes | no estás suscrit* | no está suscrit* | no tienes una suscripción",
  undo: "reactivar | reanudar | restablecer | volver a suscribir* | volver a activar | deshacer | retomar | renovar | recuperar | anular la baja | anular la cancelación | cancelar la baja | suscribirme | suscribirse | volver | seguir suscrit* | mantener | elegir un plan | ver planes",
  leave:
    "cancelar | cancelar … suscripción | cancelar … plan | darme de baja | darse de baja | dar de baja | solicitar la baja | finalizar … suscripción | terminar … suscripción | rescindir | desactivar la renovación | anular",
  living:
    "próximo pago | próximo cobro | próxima factura | próximo cargo | próxima renovación | se renueva | se renovará | renovación el | se te cobrará | te cobraremos | se cobrará | se le cobrará | renovación automática activada | renovación: sí | fecha de renovación | siguiente pago | próxima cuota",
  active: "activa | activo | en curso | vigente | plan actual | suscripción actual | sigue",
  paused:
    "pausada | pausado | en pausa | pausa | suspendida | suspendido | congelada | congelado | se reanuda | se reanudará | reanuda | aplazad* | omitid* | saltad* | temporalmente | vuelve el | reinicia",
  again:
    "reactivada | reactivado | reanudada | reanudado | restablecida | restablecido | restaurad* | reiniciad* | renovada hasta | se ha renovado | ha sido renovad* | bienvenid* de nuevo | de nuevo activ* | vuelve a estar activ* | anulada la baja | cancelación anulada | retirada | prorrogad* | empezó de nuevo | comenzó de nuevo | revertid* | deshech*",
  moved:
    "cambiado a | has pasado a | pasado al | ha pasado a | te damos la bienvenida | bienvenido a | bienvenida a | bienvenidos a | nuevo plan | nueva tarifa | nueva suscripción | ahora tienes | convertid* | sustituid* | reemplazad* | transferid* | migrad* | ahora estás en | rebajad*",
  trial: "prueba | mes gratis | periodo gratuito",
  waits:
    "pendiente | a la espera | esperando | revisa tu correo | revisa tu bandeja | haz clic en el enlace | pulsa el enlace | confirma | confirme | por confirmar | debe ser confirmad* | solicitud recibida | recibido tu solicitud | solicitud | en trámite | en proceso | procesando | en revisión | será revisad* | llámanos | llame | te llamaremos | nos pondremos en contacto | por correo postal | carta | firma | firmad* | casi has terminado | un paso más | último paso | para completar | para finalizar | aprobación | provisional",
  ifs: "si | a menos que | salvo que | siempre que | con la condición | sujeto a | en cuanto | una vez que | cuando | solo si | no será efectiv* | será efectiv* | surtirá efecto | mientras | en caso de | antes de | después de | hasta que",
  can: "puede ser | pueden ser | podría | puedes | sería",
  not: "no se ha | no ha | no está | aún | todavía | sigue | no se pudo | no hemos podido | nunca | no fue",
  small:
    "el | la | los | las | lo | un | una | unos | de | del | al | a | su | sus | tu | tus | mi | nuestro | nuestra | se | te | le | les | usted | nos | nosotros | yo | es | esta | estan | este | esa | ese | ha | han | has | hemos | ha sido | sido | fue | sera | seran | y | o | en | con | por | para | desde | hasta | tras | despues | que | cuando | hoy | ahora | ya | entonces | aqui | dia* | fecha | mes* | ano* | semana* | fin | final | hora* | inmediato | inmediatamente | correctamente | definitivamente | automatic* | mas | pago* | cobro* | cargo* | factur* | tarjeta | cuenta | acceso | acceder | usar | disfrutar | activo | activa | confirmad* | confirmacion | gracias | hola | mensual* | anual* | familiar | efecto | partir | pendiente* | hara* | realiz* | puedes | puede | peticion | solicitud | valido | tomar* | cobrar* | referencia | numero",
  goesOn: "continua | sigue | sigue activa | sigue activo | se mantiene | se renueva",
  negates: "no | nunca | ningun* | nadie | nada | ni | sin | tampoco",
  turns:
    "pero | sin embargo | aunque | sino | en lugar | en vez | aun | todavia | sigue* | siguen | continu* | permanec* | qued* | conserv* | mantien* | manten* | mism* | otra vez | de nuevo | otr* | nuev* | proxim* | siguiente* | ambos | ambas | solo | solamente | excepto | salvo | por ahora | casi | por error | error* | equivoc*",
  failed: "error | ha fallado | no se pudo | no hemos podido | inténtalo de nuevo | problema",
  things:
    "entrega* | pedido* | caja | clase* | lección | reserva* | cita* | entrada* | complemento* | extra* | opción | boletín | newsletter* | correo* | pagos | pago | cobro* | factura* | cupón | cupones | oferta* | descuento* | promoción | regalo* | dispositivo* | perfil* | sesión | sesiones | descarga* | recordatorio* | notificaci* | pausa | prueba | tarjeta | evento* | envío* | comida* | visita* | curso* | solicitud* | permanencia | créditos | puntos",
  people:
    "miembro de tu familia | miembro de la familia | familiar* | hijo | hija | hijos | pareja | invitad* | amig* | otro usuario | otra cuenta | compañer* | miembro del equipo | cónyuge | subcuenta",
  plan: "suscripci* | plan | planes | membresía* | contrato* | tarifa* | cuenta | renovación | abono* | póliza | seguro | cuota de socio | baja",
  status:
    "estado | situación | fin | fecha de fin | próximo pago | próximo cobro | renovación | renovación automática | válida hasta | válido hasta | acceso hasta | contrato | pago | cancelación | baja",
  period:
    "periodo de facturación | período de facturación | periodo actual | período actual | periodo | período | ciclo | permanencia | mes en curso",
};

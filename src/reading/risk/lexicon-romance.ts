import type { Lexicon } from "./lexicon.ts";

const french: Lexicon = {
  end: "je préfère arrêter | je préfère résilier | je préfère y mettre fin | radiez-moi | me radier | résilier | résiliez | résilie | résiliation | me désabonner | se désabonner | désabonner | désabonnez-moi | désabonnement | désinscrire | me désinscrire | se désinscrire | désinscription | ne pas renouveler | mettre fin à l'abonnement | mettre fin à mon abonnement | rompre le contrat | je me désabonne | désabonnez | désabonne-moi | se désengager | me désengager | dénoncer mon contrat | dénoncer le contrat | ne plus renouveler | ne plus reconduire | ne pas reconduire | ne plus être membre | ne plus être abonné | ne plus être adhérent | ne plus recevoir de box | ne plus donner | quitter le club | je quitte le club | quitter l'association | quitter le programme | rompre mon engagement | rompre l'engagement | rompre mon contrat | révoquer mon mandat | révoquer le mandat | annuler mon don mensuel | arrêter mon don | arrêter mes dons | stopper mon don | stopper mes dons | interrompre mon don | interrompre mes dons | arrêter de donner | cesser de donner | arrêter mon soutien | cesser mon soutien | cesser mon parrainage | arrêter mon parrainage | interrompre mon abonnement | interrompre l'abonnement | supprimer mon abonnement | supprimer l'abonnement | supprimer cet abonnement | arrêter ma box | arrêter mes box | arrêter mes livraisons | stopper mes livraisons | je veux quand même partir | je souhaite quand même partir | partir quand même | je préfère partir | je veux partir | quitter quand même | désadhérer | me retirer du programme | retirer l'option | supprimer l'option | retirer cette option | supprimer cette option",
  cancel: "annuler | annulez",
  stop: "en finir avec | en finir | je quitte | je pars de | je stoppe | je cesse | mettre fin | mettre un terme | arrêter | arrêtez | terminer | stopper | désactiver | désactivez | cesser | clôturer | interrompre définitivement | quitter | stoppez | interrompre | cessez | mettez fin",
  cancelNoun: "annulation",
  abort: "abandonner | quitter | interrompre",
  subject:
    "le pass | débits | abonnement | *'abonnement | abonnements | adhésion | *'adhésion | forfait | formule | contrat | renouvellement | renouvellement automatique | reconduction | tacite reconduction | essai | période d'essai | avantages | offre groupée | prélèvement | prélèvements | option | bouquet | service | inscription | *'inscription | carte de membre | plan | cotisation | cotisations | licence | licences | mon pass | votre pass | pass mensuel | pass annuel | assurance | *'assurance | mutuelle | don mensuel | dons mensuels | don régulier | dons réguliers | soutien mensuel | soutien régulier | parrainage | ma box | votre box | box mensuelle | le club | mon club | du club | ma ligne | ma ligne mobile | hébergement | *'hébergement | mandat de prélèvement | mandat sepa | prélèvement automatique | livraison récurrente | commande récurrente | accès premium | titre de transport | mon engagement",
  trivial:
    "modifications | modification | recherche | sélection | filtre | filtres | panier | article | brouillon | liste | favoris | notifications | notification | son | sous-titres | localisation | téléchargement | envoi du fichier | moyen de paiement | mode de paiement | newsletter | saisie | import | export | ligne",
  order:
    "commande | réservation | rendez-vous | billet | billets | paiement | virement | livraison | don | voyage | achat | transaction",
  delete:
    "écraser | oubliez-moi | oublie-moi | m'oublier | paramètres d'usine | réglages d'usine | configuration d'usine | supprimer | supprimez | effacer | effacez | détruire | vider la corbeille | *'effacer",
  remove: "retirer | fermer | clôturer | désactiver | enlever | réinitialiser | vider",
  valuable:
    "pour toujours | à jamais | compte | profil | données | projet | entreprise | société | équipe | définitivement | tout | base de données | utilisateur | dépôt",
  buy: "passer à famille | passer au forfait famille | passer à la formule famille | offrir un | offrir cet | offrir l'abonnement | offrir ce | accepter le devis | approuver le devis | valider le devis | signer le devis | recommander cet article | racheter | me réengager | redevenir membre | redevenir abonné | revenir dans le club | rejoindre à nouveau | acheter | achetez | payer | payez | régler | commander | commandez | passer commande | passer la commande | valider la commande | valider et payer | commande avec obligation de paiement | s'abonner | m'abonner | abonnez-vous | je m'abonne | souscrire | faire un don | renouveler | se réabonner | me réabonner | réabonner | réactiver | enchérir | recharger | envoyer de l'argent | effectuer le virement | réserver | louer | passer à premium | passer à l'offre supérieure | passer à l'annuel | passer à l'abonnement annuel | mettre à niveau | devenir membre | essayer gratuitement | essai gratuit | reprendre l'abonnement | reprendre mon abonnement | précommander | miser | je fais un don | je donne | faire un don mensuel | adhérer | adhérer à nouveau | j'adhère | réadhérer | je souscris | souscrire à nouveau | relancer mon abonnement | relancer mes livraisons | reprendre mes livraisons | reconduire mon | prolonger mon abonnement | prolonger mon contrat | me réinscrire | je commande | je paie | je réserve | régler ma facture | payer ma facture | acheter maintenant | ajouter un forfait",
  spend:
    "remettre en route | remettre | relance | ressusciter | ranimer | relancer | doubler | obtenir | profiter | profitez | accepter | j'accepte | bénéficier | utiliser | commencer | démarrer | essayer | rejoindre | reprendre | activer | débloquer | réclamer | j'en profite | profiter de | choisir | je profite | en profiter | récupérer | je veux en profiter | opter pour | basculer",
  offer:
    "offre | *'offre | réduction | remise | promotion | promo | essai gratuit | mois gratuit | mois offert | mois offerts | premium | annuel | annuelle | gratuit | gratuitement | tarif réduit | bon d'achat | code promo | mois gratuits | geste commercial | tarif spécial | tarif préférentiel | cadeau | bonus",
  reach:
    "voter | je vote | écrire à tous | écrire à toute | écrire aux | prévenir tous | prévenir tout | envoyer | envoyez | publier | publiez | partager | inviter | répondre | poster | laisser un avis | publier un avis | soumettre un avis | commenter | transférer le message | transmettre | postuler",
  self: "code | lien | moi | commentaires | à nouveau | vérification",
  grant:
    "autoriser l'accès | autoriser | accorder l'accès | donner accès | révoquer | révoquer l'accès | transférer la propriété | habiliter",
  consent:
    "cookies | cookie | tout accepter | tout refuser | continuer sans accepter | accepter tout | refuser tout | consentement | traceurs | personnaliser mes choix",
  dismiss:
    "fermer | retour | plus tard | non | pas maintenant | compris | masquer | revenir en arrière | page précédente | ignorer ce message | ne plus afficher | d'accord, compris",
  stay: "laisser tel quel | continuer à économiser | continuer à profiter | continuer à regarder | continuer à écouter | continuer à jouer | continuer la lecture | abandonner la procédure | abandonner la démarche | abandonner la résiliation | abandonner ma demande | quitter la procédure | continuer à donner | tout laisser | laisser en l'état | garder | conserver | pas encore | pas maintenant | je réfléchis | je vais réfléchir | y réfléchir | laissez-moi réfléchir | j'ai changé d'avis | finalement non | tout compte fait | rester | restez | je reste | revenir | retourner | revenir à | retour à | retour au | non merci | non, merci | me le rappeler plus tard | finalement non | j'ai changé d'avis | poursuivre mon abonnement | maintenir | ne rien changer | je garde | gardez | garde mon | garde ma | je conserve | conservez | je continue | continuer mon abonnement | continuer mon don | rester membre | rester abonné | rester client | je change d'avis | changer d'avis | ne pas résilier | ne pas annuler | ne résiliez pas | renoncer à la résiliation | renoncer à résilier | je renonce à résilier | renoncer à ma demande | laisser comme ça | ne plus résilier | on reste ensemble",
  commit:
    "=envoyer | envoyer et continuer | étape suivante | passer à l'étape suivante | envoyer ma réponse | envoyer la réponse | envoyer mes réponses | soumettre | enregistrer | sauvegarder | continuer | poursuivre | confirmer | confirmez | valider | validez | suivant | terminé | terminer | finaliser | compléter | j'accepte | appliquer | d'accord | étape suivante | demander | achever | procéder | je valide | je confirme | transmettre ma demande | envoyer ma demande | envoyer la demande | signer",
  affirm:
    "oui | maintenant | immédiatement | tout de suite | quand même | vraiment | je veux | je souhaite | confirmer | définitivement | je confirme | continuer à | aujourd'hui | tout de même | malgré tout | j'en suis sûr | je suis sûr | je suis sûre | je suis certain | dès maintenant | dès aujourd'hui | sans attendre",
  caution:
    "remplacer | marquer | reporter | créer un rappel | par défaut | échanger | renommer | me déconnecter | suspendre | mettre en pause | pause | geler | passer | ignorer | sauter | modifier | mettre à jour | ajouter | se déconnecter | déconnexion | s'inscrire | créer un compte | masquer | changer de formule | rétrograder | refuser | ajouter au panier | bloquer | suivre | déplacer | changer | décliner",
  helpLead:
    "comment | en savoir plus | voir | consulter | lire | pourquoi | que | quand | où | afficher | aide | à propos | découvrir | comparer | tout savoir | page suivante | page précédente | aller au contenu | charger plus | comment faire pour | tout sur | questions sur | besoin d'aide",
  helpTrail:
    "conditions | politique | faq | aide | règles | frais | guide | délai | préavis | modalités | historique | informations | mentions | droits | explications | questions",
  negation: "ne | pas | sans | jamais | ni | n'",
  lose: "renoncer | je renonce | perdre | abandonner",
  want: "veux | souhaite | conserver | garder | renouveler | rester | facturer",
  undo: "revenir sur | rétracter | retirer ma | annuler la résiliation | annuler ma résiliation | annuler ma demande de résiliation | annuler la demande de résiliation | revenir sur ma résiliation | annuler l'arrêt",
  signIn: "se connecter | connexion | s'identifier | identifiez-vous | me connecter",
  and: "et | ou | puis",
};

const spanish: Lexicon = {
  end: "prefiero terminarlo | prefiero terminarla | prefiero cancelarlo | prefiero cancelarla | prefiero dejarlo | terminarlo | terminarla | bórrenme | quitarme de | quitadme | darse de baja | darme de baja | dar de baja | date de baja | baja definitiva | solicitar baja | solicitar la baja | tramitar baja | tramitar la baja | confirmar baja | confirmar la baja | desuscribirse | desuscribirme | desuscribir | anular suscripción | no renovar | rescindir | rescisión | causar baja | tramitar mi baja | tramita tu baja | solicitar mi baja | solicita tu baja | solicito la baja | solicito mi baja | pedir la baja | pedir baja | pedir mi baja | confirmar mi baja | confirmo la baja | confirmo mi baja | prefiero la baja | quiero la baja | procesar baja | procesar la baja | gestionar la baja | gestionar mi baja | formalizar la baja | darte de baja | darnos de baja | darle de baja | darla de baja | darlo de baja | dame de baja | doy de baja | denme de baja | desuscríbeme | desuscríbete | dejar de colaborar | dejar de donar | dejar de aportar | dejar de apadrinar | dejar de ser socio | dejar de ser socia | dejar de ser miembro | dejar de renovar | dejar de pagar | dar por terminado | dar por finalizado | dar término | poner término | desafiliarme | desafiliarse | desafiliar | desvincularme | desvincularse | desapuntarme | desapuntarse | desinscribirme | desinscribirse | borrarme del | borrarse del | retirarme | salir del club | abandonar el club | abandonar el programa | eliminar suscripción | eliminar mi suscripción | eliminar la suscripción | eliminar esta suscripción | quitar la renovación | quitar renovación | apagar la renovación | apagar renovación | cancelar mi donación | cancelar donación mensual | cancelar mi colaboración | cancelar mi aportación | detener mi donación | detener mis donaciones | parar mi donación | desistir del contrato | revocar la domiciliación | anular la domiciliación | prefiero irme | prefiero marcharme | ya no quiero ser socio | ya no quiero ser miembro | ya no quiero renovar",
  cancel: "cancelar | cancela | anular | anula",
  stop: "acabar con | acabar | me voy del | me voy de la | me voy de | dejo | me salgo | finalizar | terminar | poner fin | detener | desactivar | parar | dejar | suspender definitivamente | interrumpir | desactiva | detén | cesar | dar fin",
  cancelNoun: "cancelación | anulación | baja | *desuscripción | desactivación",
  abort: "abandonar | salir | salir de",
  subject:
    "el pase | pase | cobros | suscripción | suscripciones | membresía | membresías | plan | contrato | renovación | renovación automática | prueba | prueba gratuita | periodo de prueba | beneficios | ventajas | paquete | servicio | servicios | tarifa | cuota | domiciliación | afiliación | abono | pagos automáticos | facturación | miembro | socio | póliza | pólizas | mi seguro | tu seguro | el seguro | del seguro | cobertura | licencia | licencias | mi pase | tu pase | pase mensual | pase anual | mi caja | tu caja | caja mensual | donación mensual | donación periódica | donación recurrente | donaciones | aportación | aportación mensual | colaboración | apadrinamiento | mi línea | tu línea | línea móvil | línea telefónica | del club | el club | mi club | cobros automáticos | cobro automático | débito automático | pago automático | cargo automático | cargos automáticos | pago recurrente | pagos recurrentes | mensualidad | complemento | autorrenovación | alojamiento web | entrega recurrente | pedido recurrente",
  trivial:
    "cambios | búsqueda | selección | filtro | filtros | carrito | cesta | artículo | borrador | lista | favoritos | notificaciones | sonido | subtítulos | ubicación | descarga | subida | método de pago | boletín | edición | forma de pago",
  order:
    "próximo envío | próxima entrega | próximo pedido | pedido | reserva | cita | billete | entrada | pago | transferencia | envío | donación | viaje | compra | transacción",
  delete:
    "sobrescribir | olvidadme | olvídame | olvídenme | olvídeme | olvidarme | valores de fábrica | ajustes de fábrica | configuración de fábrica | estado de fábrica | eliminar | elimina | borrar | borra | suprimir | destruir | vaciar papelera | vaciar la papelera",
  remove: "quitar | cerrar | desactivar | retirar | restablecer | vaciar",
  valuable:
    "cuenta | perfil | datos | proyecto | empresa | equipo | todo | permanentemente | definitivamente | para siempre | base de datos | usuario",
  buy: "cambiar a familiar | pasar a familiar | pasar al plan familiar | cambiar al plan familiar | regalar | regala | aceptar presupuesto | aceptar el presupuesto | aprobar presupuesto | aprobar el presupuesto | aprobar factura | aprobar la factura | volver a activar | volver a comprar | volver a pedir | volver a ser | volver a apuntarme | volver a inscribirme | reincorporarme | reinscribirme | reengancharme | comprar | compra ahora | comprar ahora | pagar | paga | pagar ahora | realizar pedido | hacer pedido | tramitar pedido | pedir | pedir ahora | suscribirse | suscribirme | suscríbete | suscribir | donar | dona | mejorar plan | mejorar mi plan | actualizar a premium | renovar | volver a suscribirse | volver a suscribirme | reactivar | reanudar suscripción | pujar | recargar | enviar dinero | transferir | contratar | contratar ahora | reservar | alquilar | pasar a anual | cambiar a anual | cambiar al plan anual | hazte miembro | hacerse miembro | prueba gratis | probar gratis | empezar prueba | hazte premium | ofertar | hacer una donación | hacer donación | haz una donación | quiero donar | hacerme socio | hacerme socia | hacerme miembro | hazte socio | hazte socia | apuntarme | apúntate | asociarme | asóciate | afiliarme | afíliate | darme de alta | date de alta | retomar suscripción | retomar mi suscripción | reanudar mi suscripción | volver a contratar | contratar de nuevo | recontratar | contrata ya | contrátalo | finalizar compra | pagar factura | pagar mi factura | prorrogar | ampliar mi plan | comprar pase",
  spend:
    "resucitar | revivir | duplicar | doblar | obtener | aceptar | acepto | canjear | aprovechar | empezar | comenzar | iniciar | probar | unirse | reanudar | activar | desbloquear | reclamar | conseguir | quiero | lo quiero | la quiero | me apunto | aprovecho | quédate con | aplicar | disfrutar",
  offer:
    "oferta | descuento | promoción | prueba gratuita | mes gratis | meses gratis | gratis | premium | anual | rebaja | cupón | bonificación | mes de regalo | meses de regalo | precio especial | tarifa reducida | regalo | promo",
  reach:
    "votar | vota | postular | postúlate | escribir a todos | escribir a los | escribir a las | mandar mensaje | mandar un mensaje | avisar a todos | enviar | envía | publicar | publica | compartir | comparte | invitar | invita | responder | publicar reseña | enviar reseña | comentar | reenviar mensaje | postularme",
  self: "código | enlace | comentarios | de nuevo | verificación",
  grant:
    "autorizar | conceder acceso | permitir acceso | permitir el acceso | dar acceso | revocar | revocar acceso | transferir la propiedad",
  consent:
    "cookies | cookie | aceptar todo | aceptar todas | rechazar todo | rechazar todas | solo necesarias | consentimiento",
  dismiss:
    "cerrar | atrás | volver | más tarde | no | ahora no | entendido | ocultar | volver atrás | regresar | no mostrar más | no volver a mostrar | ok, entendido",
  stay: "déjalo como está | lo dejo como está | dejarlo así | déjalo así | seguir ahorrando | seguir jugando | seguir usando | seguir viendo | seguir escuchando | seguir leyendo | prefiero conservarlo | salir del proceso | abandonar el proceso | cancelar el proceso | salir del trámite | abandonar el trámite | dejarlo todo | seguir aprendiendo | mantener | conservar | todavía no | aún no | ahora no | me lo pienso | lo pensaré | me lo pensaré | déjame pensarlo | quiero pensarlo | lo pienso | he cambiado de idea | cambié de idea | mejor no | quedarme | quedarse | seguir con | continuar con mi plan | regresar | volver a | no gracias | no, gracias | mejor no | no cancelar | no quiero cancelar | cambié de opinión | he cambiado de opinión | permanecer | recordármelo más tarde | seguir suscrito | no dar de baja | no darme de baja | me quedo | sí, me quedo | quiero quedarme | quiero seguir | prefiero quedarme | prefiero seguir | mantén | mantengo | conserva | seguir siendo | seguir colaborando | seguir disfrutando | seguir con mi | sigo con mi plan | continuar como socio | continuar con mi suscripción | continuar suscrito | continuar disfrutando | continuar siendo | no, quiero seguir | no anular | no me doy de baja | me lo he pensado mejor | cambiar de opinión | dejarlo como está | dejar todo como está | dejar como está | mejor me quedo | no desactivar",
  commit:
    "=seguir | enviar respuestas | enviar mis respuestas | enviar las respuestas | =enviar | enviar y continuar | siguiente paso | paso siguiente | enviar respuesta | enviar la respuesta | enviar mi respuesta | enviar motivo | guardar | continuar | confirmar | confirma | aceptar | siguiente | listo | terminar | finalizar | completar | aplicar | de acuerdo | hecho | proceder | solicitar | presentar | validar | enviar solicitud | enviar mi solicitud | enviar la solicitud | tramitar | gestionar solicitud | siguiente paso | firmar | confirmo | confirmá | enviar petición | procesar",
  affirm:
    "sí | si | ahora | de inmediato | inmediatamente | de todos modos | de todas formas | realmente | quiero | deseo | confirmar | definitivamente | continuar para | igualmente | hoy | estoy seguro | estoy segura | ya mismo | ahora mismo | aun así | de todas maneras | de cualquier forma | prefiero",
  caution:
    "sustituir | reemplazar | marcar como | aplazar | crear recordatorio | por defecto | renombrar | salir de la cuenta | pausar | pausa | congelar | omitir | saltar | editar | modificar | actualizar | añadir | agregar | cerrar sesión | registrarse | crear cuenta | ocultar | silenciar | cambiar de plan | bajar de plan | rechazar | añadir al carrito | agregar al carrito | bloquear | seguir | mover | cambiar | suspender",
  helpLead:
    "cómo | más información | saber más | ver | leer | por qué | qué | cuándo | dónde | mostrar | ayuda | acerca de | sobre | consultar | consulta | página siguiente | página anterior | ir al contenido | saltar al contenido | cargar más | preguntas sobre | dudas sobre | todo sobre | necesito ayuda | conoce | información sobre",
  helpTrail:
    "política | políticas | condiciones | términos | ayuda | guía | reglas | comisiones | preguntas | información | de cancelación | requisitos | derechos | dudas | plazos | aviso legal",
  negation: "no quiero | sin | nunca | no deseo",
  lose: "renunciar | renuncio | perder",
  want: "quiero | mantener | renovar | conservar | cobrar | deseo",
  undo: "deshacer | revertir | revocar | anular mi baja | anular la baja | cancelar la baja | cancelar mi baja | deshacer la baja | retirar la baja | revocar la baja | retirar mi solicitud",
  signIn: "iniciar sesión | inicia sesión | entrar | acceder",
  and: "y | o | e",
};

const portuguese: Lexicon = {
  end: "prefiro terminar | prefiro cancelar | prefiro encerrar | remova-me | me remova | retire-me | encerrar assinatura | encerrar conta | quero cancelar | desinscrever | descadastrar | rescindir | rescisão | anular assinatura | não renovar | cancelar inscrição | cessar contrato | cessar o contrato | cessar subscrição | pôr termo ao contrato | denunciar contrato | denunciar o contrato | denunciar o meu contrato | deixar de assinar | deixar de ser sócio | deixar de ser assinante | deixar de doar | parar de doar | parar doação | parar a doação | parar minha doação | interromper doação | interromper a doação | interromper minha doação | interromper a minha doação | encerrar doação | sair do clube | sair do plano | sair do programa | deixar o clube | desassinar | desfiliar | desfiliar-me | desassociar-me | descadastrar-me | quero sair do | quero encerrar | quero rescindir | quero me desligar | quero deixar de | pedir desligamento | solicitar desligamento | desistir do plano | desistir da assinatura | desistir do contrato | desistência do contrato | não quero mais | não quero continuar | não desejo continuar | não desejo renovar | não pretendo renovar | não pretendo continuar | deixar expirar | voltar ao plano gratuito | voltar para o plano gratuito | mudar para o plano gratuito | passar para o plano gratuito | passar para a versão gratuita | anular subscrição | anular a subscrição | não quero ficar | não vou ficar",
  cancel: "cancelar | cancele | anular",
  stop: "deixar | acabar com | vou sair da | vou sair do | saio da | saio do | largar | encerrar | terminar | finalizar | parar | desativar | desligar | interromper | pôr fim | cessar | interrompa | encerre | desligue | desative",
  cancelNoun:
    "cancelamento | encerramento | desativação | desligamento | desfiliação | descadastro | descadastramento | cessação do contrato | denúncia do contrato | término da assinatura | interrupção da assinatura | interrupção da doação",
  abort: "abandonar | sair | desistir",
  subject:
    "passe | o passe | cobranças | assinatura | assinaturas | subscrição | associação | adesão | plano | contrato | renovação | renovação automática | avaliação gratuita | período de teste | teste grátis | benefícios | vantagens | pacote | serviço | mensalidade | fidelização | débito automático | cobrança | inscrição | subscrições | planos | contratos | matrícula | anuidade | apólice | meu seguro | o seguro | seguro auto | seguro de vida | seguro de saúde | licença | clube | minha linha | linha móvel | passe mensal | caixa mensal | box mensal | recorrência | pagamento recorrente | pagamentos recorrentes | pagamento automático | doação mensal | doação recorrente | doação regular | donativo mensal | donativo regular | contribuição mensal | contribuição recorrente | apadrinhamento | quota mensal | quota de sócio | fornecimento | tarifário | filiação | plano de saúde | hospedagem | débito direto | período experimental | período gratuito | edição digital | serviços | combo | renovações | assinatura digital",
  trivial:
    "favoritos | alterações | mudanças | pesquisa | busca | seleção | carrinho | item | rascunho | lista | notificações | som | legendas | localização | upload | envio do arquivo | forma de pagamento | método de pagamento | edição | cesto",
  order:
    "próximo envio | próxima entrega | próximo pedido | pedido | reserva | encomenda | consulta | bilhete | ingresso | pagamento | transferência | entrega | doação | viagem | compra",
  delete:
    "sobrescrever | esqueçam-me | esqueça-me | me esqueça | me esqueçam | configurações de fábrica | definições de fábrica | padrão de fábrica | excluir | exclua | apagar | apague | deletar | eliminar | esvaziar lixeira",
  remove: "remover | fechar | desativar | encerrar | limpar | retirar",
  valuable:
    "conta | perfil | dados | projeto | empresa | equipe | tudo | permanentemente | definitivamente | para sempre | usuário",
  buy: "mudar para família | passar para família | mudar para o plano família | mudar para o família | presentear | aceitar orçamento | aceitar o orçamento | aprovar orçamento | aprovar o orçamento | aprovar fatura | aprovar a fatura | pedir de novo | comprar de novo | voltar a ativar | voltar a ser | voltar a assinar | reinscrever | reinscrever-me | reassinar | religar | comprar | compre | pagar | pague | fazer pedido | finalizar pedido | finalizar compra | concluir compra | encomendar | assinar | assine | assinar agora | subscrever | doar | fazer upgrade | renovar | assinar novamente | reativar | retomar assinatura | dar lance | recarregar | enviar dinheiro | transferir | contratar | reservar | alugar | mudar para anual | mudar para o plano anual | seja membro | tornar-se membro | experimente grátis | teste grátis | experimentar grátis | aderir",
  spend:
    "ressuscitar | reviver | dobrar | duplicar | obter | aceitar | aceito | resgatar | aproveitar | começar | iniciar | experimentar | participar | retomar | ativar | desbloquear | reivindicar | garantir | quero",
  offer:
    "oferta | desconto | promoção | mês grátis | meses grátis | grátis | premium | anual | avaliação gratuita | condição especial | essa condição | esta condição | bônus | bónus | cupom | cupão | metade do preço | tarifa especial | mês gratuito | meses gratuitos",
  reach:
    "votar | candidatar | candidatar-me | candidate-se | avisar todo mundo | avisar toda | escrever a todos | escrever para todos | escrever aos | mandar mensagem | mandar uma mensagem | avisar todos | enviar | envie | publicar | publique | compartilhar | partilhar | compartilhe | convidar | convide | responder | postar | enviar avaliação | publicar avaliação | comentar | encaminhar mensagem",
  self: "código | link | comentários | novamente | verificação",
  grant:
    "autorizar | conceder acesso | permitir acesso | dar acesso | revogar | revogar acesso | transferir propriedade",
  consent:
    "cookies | aceitar tudo | aceitar todos | rejeitar tudo | rejeitar todos | recusar todos | somente necessários | apenas necessários | consentimento",
  dismiss:
    "fechar | voltar | mais tarde | não | agora não | entendi | talvez mais tarde | talvez depois | agora, não | ok, entendi | percebi | ir para o início | página inicial",
  stay: "afinal fico | fico | continuar a poupar | continuar a usar | continuar economizando | continuar usando | continuar jogando | continuar lendo | continuar a ler | sair do processo | abandonar o processo | cancelar o processo | deixar tudo como está | deixar tudo igual | continuar assinante | manter | ficar | ainda não | agora não | vou pensar | deixa eu pensar | quero pensar | pensar melhor | mudei de ideia | melhor não | permanecer | voltar para | voltar ao | não obrigado | não, obrigado | não, obrigada | deixa pra lá | mudei de ideia | continuar com o plano | continuar assinando | continuar assinatura | lembrar mais tarde | conservar | quero ficar | vou ficar | prefiro ficar | =fico | fico por aqui | desistir do cancelamento | desistir da rescisão | não rescindir | não quero sair | não quero cancelar | não encerrar | continuar sendo | continuar a ser | continuar no clube | continuar no plano | continuar subscrito | continuar a subscrever | continuar como assinante | continuar com a minha | continuar com o meu | continuar com meu | continuar com minha | quero continuar com o plano | quero continuar assinando | deixar como está | pensei melhor | mudei de ideias | vou pensar melhor",
  commit:
    "enviar respostas | enviar minhas respostas | enviar as respostas | =enviar | enviar e continuar | próximo passo | próxima etapa | passo seguinte | enviar resposta | enviar a resposta | enviar minha resposta | enviar motivo | salvar | guardar | gravar | continuar | confirmar | confirme | aceitar | próximo | seguinte | avançar | concluir | concluído | finalizar | completar | aplicar | concordo | prosseguir | solicitar | submeter | pronto | prossiga | continue | confirmo | enviar solicitação | enviar a solicitação | submeter pedido | efetivar | validar | ok, continuar | seguir em frente",
  affirm:
    "sim | agora | imediatamente | mesmo assim | realmente | quero | desejo | confirmar | definitivamente | continuar para | de qualquer forma | continuar e | hoje | de qualquer modo | ainda assim | de vez | já | tenho certeza | tenho a certeza | confirmo",
  caution:
    "trocar | substituir | saltar | marcar como | criar lembrete | como padrão | renomear | sair de todos | pausar | pausa | congelar | pular | ignorar | editar | alterar | atualizar | adicionar | sair da conta | terminar sessão | cadastrar | criar conta | ocultar | silenciar | mudar de plano | fazer downgrade | recusar | rejeitar | adicionar ao carrinho | bloquear | seguir | mover | mudar | trancar | trancar matrícula | adiar | reagendar | reduzir | diminuir | dar um tempo | suspender | trocar de plano | trocar plano",
  helpLead:
    "como | saiba mais | saber mais | ver | ler | por que | o que | quando | onde | mostrar | ajuda | sobre | próxima página | página seguinte | ir para o conteúdo | pular para o conteúdo | carregar mais | saiba como | entenda | conheça | mais informações | detalhes | perguntas frequentes | dúvidas sobre",
  helpTrail:
    "política | condições | termos | ajuda | guia | regras | taxas | informações | perguntas | dúvidas | instruções | detalhes",
  negation: "não | sem | nunca",
  lose: "abrir mão | renunciar | perder",
  want: "quero | manter | renovar | cobrar | desejo",
  undo: "desfazer | reverter | revogar",
  signIn:
    "iniciar sessão | fazer login | entrar | autenticar | autenticar-se | =acessar | =aceder | entrar com | iniciar a sessão | fazer o login | efetuar login",
  and: "e | ou",
};

const italian: Lexicon = {
  end: "lascia lo stesso | lascio lo stesso | preferisco disdire | preferisco terminare | toglimi dal | rimuovimi | disdici | disdire | disdetta | disattiva rinnovo | recedere | recedi | recesso | annulla iscrizione | annulla abbonamento | disiscriviti | disiscrivimi | annullare l'iscrizione | non rinnovare | cancella abbonamento | cancella iscrizione | cessa | cessazione | rescindi | rescindere | rescissione | risolvi il contratto | risolvere il contratto | risoluzione del contratto | smetti di donare | smettere di donare | interrompi donazione | interrompi la donazione | interrompi la mia donazione | disabbonati | disabbonarsi | disabbonarmi | disiscriversi | disiscrizione | cancellami | cancella la mia iscrizione | cancella la mia adesione | voglio andarmene | lascia il club | lasciare il club | abbandona il club | esci dal club | lascia il programma | esci dal programma | revoca il mandato | revoca mandato | revoca l'addebito | revoca domiciliazione | revoca la domiciliazione | annulla rinnovo | annulla il rinnovo | disabilita rinnovo | disabilita il rinnovo | togli il rinnovo | ferma il rinnovo | blocca il rinnovo | non rinnovare più | non voglio rinnovare | non voglio più proseguire | non voglio proseguire | non voglio più continuare | non voglio continuare | non desidero continuare | non desidero proseguire | non desidero rinnovare | non intendo rinnovare | passa al piano gratuito | torna al piano gratuito | passa alla versione gratuita | torna alla versione gratuita | passa al gratuito | cessare | mandare disdetta | manda disdetta | disdico | recedo | non voglio restare | non voglio rimanere",
  cancel: "annulla | annullare",
  stop: "lascia | lasciare | basta con | farla finita | lascio | abbandono | esco dalla | esco dal | termina | terminare | interrompi | interrompere | disattiva | disattivare | ferma | chiudi | concludi | metti fine | cancella | cancellare | disabilita | disabilitare | dismetti | dismettere | smetti | smettere | interrompo | fermare | concludere",
  cancelNoun:
    "cancellazione | annullamento | disattivazione | chiusura contratto | chiusura del contratto | chiusura abbonamento | chiusura dell'abbonamento | interruzione dell'abbonamento | interruzione abbonamento | interruzione della donazione | dimissioni",
  abort: "abbandona | esci | uscire",
  subject:
    "il pass | la tessera | prelievi | abbonamento | *'abbonamento | abbonamenti | iscrizione | *'iscrizione | piano | contratto | rinnovo | rinnovo automatico | prova | prova gratuita | periodo di prova | vantaggi | pacchetto | servizio | addebito | addebiti | tessera | adesione | *'adesione | fornitura | forniture | utenza | utenze | linea mobile | linea fissa | la linea | la mia linea | polizza | polizze | copertura | assicurazione | *'assicurazione | tesseramento | quota associativa | quota mensile | licenza | licenze | opzione | *'opzione | domiciliazione | addebito diretto | addebito automatico | pagamento automatico | pagamento ricorrente | pagamenti ricorrenti | contratti | piano tariffario | sottoscrizione | donazione mensile | donazione ricorrente | donazione regolare | donazione periodica | sostegno a distanza | sostegno mensile | adozione a distanza | box mensile | consegne ricorrenti | ricarica automatica | canone | servizi | periodo gratuito | edizione digitale | club | iscrizioni | rinnovi",
  trivial:
    "preferiti | modifiche | ricerca | selezione | filtro | filtri | carrello | articolo | bozza | lista | elenco | notifiche | audio | sottotitoli | posizione | caricamento | metodo di pagamento",
  order:
    "ordine | *'ordine | prenotazione | appuntamento | biglietto | pagamento | bonifico | consegna | donazione | viaggio | acquisto | *'acquisto",
  delete:
    "sovrascrivi | dimenticatemi | dimenticami | impostazioni di fabbrica | dati di fabbrica | stato di fabbrica | elimina | eliminare | cancella | cancellare | distruggi | svuota cestino | svuota il cestino",
  remove: "rimuovi | rimuovere | chiudi | chiudere | disattiva | svuota",
  valuable:
    "account | *'account | profilo | dati | progetto | azienda | impresa | team | tutto | definitivamente | per sempre | utente | conto",
  buy: "passa a famiglia | passa al piano famiglia | passa al family | regala | regalare | accetta preventivo | accetta il preventivo | approva preventivo | approva il preventivo | approva fattura | approva la fattura | riordina | ricompra | iscriviti di nuovo | iscrivermi di nuovo | reiscriviti | riabbonati | riabbonarsi | riabbonarmi | torna a essere | torna abbonato | acquista | acquistare | compra | comprare | paga | pagare | paga ora | ordina | ordina ora | effettua ordine | effettua l'ordine | invia ordine | conferma ordine | ordine con obbligo di pagare | abbonati | abbonarsi | sottoscrivi | dona | fai una donazione | passa a premium | passa al piano superiore | rinnova | riattiva | riprendi abbonamento | riprendi l'abbonamento | fai un'offerta | ricarica | invia denaro | trasferisci | prenota | noleggia | passa al piano annuale | passa all'annuale | diventa membro | prova gratis | provalo gratis | inizia la prova",
  spend:
    "ridai vita | rianima | raddoppia | resuscita | ottieni | accetta | accetto | riscatta | approfitta | inizia | prova | unisciti | riprendi | attiva | sblocca | richiedi | usa",
  offer:
    "offerta | *'offerta | sconto | promozione | prova gratuita | mese gratis | mesi gratis | gratis | premium | annuale | promo | omaggio | in omaggio | bonus | metà prezzo | prezzo bloccato | tariffa agevolata | mese omaggio | mesi omaggio",
  reach:
    "vota | votare | candidati | candidarmi | scrivi a tutti | scrivi ai | manda un messaggio | manda messaggio | avvisa tutti | invia | inviare | pubblica | pubblicare | condividi | condividere | invita | invitare | rispondi | rispondere | =posta | invia recensione | pubblica recensione | commenta | inoltra",
  self: "codice | link | feedback | di nuovo | verifica",
  grant:
    "autorizza | autorizzare | concedi accesso | consenti accesso | consenti l'accesso | dai accesso | revoca | revoca accesso | trasferisci proprietà",
  consent:
    "cookie | accetta tutto | accetta tutti | rifiuta tutto | rifiuta tutti | solo necessari | consenso | continua senza accettare",
  dismiss:
    "chiudi | indietro | più tardi | no | non ora | ho capito | ora no | non adesso | magari dopo | magari più tardi | forse più tardi | ok, capito | =capito | vai alla home | torna alla home",
  stay: "lascia com'è | lasciare tutto com'è | continua a risparmiare | continua a usare | continua a guardare | continua ad ascoltare | continua a giocare | continua a goderti | continua a leggere | esci dalla procedura | interrompi la procedura | annulla la procedura | abbandona la procedura | mantieni | mantenere | non ancora | non ora | non adesso | ci penso | ci penso su | ci devo pensare | voglio pensarci | fammi pensare | ho cambiato idea | ci ho ripensato | meglio di no | conserva | resta | rimani | tieni | torna | torna indietro | torna a | no grazie | no, grazie | ho cambiato idea | continua con il piano | continua l'abbonamento | ricordamelo più tardi | =resto | =rimango | resto con voi | rimango con voi | resto abbonato | resto abbonata | voglio restare | voglio rimanere | ci ripenso | ci ho ripensato | ripensandoci | non voglio disdire | non recedere | non annullare l'abbonamento | non interrompere | lascia tutto com'è | lascia così | lascia attivo | lascialo attivo | tienilo attivo | continua a essere | continua a donare | continuo a donare | continua con l'abbonamento | continua con il mio piano | rimanere abbonato | restare abbonato | restare | rimanere",
  commit:
    "invia risposte | =invia | invia e continua | passo successivo | passaggio successivo | prossimo passo | invia risposta | invia la risposta | invia le risposte | invia motivo | salva | continua | conferma | confermare | prosegui | avanti | fine | fatto | completa | completare | accetta | applica | d'accordo | procedi | finalizza | richiedi | invia richiesta | vai avanti | proseguire | procedere | continuare | confermo | invia la richiesta | inviare la richiesta | inoltra la richiesta | inoltra richiesta | invia il modulo | concludi la procedura",
  affirm:
    "sì | si | ora | adesso | subito | immediatamente | comunque | davvero | voglio | desidero | conferma | definitivamente | continua per | oggi | continua alla | lo stesso | ugualmente | sono sicuro | sono sicura | confermo | proprio",
  caution:
    "sostituisci | sostituire | segna come | crea promemoria | azzera | come predefinito | rinomina | sospendi | metti in pausa | pausa | congela | salta | modifica | aggiorna | aggiungi | esci | disconnetti | registrati | crea account | nascondi | silenzia | cambia piano | declassa | rifiuta | aggiungi al carrello | blocca | segui | sposta | cambia | rimanda | posticipa | rinvia la consegna | prenditi una pausa | riduci | diminuisci | congelare | sospendere | salta un mese | passa a",
  helpLead:
    "ordina per | come | scopri | scopri di più | ulteriori informazioni | vedi | visualizza | leggi | perché | cosa | quando | dove | mostra | aiuto | informazioni su | guida | pagina successiva | pagina precedente | vai al contenuto | carica altro | per saperne di più | maggiori informazioni | dettagli | dettagli su | leggi come | domande frequenti",
  helpTrail:
    "politica | condizioni | termini | aiuto | guida | regole | costi | informazioni | domande | dettagli | istruzioni | modalità",
  negation: "non | senza",
  lose: "rinuncia | rinunciare | rinuncio | perdi | perdere",
  want: "voglio | mantieni | mantenere | rinnovare | rinnova | addebitare",
  undo: "ripristina | revoca | ritira",
  signIn:
    "accedi | login | entra | identificati | autenticati | entra con | accedi con | effettua il login | effettua l'accesso",
  and: "e | o | oppure | ed",
};

export const romance = { fr: french, es: spanish, pt: portuguese, it: italian };

import { type GoingOn, goingOn } from "./going-on.ts";

/** French, Spanish, Portuguese and Italian pages of subscriptions that go on. */
export const goingOnFrench: GoingOn[] = goingOn("fr", [
  [
    "Mon contrat",
    "# Mon contrat\nFibre 24 mois\nDébut du contrat : 1 avril 2025\nFin d'engagement : 31 mars 2027\n29,99 € par mois",
    "l Mes factures;l Déménager",
  ],
  [
    "Mon abonnement",
    "# Mon abonnement\nSalle de sport, 12 mois\nFin de la période d'engagement : 14 août 2027\nProchain prélèvement : 1 décembre 2026, 34,90 €",
    "b Suspendre;l Résilier",
    "ACCOUNT_ACTIVE",
  ],
  [
    "Carte Avantage",
    "# Ma carte\nValable jusqu'au 31 décembre 2026\nNuméro 2230118",
    "l Voir la carte;l Mes avantages",
  ],
  [
    "Essai gratuit",
    "# Votre essai gratuit\nVotre essai se termine le 22 novembre 2026. Vous paierez ensuite 9,99 € par mois.",
    "b Annuler l'essai;l Moyen de paiement",
  ],
  [
    "Abonnement suspendu",
    "# Votre abonnement est suspendu\nAucun prélèvement jusqu'au 1 février 2027, date de reprise.",
    "b Reprendre;l Mon compte",
  ],
  [
    "Livraison sautée",
    "# Livraison sautée\nVous ne serez pas débité pour la box du 24 novembre. Prochaine box : 1 décembre 2026.",
    "b Annuler le saut;l Mes box",
  ],
  [
    "Mes abonnements",
    "# Mes abonnements\n### Journal numérique\nActif\nProchain prélèvement le 1 décembre 2026\n### Magazine\nRésilié le 31 mars 2025",
    "b Gérer",
    "ACCOUNT_ACTIVE",
  ],
  [
    "Mes commandes",
    "# Mes commandes\nCommande 8811 : livrée le 3 novembre 2026\nCommande 8790 : annulée le 1 octobre 2026\nDernier paiement : 3 novembre 2026",
    "l Détails;b Racheter",
  ],
  [
    "Comment résilier ? | Aide",
    "# Comment résilier mon abonnement ?\nUne fois la résiliation effectuée, votre abonnement prend fin à la fin de la période et vous ne serez plus débité.",
    "l Mon compte;l Nous contacter",
    "UNKNOWN",
  ],
  [
    "CGV",
    "# Conditions générales\n## Article 6 : résiliation\nLe contrat résilié prend fin au terme du mois. Plus aucun prélèvement n'est effectué.\n## Article 7 : prix\nLes prix sont indiqués en euros.",
    "l Imprimer;l Contact",
  ],
  [
    "Passez à Plus",
    "# Ne payez plus la livraison\nAvec Plus, plus aucun frais de livraison. 3,99 € par mois, sans engagement.",
    "b Essayer gratuitement;l En savoir plus",
  ],
  [
    "Paiement",
    "# Récapitulatif\nVous ne payez rien aujourd'hui. Aucun prélèvement avant le 20 décembre 2026.",
    "b Démarrer l'essai;l Retour",
  ],
  [
    "Confirmer la résiliation",
    "# Confirmer la résiliation\nVotre abonnement prendra fin le 4 décembre 2026. Plus rien ne sera prélevé.",
    "b Confirmer la résiliation;b Garder mon abonnement",
    "FINAL_CONFIRMATION",
  ],
  [
    "Récapitulatif",
    "# Récapitulatif de votre demande\nFormule : Famille\nDate de fin : 30 novembre 2026\nPlus aucun prélèvement",
    "b Envoyer;l Retour",
  ],
  [
    "Demande reçue",
    "# Nous avons bien reçu votre demande\nUn conseiller vous rappelle sous 48 heures. Votre contrat reste en vigueur.",
    "l Accueil",
  ],
  [
    "Vérifiez vos e-mails",
    "# Vérifiez vos e-mails\nVotre résiliation sera effective une fois le lien ouvert.",
    "b Renvoyer",
    "UNKNOWN",
  ],
  ["Désinscription", "# Vous êtes désinscrit\nVous ne recevrez plus nos e-mails.", "l Accueil"],
  [
    "Option résiliée",
    "# Votre option est résiliée\nLe pack Sport prend fin le 30 novembre 2026. Votre abonnement Essentiel continue à 15,99 € par mois.",
    "b Terminer",
  ],
  [
    "Mon offre",
    "# Mon offre\nMobile 100 Go, 14,99 € par mois\nOptions\nBouquet Sport : résilié, fin le 30 novembre 2026",
    "l Mes options;l Résilier ma ligne",
  ],
  [
    "Paiement refusé",
    "# Paiement refusé\nSans règlement avant le 30 novembre 2026, votre abonnement sera résilié.",
    "b Payer;l Aide",
  ],
]);

export const goingOnSpanish: GoingOn[] = goingOn("es", [
  [
    "Mi contrato",
    "# Mi contrato\nFibra 600\nFin de permanencia: 31 de marzo de 2027\n29,90 € al mes",
    "l Facturas;l Cambiar de domicilio",
  ],
  [
    "Mi abono",
    "# Mi abono\nAbono anual\nVálido hasta el 31 de diciembre de 2026\nVencimiento: 31 de diciembre de 2026",
    "l Ver carné;l Mis datos",
  ],
  [
    "Prueba gratis",
    "# Tu prueba gratis\nTu prueba termina el 22 de noviembre de 2026. Después pagarás 9,99 € al mes.",
    "b Cancelar prueba;l Método de pago",
  ],
  [
    "Suscripción en pausa",
    "# Tu suscripción está en pausa\nNo se te cobrará hasta el 1 de febrero de 2027.",
    "b Reanudar;l Mi cuenta",
  ],
  [
    "Caja omitida",
    "# Has saltado una caja\nNo se te cobrará la caja del 24 de noviembre. Próxima caja: 1 de diciembre de 2026.",
    "b Deshacer;l Mis cajas",
  ],
  [
    "Mis suscripciones",
    "# Mis suscripciones\n### Diario digital\nActiva\nPróximo cobro el 1 de diciembre de 2026\n### Revista\nCancelada el 31 de marzo de 2025",
    "b Gestionar",
    "ACCOUNT_ACTIVE",
  ],
  [
    "Mis pedidos",
    "# Mis pedidos\nPedido 8811: entregado el 3 de noviembre de 2026\nPedido 8790: cancelado el 1 de octubre de 2026\nÚltimo pago: 3 de noviembre de 2026",
    "l Ver;b Repetir",
  ],
  [
    "Cómo darse de baja | Ayuda",
    "# Cómo darse de baja\nCuando te has dado de baja, tu suscripción termina al final del periodo y no se te cobrará más.",
    "l Ir a mi cuenta;l Contacto",
    "UNKNOWN",
  ],
  [
    "Hazte Plus",
    "# Ya no pagarás gastos de envío\nCon Plus no pagas más envíos. 3,99 € al mes, cancela cuando quieras.",
    "b Probar gratis;l Saber más",
  ],
  [
    "Confirmar baja",
    "# Confirmar la baja\nTu suscripción terminará el 4 de diciembre de 2026. No se te cobrará nada más.",
    "b Confirmar la baja;b Seguir suscrito",
    "FINAL_CONFIRMATION",
  ],
  [
    "Resumen",
    "# Resumen de tu solicitud\nPlan: Familia\nFecha de fin: 30 de noviembre de 2026\nNo habrá más cargos",
    "b Enviar;l Volver",
  ],
  [
    "Solicitud recibida",
    "# Hemos recibido tu solicitud\nTe llamaremos en 48 horas. Mientras tanto tu contrato sigue en vigor.",
    "l Inicio",
  ],
  [
    "Boletín",
    "# Te has dado de baja del boletín\nYa no recibirás más correos nuestros.",
    "l Inicio",
  ],
  [
    "Extra cancelado",
    "# Tu extra se ha cancelado\nDeportes termina el 30 de noviembre de 2026. Tu plan Básico continúa por 9,99 € al mes.",
    "b Listo",
  ],
  [
    "Pago rechazado",
    "# Pago rechazado\nSi no pagas antes del 30 de noviembre de 2026, tu suscripción será cancelada.",
    "b Pagar ahora;l Ayuda",
  ],
  [
    "Mi seguro",
    "# Mi póliza\nHogar Completo\nFin de vigencia: 31 de mayo de 2027",
    "l Dar un parte;l Documentos",
  ],
]);

export const goingOnPortuguese: GoingOn[] = goingOn("pt", [
  [
    "Meu contrato",
    "# Meu contrato\nInternet 500 Mega\nFim da fidelização: 31 de março de 2027\nR$ 99,90 por mês",
    "l Faturas;l Mudar de endereço",
  ],
  [
    "Meu passe",
    "# Meu passe\nPasse anual\nVálido até 31 de dezembro de 2026",
    "l Ver passe;l Meus dados",
  ],
  [
    "Teste grátis",
    "# Seu teste grátis\nSeu teste termina em 22 de novembro de 2026. Depois você paga R$ 19,90 por mês.",
    "b Cancelar teste;l Forma de pagamento",
  ],
  [
    "Assinatura pausada",
    "# Sua assinatura está pausada\nVocê não será cobrado até 1 de fevereiro de 2027.",
    "b Retomar;l Minha conta",
  ],
  [
    "Caixa pulada",
    "# Caixa pulada\nNenhuma cobrança para 24 de novembro. Próxima caixa: 1 de dezembro de 2026.",
    "b Desfazer;l Minhas caixas",
  ],
  [
    "Minhas assinaturas",
    "# Minhas assinaturas\n### Jornal digital\nAtiva\nPróxima cobrança em 1 de dezembro de 2026\n### Revista\nCancelada em 31 de março de 2025",
    "b Gerenciar",
    "ACCOUNT_ACTIVE",
  ],
  [
    "Meus pedidos",
    "# Meus pedidos\nPedido 8811: entregue em 3 de novembro de 2026\nPedido 8790: cancelado em 1 de outubro de 2026",
    "l Ver;b Comprar de novo",
  ],
  [
    "Como cancelar | Ajuda",
    "# Como cancelar a assinatura\nDepois do cancelamento, a assinatura termina no fim do período e não haverá novas cobranças.",
    "l Minha conta;l Contato",
    "UNKNOWN",
  ],
  [
    "Seja Plus",
    "# Nunca mais pague frete\nCom o Plus você não paga mais entrega. R$ 9,90 por mês, cancele quando quiser.",
    "b Testar grátis;l Saiba mais",
  ],
  [
    "Confirmar cancelamento",
    "# Confirmar cancelamento\nSua assinatura terminará em 4 de dezembro de 2026. Nada mais será cobrado.",
    "b Confirmar cancelamento;b Manter assinatura",
    "FINAL_CONFIRMATION",
  ],
  [
    "Pedido recebido",
    "# Recebemos o seu pedido\nVamos ligar em até 48 horas. Até lá o plano continua ativo.",
    "l Início",
  ],
  [
    "Newsletter",
    "# Subscrição da newsletter cancelada\nJá não vai receber mais e-mails nossos.",
    "l Início",
  ],
  [
    "Adicional cancelado",
    "# Seu adicional foi cancelado\nO pacote Esportes termina em 30 de novembro de 2026. Seu plano Básico continua por R$ 29,90 por mês.",
    "b Pronto",
  ],
  [
    "Pagamento recusado",
    "# Pagamento recusado\nSem pagamento até 30 de novembro de 2026, a assinatura será cancelada.",
    "b Pagar agora;l Ajuda",
  ],
]);

export const goingOnItalian: GoingOn[] = goingOn("it", [
  [
    "Il mio contratto",
    "# Il mio contratto\nFibra 1000\nFine del vincolo: 31 marzo 2027\n27,90 € al mese",
    "l Fatture;l Trasloco",
  ],
  [
    "La mia polizza",
    "# La mia polizza\nCasa Serena\nScadenza: 31 maggio 2027",
    "l Denuncia un sinistro;l Documenti",
  ],
  [
    "Il mio abbonamento",
    "# Il mio abbonamento\nAnnuale, 89,00 €\nScadenza abbonamento: 4 maggio 2027\nRinnovo automatico: attivo",
    "l Metodo di pagamento;l Disdici",
    "ACCOUNT_ACTIVE",
  ],
  [
    "Tessera",
    "# La mia tessera\nValida fino al 31 dicembre 2026",
    "l Mostra tessera;l Dati personali",
  ],
  [
    "Prova gratuita",
    "# La tua prova gratuita\nLa prova termina il 22 novembre 2026. Poi paghi 9,99 € al mese.",
    "b Annulla la prova;l Metodo di pagamento",
  ],
  [
    "Abbonamento in pausa",
    "# Il tuo abbonamento è in pausa\nNon ti verrà addebitato nulla fino al 1 febbraio 2027.",
    "b Riprendi;l Account",
  ],
  [
    "Box saltata",
    "# Box saltata\nPer il 24 novembre nessun addebito. Prossima box: 1 dicembre 2026.",
    "b Ripristina;l Le mie box",
  ],
  [
    "I miei abbonamenti",
    "# I miei abbonamenti\n### Quotidiano digitale\nAttivo\nProssimo addebito il 1 dicembre 2026\n### Rivista\nDisdetto il 31 marzo 2025",
    "b Gestisci",
    "ACCOUNT_ACTIVE",
  ],
  [
    "I miei ordini",
    "# I miei ordini\nOrdine 8811: consegnato il 3 novembre 2026\nOrdine 8790: annullato il 1 ottobre 2026\nUltimo pagamento: 3 novembre 2026",
    "l Dettagli;b Ordina di nuovo",
  ],
  [
    "Come disdire | Aiuto",
    "# Come disdire l'abbonamento\nDopo la disdetta l'abbonamento termina alla fine del periodo e non ci saranno altri addebiti.",
    "l Vai al tuo account;l Contatti",
    "UNKNOWN",
  ],
  [
    "Passa a Plus",
    "# Non paghi più la consegna\nCon Plus nessun altro costo di consegna. 3,99 € al mese, disdici quando vuoi.",
    "b Prova gratis;l Scopri di più",
  ],
  [
    "Conferma la disdetta",
    "# Conferma la disdetta\nIl tuo abbonamento terminerà il 4 dicembre 2026. Non ti verrà addebitato altro.",
    "b Conferma la disdetta;b Mantieni l'abbonamento",
    "FINAL_CONFIRMATION",
  ],
  [
    "Richiesta ricevuta",
    "# Abbiamo ricevuto la tua richiesta\nTi chiameremo entro 48 ore. Fino ad allora il contratto resta attivo.",
    "l Home",
  ],
  ["Newsletter", "# Sei stato disiscritto\nNon riceverai più le nostre email.", "l Home"],
  [
    "Opzione disattivata",
    "# La tua opzione è stata disattivata\nSport termina il 30 novembre 2026. Il tuo piano Base continua a 9,99 € al mese.",
    "b Fatto",
  ],
  [
    "Pagamento rifiutato",
    "# Pagamento rifiutato\nSe non paghi entro il 30 novembre 2026 l'abbonamento sarà disattivato.",
    "b Paga ora;l Aiuto",
  ],
]);

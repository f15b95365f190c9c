import type { EndWords } from "../end-words.ts";

export const fr: EndWords = {
  code: "fr",
  ended:
    "résilié | résiliée | résiliés | résiliation confirmée | résiliation enregistrée | résiliation prise en compte | résiliation programmée | annulé | annulée | terminé | terminée | expiré | expirée | désactivé | désactivée | arrêté | arrêtée | clôturé | clôturée | désabonné | désabonnée | inactif | inactive | n'est plus actif | n'est plus active | plus abonné* | a pris fin | interrompu | interrompue",
  ends: "prend fin | prendra fin | se termine | se terminera | expire | expirera | jusqu'au | jusqu'à | date de fin | fin le | fin de | fin | dernier jour | sera résilié | sera résiliée | sera résiliés | sera annulé | sera annulée | sera annulés | cessera | s'arrête | s'arrêtera | échéance finale | arrêt programmé | arrêt le | arrêt | résiliation le | fin prévue",
  noMore:
    "ne paierez plus | ne paieras plus | ne payez plus | plus rien à payer | ne sera plus demandé | ne sera pas renouvelé | ne sera pas renouvelée | ne sera pas renouvelés | ne sera plus renouvelé | ne sera plus renouvelée | ne sera plus renouvelés | ne se renouvellera pas | pas de renouvellement | aucun renouvellement | ne sera plus facturé | ne sera plus facturée | ne sera plus prélevé | ne sera plus débité | sans renouvellement | non renouvelé | non renouvelée | non renouvelés | ne serez plus débité | ne serez plus débitée | ne serez plus débités | ne serez plus facturé | ne serez plus facturée | ne serez plus facturés | ne serez plus prélevé | ne serez plus prélevée | ne serez plus prélevés | plus aucun prélèvement | aucun autre prélèvement | aucun prochain prélèvement | aucun prélèvement | aucun paiement | plus aucun paiement | plus de prélèvement* | aucune facture | renouvellement … désactivé | renouvellement automatique désactivé | renouvellement : non | ne sera pas reconduit*",
  none: "aucun abonnement | pas d'abonnement | plus d'abonnement | aucune formule | aucun forfait | pas abonné* | aucun contrat | pas d'adhésion | n'avez plus de | n'avez pas de | n'avez pas d'*",
  undo: "réactiver | reprendre | rétablir | annuler la résiliation | annuler ma résiliation | se réabonner | me réabonner | réabonn* | renouveler | revenir | relancer | garder | conserver | s'abonner | m'abonner | retirer la résiliation | rester finalement | redémarrer | choisir une formule | voir les formules",
  leave:
    "résilier* | résiliation | se désabonner | me désabonner | mettre fin | annuler mon abonnement | annuler l'abonnement | arrêter mon abonnement | désactiver le renouvellement | quitter",
  living:
    "prochain prélèvement | prochain paiement | prochaine facture | prochaine échéance | prochain débit | se renouvelle | sera renouvelé* | renouvelé le | renouvellement le | renouvellement automatique le | renouvellement prévu | serez débité* | serez prélevé* | serez facturé* | sera prélevé* | sera débité* | renouvellement : oui | renouvellement automatique activé | reconduction le | à payer le",
  active: "actif | active | en cours | formule actuelle | abonnement actuel | se poursuit",
  paused:
    "en pause | mis en pause | mise en pause | pause | suspendu* | suspension | gelé | gelée | gelés | reprend | reprendra | reprise | reporté | reportée | reportés | sauté | sautée | sautés | ignoré | ignorée | ignorés | temporairement | en veille | interruption temporaire | redémarre",
  again:
    "réactivé | réactivée | réactivés | rétabli | rétablie | repris | relancé | relancée | relancés | recommencé | recommencée | recommencés | redémarré | redémarrée | redémarrés | renouvelé jusqu'au | a été renouvelé | a été renouvelée | a été renouvelés | de nouveau actif | de nouveau active | à nouveau actif | à nouveau active | bon retour | résiliation annulée | remis en service | a redémarré | retirée | prolongé | prolongée | prolongés | annulée puis rétablie | revenu* en arrière | remis* en service",
  moved:
    "passé à | passée à | êtes passé | êtes passée | êtes passés | bienvenue dans | bienvenue chez | bienvenue sur | changé pour | remplacé | remplacée | remplacés | converti | convertie | transféré | transférée | transférés | basculé | basculée | basculés | nouvelle formule | nouveau forfait | nouvel abonnement | désormais | rétrogradé | rétrogradée | rétrogradés | maintenant sur",
  trial: "essai | mois gratuit | période gratuite | offre découverte",
  waits:
    "en attente | vérifiez votre boîte | consultez votre boîte | cliquez sur le lien | suivez le lien | confirmez | veuillez confirmer | à confirmer | doit être confirmé | doit être confirmée | doit être confirmés | demande reçue | demande a été | demande enregistrée | demande est | en cours de traitement | en cours d'examen | sera examinée | sera traité | sera traitée | sera traités | appelez | nous vous appellerons | vous rappeler | vous contactera | par courrier | lettre | signature | signé | signée | signés | presque terminé | une dernière étape | encore une étape | pour finaliser | à valider | validation | provisoire",
  ifs: "si | sauf si | à moins que | à condition | sous réserve | dès que | une fois que | lorsque | uniquement si | seulement si | ne prend effet | ne sera effective | effective qu* | prendra effet | tant que | en cas de | avant de | après avoir",
  can: "peut être | peuvent être | pourrait | pouvez | serait",
  not: "n'a pas | n'est pas | pas encore | ne peut | toujours | impossible | n'a pu | reste | encore",
  small:
    "le | la | les | l | l' | un | une | des | du | de | d | d' | ce | cet | cette | ces | votre | vos | ton | ta | tes | mon | ma | notre | nos | vous | nous | tu | il | elle | on | je | y | en | et | ou | a | au | aux | par | pour | avec | dans | sur | depuis | jusqu'a | jusqu'au | jusque | apres | puis | ensuite | alors | ici | est | sont | etait | ete | sera | seront | a ete | ont | avez | avons | avait | qui | que | quand | date | jour* | mois | an | annee* | semaine* | fin | heure* | minuit | aujourd'hui | maintenant | desormais | immediatement | definitivement | automatique* | bien | plus | paiement* | prelev* | factur* | carte | compte | acces | profiter | utilis* | actif | confirme* | confirmation | merci | bonjour | ligne | mensuel* | annuel* | famille | effet | compter | se | s | s' | venir | effectue* | pouvez | demande | souhait | valable | pris | preleve* | reference | numero",
  goesOn: "continue | se poursuit | reste actif | reste active | se renouvelle | reconduit",
  negates: "ne | n | n' | pas | jamais | aucun* | personne | rien | ni | sans",
  turns:
    "mais | cependant | toutefois | pourtant | bien que | plutot | a la place | au lieu | encore | toujours | continu* | poursui* | reste* | demeur* | gard* | conserv* | meme | memes | nouveau* | nouvel* | autre* | prochain* | les deux | seul* | seulement | sauf | pour l'instant | pour le moment | presque | quasiment | erreur* | par erreur | repris* | reprend*",
  failed: "erreur | échoué | échec | impossible | réessayez | un problème",
  things:
    "livraison* | commande* | colis | box | cours | séance* | réservation* | rendez-vous | billet* | option* | supplément* | newsletter* | lettre d'information | e-mail* | paiement* | prélèvement* | facture | factures | coupon* | bon | offre* | remise* | promotion* | cadeau* | appareil* | profil* | session* | téléchargement* | rappel* | notification* | pause | essai | carte | événement* | envoi* | repas | visite* | déménagement | demande* | engagement | crédits | points | numéro",
  people:
    "membre de votre famille | membre de la famille | enfant* | fils | fille | conjoint* | invité* | ami | amie | amis | autre utilisateur | autre compte | collègue* | membre de l'équipe | colocataire* | sous-compte",
  plan: "abonnement* | formule* | forfait* | contrat* | adhésion* | compte | renouvellement | offre premium | résiliation | assurance | abonné*",
  status:
    "statut | état | fin | date de fin | échéance | prochain prélèvement | prochain paiement | renouvellement | renouvellement automatique | valable jusqu'au | accès jusqu'au | contrat | paiement | résiliation",
  period:
    "période de facturation | période en cours | période | cycle | engagement | période payée | durée minimale | mois en cours",
};

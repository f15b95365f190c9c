import type { EverydayWords } from "./language.ts";

/** French. */
export const fr: EverydayWords = {
  small: "le la les des et est une un pour vous votre dans pas sur avec du",
  everyday:
    "rechercher | recherche | chercher | filtrer | filtres | filtre | trier | trier par | plus | moins | afficher plus | voir plus | afficher moins | voir moins | charger plus | tout afficher | suivant | précédent | page suivante | page précédente | retour | ouvrir | fermer | accueil | menu | j'aime | favori | favoris | ajouter aux favoris | suivre | ne plus suivre | enregistrer | brouillon | enregistrer le brouillon | enregistrer les modifications | modifier | renommer | ajouter au panier | panier | liste d'envies | liste de souhaits | comparer | lire | lecture | pause | couper le son | volume | plein écran | sous-titres | se connecter | connexion | se déconnecter | déconnexion | langue | thème | télécharger | imprimer | copier | copier le lien | cookies | tout accepter | tout refuser | calendrier | aujourd'hui | carte | plan | zoom avant | zoom arrière | actualiser | réessayer | aide | téléverser | importer | aperçu | vue d'ensemble | paramètres | réglages | préférences | profil | compte | mon compte | détails | historique | notifications | messages | commandes | mes commandes | factures | facture | avis | photos | description | taille | couleur | quantité | mensuel | annuel | tout sélectionner | réinitialiser | masquer | général | sécurité | confidentialité | à propos | contact | produits | catégories | compris | haut de page | choisir un fichier | parcourir",
  shows:
    "voir | afficher | consulter | ouvrir | gérer | détails | comparer | en savoir plus | lire | découvrir | télécharger | imprimer | modifier | changer | accéder à | moyen de paiement | factures | facture",
  chooses: "sélectionner | choisir | ajouter",
};

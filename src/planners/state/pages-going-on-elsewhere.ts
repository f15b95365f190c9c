import { type GoingOn, goingOn } from "./going-on.ts";

/** Home pages, lists and calendars where something other than a subscription is closed, completed or called off. */
export const goingOnElsewhere: GoingOn[] = [
  ...goingOn("en", [
    [
      "Branches",
      "# Gyms around you\n**Dock Street**\nOpen until 10 pm\n**Mill Lane**\nClosed for refurbishment",
      "l Home;l Profile",
    ],
    [
      "My classes",
      "# My lessons\nWatercolour basics · 40 %\nPerspective · completed\nPortraits · 5 %",
      "l Library;l Me",
    ],
    [
      "Schedule",
      "# This week\nSpin, Monday 7:00\nYoga, Tuesday 18:00 · cancelled\nPilates, Friday 9:00",
      "l Book;l Account",
    ],
    ["Matches", "# Fixtures\nHarbour v Rovers: ended 2–1\nTown v City: postponed", "l Live;l You"],
  ]),
  ...goingOn("de", [
    [
      "Standorte",
      "# Filialen in der Nähe\nHafenstraße\nbis 21 Uhr\nRingallee\nwegen Umbau geschlossen",
      "l Start;l Profil",
    ],
    [
      "Kurse",
      "# Meine Kurse\nAquarell · 40 %\nPorträt · beendet\nAkt · 12 %",
      "l Übersicht;l Konto",
    ],
  ]),
  ...goingOn("fr", [
    [
      "Cours",
      "# Mes leçons\nAquarelle · 40 %\nPortrait · terminée\nPerspective · 12 %",
      "l Accueil;l Profil",
    ],
    [
      "Séances",
      "# Cette semaine\nYoga, lundi 18 h\nPilates, mardi 9 h · annulé",
      "l Réserver;l Compte",
    ],
  ]),
  ...goingOn("es", [
    [
      "Clases",
      "# Mis clases\nAcuarela · 40 %\nRetrato · terminado\nPerspectiva · 12 %",
      "l Inicio;l Perfil",
    ],
    [
      "Centros",
      "# Centros cercanos\nCalle Mayor\nAbierto hasta las 21 h\nPuerto\nCerrado por obras",
      "l Inicio;l Yo",
    ],
  ]),
  ...goingOn("pt", [
    [
      "Aulas",
      "# As minhas aulas\nAguarela · 40 %\nRetrato · concluído\nPerspetiva · encerrado",
      "l Início;l Perfil",
    ],
  ]),
  ...goingOn("it", [
    [
      "Lezioni",
      "# Le mie lezioni\nAcquerello · 40 %\nRitratto · terminato\nYoga, lunedì · annullata",
      "l Home;l Profilo",
    ],
  ]),
  ...goingOn("nl", [
    [
      "Lessen",
      "# Mijn lessen\nAquarel · 40 %\nPortret · afgerond\nYoga, maandag · geannuleerd",
      "l Start;l Profiel",
    ],
  ]),
  ...goingOn("ja", [
    [
      "レッスン",
      "# 受講中のレッスン\n水彩画 · 40 %\n肖像画 · 終了\nヨガ 月曜 · キャンセル",
      "l ホーム;l マイページ",
    ],
  ]),
];

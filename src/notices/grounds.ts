import type { Ground } from "./ground.ts";

// A letter is wrong where it claims more than the law gives: each one names the contracts that its law is about.
export const GROUNDS: readonly Ground[] = [
  {
    country: "DE",
    title: "Germany",
    languages: ["de", "en"],
    law: "§ 309 Nr. 9 und § 312k BGB",
    says: {
      de: "Bei seit dem 1. März 2022 geschlossenen Verträgen ist nach einer stillschweigenden Verlängerung die Kündigung jederzeit mit einer Frist von höchstens einem Monat möglich (§ 309 Nr. 9 BGB). Wo solche Verträge auf einer Website geschlossen werden können, ist dort eine Kündigungsschaltfläche vorgeschrieben (§ 312k BGB).",
      en: "For contracts made since 1 March 2022: after a tacit extension the contract may be ended at any time with at most one month's notice (section 309 no. 9 of the German Civil Code, BGB). Where such contracts can be made on a website, it must have a button to end them (section 312k BGB).",
    },
    source: "https://www.gesetze-im-internet.de/bgb/__309.html",
    since: "2022-03-01",
    readAt:
      "https://www.haufe.de/recht/deutsches-anwalt-office-premium/pruettingwegenweinreich-bgb-309-bgb-klauselverbote-iii-kuendigungsfristklauseln-nr9c_idesk_PI17574_HI15892005.html",
    checked: "2026-11-18",
  },
  {
    country: "AT",
    title: "Austria",
    languages: ["de", "en"],
    // Not § 15 alone: by the Supreme Court (9 Ob 69/11d) a gym's contract is none of those that it is about.
    law: "§ 6 Abs. 1 Z 2 und § 15 KSchG",
    says: {
      de: "Eine stillschweigende Verlängerung ist für Verbraucher nur verbindlich, wenn sie bei Beginn der dafür vorgesehenen Frist auf deren Bedeutung besonders hingewiesen wurden (§ 6 Abs. 1 Z 2 KSchG). Verträge über wiederholte Lieferungen oder Werkleistungen auf unbestimmte oder mehr als einjährige Zeit sind mit zweimonatiger Frist zum Ablauf des ersten Jahres und danach jedes halben Jahres kündbar (§ 15 KSchG).",
      en: "A tacit extension binds a consumer only who was expressly told of its meaning when the time to object began (section 6(1) no. 2 of the Austrian Consumer Protection Act, KSchG). Contracts for repeated deliveries or works, without an end or for more than a year, may be ended with two months' notice at the end of the first year and of each half-year after it (section 15 KSchG).",
    },
    source:
      "https://www.ris.bka.gv.at/GeltendeFassung.wxe?Abfrage=Bundesnormen&Gesetzesnummer=10002462",
    since: "1979-10-01",
    readAt:
      "https://www.ra-tirol.at/fachbeitraege/detail/ausreichender-hinweis-auf-automatische-vertragsverlaengerung/",
    checked: "2026-11-18",
  },
  {
    country: "FR",
    title: "France",
    languages: ["fr", "en"],
    law: "articles L215-1 et L215-1-1 du Code de la consommation",
    says: {
      fr: "Pour un contrat de prestation de services à durée déterminée reconduit tacitement : faute d'avoir été informé par écrit, entre trois mois et un mois avant l'échéance, de la possibilité de ne pas le reconduire, je peux y mettre fin gratuitement à tout moment à compter de la reconduction (article L215-1). Lorsque le professionnel propose de conclure de tels contrats en ligne, la résiliation doit y être possible (article L215-1-1).",
      en: "For a contract for services of a fixed term that was renewed tacitly: unless I was told in writing, between three months and one month before the last day to refuse, that it need not be renewed, I may end it free of charge at any time after its renewal (article L215-1 of the French Consumer Code). Where such contracts can be made online, they can be ended online (article L215-1-1).",
    },
    source: "https://www.legifrance.gouv.fr/codes/id/LEGITEXT000006069565",
    since: "2023-06-01",
    readAt:
      "https://juriblio.fr/codes/code-de-la-consommation/partie-legislative-nouvelle/livre-ii/titre-ier/chapitre-v",
    checked: "2026-11-18",
  },
  {
    country: "BE",
    title: "Belgium",
    languages: ["fr", "nl", "en"],
    law: "article VI.91 du Code de droit économique",
    says: {
      fr: "Après la reconduction tacite d'un contrat de service à durée déterminée, le consommateur peut le résilier à tout moment, sans indemnité, avec le préavis prévu au contrat, de deux mois au plus (article VI.91 du Code de droit économique).",
      nl: "Na de stilzwijgende verlenging van een dienstenovereenkomst van bepaalde duur mag de consument die op elk ogenblik zonder vergoeding opzeggen, met een opzegtermijn van hoogstens twee maanden (artikel VI.91 van het Wetboek van economisch recht).",
      en: "After the tacit renewal of a contract for services of a fixed term the consumer may end it at any time without compensation, with at most two months' notice (article VI.91 of the Belgian Code of Economic Law).",
    },
    source: "https://www.ejustice.just.fgov.be/eli/loi/2013/02/28/2013A11134/justel",
    since: "2014-05-31",
    readAt:
      "https://www.droitsquotidiens.be/fr/actualites/une-brochure-du-spf-economie-pour-mieux-surveiller-lecheance-des-contrats",
    checked: "2026-11-18",
  },
  {
    country: "NL",
    title: "Netherlands",
    languages: ["nl", "en"],
    law: "artikel 6:236 onder j en o BW",
    says: {
      nl: "Na stilzwijgende verlenging mag ik de overeenkomst te allen tijde opzeggen met een termijn van hoogstens een maand (artikel 6:236 onder j BW; voor kranten en tijdschriften gelden eigen termijnen), en op dezelfde wijze als waarop zij tot stand kwam (onder o). Dit geldt niet voor verenigingen en verzekeringen.",
      en: "After a tacit extension the contract may be ended at any time with at most one month's notice (article 6:236(j) of the Dutch Civil Code; newspapers and magazines have terms of their own), and in the way in which it was made (6:236(o)). This is not about associations or insurance.",
    },
    source: "https://wetten.overheid.nl/BWBR0005289",
    since: "2011-12-01",
    readAt: "https://www.justitia.nl/opzegging-abonnementen-lidmaatschappen",
    checked: "2026-11-18",
  },
  {
    country: "ES",
    title: "Spain",
    languages: ["es", "en"],
    law: "artículo 62 del Real Decreto Legislativo 1/2007 (TRLGDCU)",
    says: {
      es: "En los contratos de prestación de servicios o suministro de productos de tracto sucesivo o continuado puedo poner fin al contrato en la misma forma en que lo celebré, sin ningún tipo de sanción ni de cargas onerosas o desproporcionadas (artículo 62.3 del Real Decreto Legislativo 1/2007).",
      en: "A consumer may end a contract of continuing services or supply in the way in which it was made, without any sanction and without onerous or disproportionate burdens (article 62(3) of Royal Legislative Decree 1/2007).",
    },
    source: "https://www.boe.es/buscar/act.php?id=BOE-A-2007-20555",
    since: "2007-12-01",
    readAt: "https://github.com/legalize-dev/legalize-es/blob/main/es/BOE-A-2007-20555.md",
    checked: "2026-11-18",
  },
  {
    country: "IT",
    title: "Italy",
    languages: ["it", "en"],
    law: "articolo 1, comma 3, del D.L. 7/2007 (L. 40/2007)",
    says: {
      it: "I contratti per adesione con operatori di telefonia, di reti televisive e di comunicazione elettronica si possono lasciare in ogni momento, con un preavviso non superiore a trenta giorni e senza spese non giustificate da costi dell'operatore (articolo 1, comma 3, D.L. 7/2007). Per gli altri contratti recedo secondo le condizioni del contratto.",
      en: "Standard contracts for telephone, television and electronic communications may be ended at any time, with at most thirty days' notice and no charge beyond the operator's own costs (article 1(3) of Decree-Law 7/2007). For other contracts I end it under the contract's own terms.",
    },
    source: "https://www.normattiva.it/uri-res/N2Ls?urn:nir:stato:decreto.legge:2007-01-31;7",
    since: "2007-02-02",
    readAt: "http://www.disdettacontratto.net/",
    checked: "2026-11-18",
  },
  {
    country: "GB",
    title: "United Kingdom",
    languages: ["en"],
    // The subscription rules of the Digital Markets, Competition and Consumers Act 2024 are announced for spring 2027.
    law: "Consumer Rights Act 2015, Part 2, and the Consumer Contracts Regulations 2013",
    says: {
      en: "I end the contract under its terms. A term that makes ending it unreasonably hard is not binding on a consumer if it is unfair (Consumer Rights Act 2015, section 62). Where the contract was made at a distance, such as online, I may cancel it without giving a reason within fourteen days of making it (Consumer Contracts Regulations 2013).",
    },
    source: "https://www.legislation.gov.uk/ukpga/2015/15/part/2",
    since: "2015-10-01",
    readAt:
      "https://www.businesscompanion.info/en/quick-guides/consumer-contracts/unfair-contract-terms",
    checked: "2026-11-18",
  },
  {
    country: "US",
    title: "United States",
    languages: ["en", "es"],
    law: "Restore Online Shoppers' Confidence Act, 15 U.S.C. § 8403",
    says: {
      en: "Whoever charges for something sold on the internet with a negative option must provide simple mechanisms to stop recurring charges (15 U.S.C. § 8403). I withdraw my authorization for any further charge.",
      es: "Quien cobra por algo vendido en internet con renovación automática debe ofrecer mecanismos sencillos para detener los cargos recurrentes (15 U.S.C. § 8403). Retiro mi autorización para cualquier cargo posterior.",
    },
    source: "https://www.law.cornell.edu/uscode/text/15/8403",
    since: "2010-12-29",
    readAt: "https://lexbuild.dev/usc/title-15/chapter-110/section-8403",
    checked: "2026-11-18",
  },
  {
    country: "BR",
    title: "Brazil",
    languages: ["pt", "en"],
    law: "Código de Defesa do Consumidor (Lei nº 8.078/1990) e, para serviços regulados, Decreto nº 11.034/2022",
    says: {
      pt: "Peço o cancelamento com base no Código de Defesa do Consumidor (Lei nº 8.078/1990). Nos serviços regulados pelo Poder Executivo federal, o pedido de cancelamento deve ser processado por todos os meios de atendimento disponíveis, observadas as condições de rescisão do contrato (Decreto nº 11.034/2022).",
      en: "I ask for the cancellation under the Consumer Defence Code (Law 8.078/1990). In services regulated by the federal executive the request must be processed by every channel of the customer service, under the contract's conditions for ending it (Decree 11.034/2022).",
    },
    source: "https://www.planalto.gov.br/ccivil_03/_ato2019-2022/2022/decreto/D11034.htm",
    // The day of its publication; from which day it counts was not found.
    since: "2022-04-06",
    readAt:
      "https://www.omossoroense.com.br/decreto-regulamenta-servico-de-atendimento-ao-consumidor/",
    checked: "2026-11-18",
  },
];

export const groundFor = (country: string): Ground | undefined =>
  GROUNDS.find((ground) => ground.country === country.toUpperCase());

import type { Ground } from "./ground.ts";

export const GROUNDS: readonly Ground[] = [
  {
    country: "DE",
    title: "Germany",
    languages: ["de", "en"],
    law: "§ 309 Nr. 9 und § 312k BGB",
    says: {
      de: "Nach einer stillschweigenden Verlängerung ist die Kündigung jederzeit mit einer Frist von höchstens einem Monat möglich (§ 309 Nr. 9 BGB); für online geschlossene Verträge ist zudem eine Kündigungsschaltfläche vorgeschrieben (§ 312k BGB).",
      en: "After a tacit extension the contract may be ended at any time with at most one month's notice (section 309 no. 9 of the German Civil Code, BGB).",
    },
    source: "https://www.gesetze-im-internet.de/bgb/__309.html",
    since: "2022-03-01",
    noted: "2026-11",
  },
  {
    country: "AT",
    title: "Austria",
    languages: ["de", "en"],
    law: "§ 15 KSchG",
    says: {
      de: "Verträge auf unbestimmte Zeit oder auf mehr als ein Jahr kann ich nach § 15 KSchG mit zweimonatiger Frist zum Ablauf des ersten Jahres und danach zum Ablauf jeweils eines halben Jahres kündigen.",
      en: "Under section 15 of the Austrian Consumer Protection Act (KSchG) such a contract may be ended with two months' notice at the end of the first year and of each half-year after it.",
    },
    source:
      "https://www.ris.bka.gv.at/GeltendeFassung.wxe?Abfrage=Bundesnormen&Gesetzesnummer=10002462",
    since: "1979-10-01",
    noted: "2026-11",
  },
  {
    country: "FR",
    title: "France",
    languages: ["fr", "en"],
    law: "articles L215-1 et L215-1-1 du Code de la consommation",
    says: {
      fr: "Faute d'avoir été informé par écrit, dans les délais, de la possibilité de ne pas reconduire le contrat, je peux y mettre fin gratuitement à tout moment à compter de la reconduction (article L215-1 du Code de la consommation) ; la résiliation doit en outre être possible par voie électronique (article L215-1-1).",
      en: "Unless I was told in writing and in time that the contract need not be renewed, I may end it free of charge at any time after its renewal (article L215-1 of the French Consumer Code).",
    },
    source: "https://www.legifrance.gouv.fr/codes/id/LEGITEXT000006069565",
    since: "2023-06-01",
    noted: "2026-11",
  },
  {
    country: "BE",
    title: "Belgium",
    languages: ["fr", "nl", "en"],
    law: "article VI.91 du Code de droit économique",
    says: {
      fr: "Après la reconduction tacite d'un contrat de service à durée déterminée, je peux le résilier à tout moment, sans indemnité, avec le préavis prévu au contrat, de deux mois au plus (article VI.91 du Code de droit économique).",
      nl: "Na de stilzwijgende verlenging van een dienstenovereenkomst van bepaalde duur mag ik die op elk ogenblik zonder vergoeding opzeggen, met een opzegtermijn van hoogstens twee maanden (artikel VI.91 van het Wetboek van economisch recht).",
      en: "After its tacit renewal a contract for services may be ended at any time without compensation, with at most two months' notice (article VI.91 of the Belgian Code of Economic Law).",
    },
    source: "https://www.ejustice.just.fgov.be/eli/loi/2013/02/28/2013A11134/justel",
    since: "2014-05-31",
    noted: "2026-11",
  },
  {
    country: "NL",
    title: "Netherlands",
    languages: ["nl", "en"],
    law: "artikel 6:236 en 6:237 BW",
    says: {
      nl: "Na stilzwijgende verlenging mag ik de overeenkomst op elk moment opzeggen met een termijn van hoogstens een maand, en op dezelfde wijze als waarop zij tot stand kwam (artikel 6:236 BW).",
      en: "After a tacit extension the contract may be ended at any time with at most one month's notice, and in the way in which it was made (article 6:236 of the Dutch Civil Code).",
    },
    source: "https://wetten.overheid.nl/BWBR0005289",
    since: "2011-12-01",
    noted: "2026-11",
  },
  {
    country: "ES",
    title: "Spain",
    languages: ["es", "en"],
    law: "artículo 62 del Real Decreto Legislativo 1/2007 (TRLGDCU)",
    says: {
      es: "En los contratos de prestación de servicios o suministro de tracto sucesivo puedo poner fin al contrato sin sanciones ni cargas desproporcionadas y en la misma forma en que lo celebré (artículo 62 del Real Decreto Legislativo 1/2007).",
      en: "A consumer may end a contract of continuing supply in the way in which it was made, without disproportionate burdens (article 62 of Royal Legislative Decree 1/2007).",
    },
    source: "https://www.boe.es/buscar/act.php?id=BOE-A-2007-20555",
    since: "2007-12-01",
    noted: "2026-11",
  },
  {
    country: "IT",
    title: "Italy",
    languages: ["it", "en"],
    law: "articolo 1, comma 3, del D.L. 7/2007 (L. 40/2007) e Codice del consumo (D.Lgs. 206/2005)",
    says: {
      it: "Per i contratti di telefonia, televisione e comunicazione elettronica il recesso è consentito in ogni momento con un preavviso non superiore a trenta giorni (articolo 1, comma 3, D.L. 7/2007); per gli altri valgono le condizioni del contratto e il Codice del consumo.",
      en: "Contracts for telephone, television and electronic communications may be ended at any time with at most thirty days' notice (article 1(3) of Decree-Law 7/2007); for others the contract's terms and the Consumer Code apply.",
    },
    source: "https://www.normattiva.it/uri-res/N2Ls?urn:nir:stato:decreto.legge:2007-01-31;7",
    since: "2007-02-02",
    noted: "2026-11",
  },
  {
    country: "GB",
    title: "United Kingdom",
    languages: ["en"],
    law: "Consumer Rights Act 2015, Part 2, and the Consumer Contracts Regulations 2013",
    says: {
      en: "I end the contract under its terms. A term that makes ending it unreasonably hard, or that binds me beyond what I could expect, is not binding on a consumer if it is unfair (Consumer Rights Act 2015, section 62); within fourteen days of the start I may also cancel without giving a reason (Consumer Contracts Regulations 2013).",
    },
    source: "https://www.legislation.gov.uk/ukpga/2015/15/part/2",
    since: "2015-10-01",
    noted: "2026-11",
  },
  {
    country: "US",
    title: "United States",
    languages: ["en", "es"],
    law: "Restore Online Shoppers' Confidence Act, 15 U.S.C. § 8403",
    says: {
      en: "For a plan sold online by negative option you must provide a simple mechanism to stop recurring charges (15 U.S.C. § 8403). I withdraw my authorization for any further charge.",
      es: "En los planes vendidos en línea con renovación automática debe existir un mecanismo sencillo para detener los cargos recurrentes (15 U.S.C. § 8403). Retiro mi autorización para cualquier cargo posterior.",
    },
    source: "https://www.law.cornell.edu/uscode/text/15/8403",
    since: "2010-12-29",
    noted: "2026-11",
  },
  {
    country: "BR",
    title: "Brazil",
    languages: ["pt", "en"],
    law: "Código de Defesa do Consumidor (Lei nº 8.078/1990) e, para serviços regulados, Decreto nº 11.034/2022",
    says: {
      pt: "Peço o cancelamento com base no Código de Defesa do Consumidor (Lei nº 8.078/1990); nos serviços regulados pelo Poder Executivo federal, o pedido de cancelamento deve ser recebido e processado de imediato (Decreto nº 11.034/2022).",
      en: "I ask for the cancellation under the Consumer Defence Code (Law 8.078/1990); in services regulated by the federal executive it must be taken and processed at once (Decree 11.034/2022).",
    },
    source: "https://www.planalto.gov.br/ccivil_03/_ato2019-2022/2022/decreto/D11034.htm",
    since: "2022-10-03",
    noted: "2026-11",
  },
];

export const groundFor = (country: string): Ground | undefined =>
  GROUNDS.find((ground) => ground.country === country.toUpperCase());

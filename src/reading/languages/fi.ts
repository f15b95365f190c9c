import type { EverydayWords } from "./language.ts";

/** Finnish. */
export const fi: EverydayWords = {
  small: "ja on ei se että sinun kun voit tai mutta ovat tämä",
  everyday:
    "hae | haku | etsi | suodata | suodattimet | järjestä | lajittele | lisää tuloksia | näytä lisää | näytä vähemmän | vähemmän | lataa lisää | näytä kaikki | seuraava | edellinen | seuraava sivu | edellinen sivu | takaisin | avaa | sulje | etusivu | valikko | tykkää | suosikki | suosikit | lisää suosikkeihin | seuraa | tallenna | luonnos | tallenna luonnos | tallenna muutokset | muokkaa | nimeä uudelleen | lisää ostoskoriin | lisää koriin | ostoskori | toivelista | vertaa | toista | tauko | mykistä | äänenvoimakkuus | koko näyttö | tekstitys | kirjaudu | kirjaudu sisään | kirjaudu ulos | kieli | teema | lataa | tulosta | kopioi | evästeet | kalenteri | tänään | kartta | lähennä | loitonna | päivitä sivu | yritä uudelleen | ohje | apua | lataa tiedosto | esikatselu | yleiskatsaus | asetukset | profiili | tili | oma tili | tiedot | historia | ilmoitukset | viestit | tilaukset | laskut | lasku | arvostelut | kuvat | kuvaus | koko | väri | määrä | kuukausittain | vuosittain | valitse kaikki | tyhjennä suodattimet | piilota | yleiset | tietoturva | yksityisyys | tietoa meistä | yhteystiedot | tuotteet | kategoriat | selvä | valitse tiedosto",
  shows:
    "näytä | katso | avaa | hallitse | tiedot | vertaa | lue lisää | lue | tutustu | lataa | tulosta | muokkaa | vaihda | siirry | maksutapa | laskut | lasku",
  chooses: "valitse | lisää",
};

import type { MarkedWords, FinalWords } from "./language-words.ts";

/** Croatian. */
export const hr: FinalWords = {
  cancel: "otkaži | otkazati | poništi | otkažite | odustani",
  end: "otkaži pretplatu | otkazivanje pretplate | odjavi me | odjava pretplate | raskini ugovor | raskid ugovora | prekini pretplatu | ukini pretplatu | prekid pretplate",
  delete: "izbriši | obriši | izbrisati | trajno ukloni",
  buy: "kupi | kupite | kupi odmah | plati | platite | naruči | naručite | pretplati se | pretplatite se | nadogradi | doniraj | pošalji novac",
  reach: "objavi | podijeli | pozovi | pošalji pozivnicu",
  subject: "pretplatu | pretplata | pretplate | članstvo | članstva | ugovor | tarifu",
  affirm: "=da | =nastavi | =potvrdi | =potvrđujem",
};

export const hrEveryday: MarkedWords = {
  small: "i u na ne za se da je od s su po će ili vaš vam što kako koji",
  everyday:
    "traži | pretraži | pretraga | pretraživanje | filtar | filtri | filtriraj | očisti filtre! | ukloni filtre! | poništi filtre! | sortiraj | poredaj po | prikaži više | prikaži manje | prikaži sve | učitaj više | sljedeća stranica | prethodna stranica | sljedeće pitanje! | prethodno pitanje | =sljedeći korak! | =prethodni korak | =sljedeći tjedan | =prethodni tjedan | =sljedeći mjesec | =prethodni mjesec | sljedeća fotografija | prethodna fotografija | sljedeće poglavlje | otvori izbornik | zatvori izbornik! | sažmi izbornik! | proširi izbornik | sviđa mi se! | više mi se ne sviđa! | dodaj u favorite! | ukloni iz favorita! | dodaj zvjezdicu! | ukloni zvjezdicu! | prati! | prestani pratiti! | ocijeni! | spremi promjene! | spremi skicu! | skica! | primijeni filtre! | uredi! | preimenuj! | ponovi radnju! | pomakni gore! | pomakni dolje! | pomakni lijevo! | pomakni desno! | promijeni redoslijed! | =povuci! | dodaj u košaricu! | u košaricu! | spremi za kasnije! | dodaj na listu želja! | ukloni s liste želja! | usporedi! | procijeni dostavu! | reproduciraj! | pauziraj video! | isključi zvuk! | uključi zvuk! | brzina reprodukcije! | cijeli zaslon | =prijavi se! | =prijava! | =preuzmi | ispiši | kopiraj | kopiraj poveznicu | prihvati kolačiće! | odbij kolačiće! | =povećaj! | =smanji! | osvježi | ponovno učitaj | pokušaj ponovno! | učitaj datoteku! | prenesi datoteku! | prenesi sliku! | odaberi datoteku! | označi kao pročitano! | označi sve kao pročitano! | označi kao nepročitano! | odaberi sve! | prikaži stupac | sakrij stupac! | sakrij ploču! | veća slova! | manja slova! | veličina slova! | veličina fonta! | na vrh | preuzmi datoteku | preuzmi račun | prihvati sve kolačiće! | odbij sve kolačiće! | pomakni kartu | prenesi avatar! | =više | =manje | =sljedeća | =sljedeće | =sljedeći | =prethodna | =prethodno | =prethodni | =natrag | =zatvori! | =otvori | =izbornik | =naslovnica | =početna | =spremi! | =primijeni! | =favoriti! | =glasnoća! | =brzina! | =titlovi! | =jezik! | =tema! | =valuta! | =kalendar | =danas | =karta | =pomoć | =pregled | =postavke! | =profil! | =račun | =moj račun | =detalji | =pojedinosti | =povijest | =obavijesti | =poruke | =narudžbe | =moje narudžbe | =računi | =recenzije | =slike | =fotografije | =opis | =veličina | =boja | =količina! | =broj! | =mjesečno! | =godišnje! | =očisti! | =resetiraj! | =stupci | =tamni način! | =općenito | =sigurnost | =privatnost | =o nama | =kontakt | =proizvodi | =kategorije | =košarica! | =lista želja! | =popis želja! | =porcije! | =gosti! | =na mreži! | =odsutan! | =arhiviraj! | =arhiva! | =odgodi poruku! | =oznaka! | =oznake! | =prihvati sve! | =odbij sve! | =sakrij! | =sažmi! | =proširi | =korisno! | =odjavi se! | =odjava! | =pomakni prikaz | =dostupan!",
  shows:
    "vidi | pogledaj | prikaži | upravljaj | upravljanje | saznaj više | saznajte više | čitaj | pročitaj | istraži | =preuzmi | ispiši | uredi | =način plaćanja | =računi",
  chooses: "odaberi! | odaberite! | izaberi! | dodaj!",
};

import type { EndWords } from "../end-words.ts";

export const ro: EndWords = {
  code: "ro",
  ended:
    "anulat | anulată | anulata | încheiat* | reziliat* | expirat* | dezactivat* | inactiv | inactivă | terminat* | anulare confirmată | nu mai este activ* | ați anulat | închis* | oprit*",
  ends: "se încheie | se va încheia | expiră | până la | până pe | data de încheiere | ultima zi | valabil până | sfârșit | se termină",
  noMore:
    "nu se va reînnoi | nu se reînnoiește | nu va fi reînnoit* | nu veți mai fi taxat* | nu vei mai fi taxat* | nicio altă plată | nu vor mai fi plăți | nu se va mai percepe | reînnoire automată dezactivată | reînnoire automată: oprit* | reînnoirea automată este dezactivată | următoarea plată: niciuna | fără plăți viitoare",
  none: "niciun abonament | nu aveți un abonament | nu aveți niciun* | nu ai niciun* | nu ai un abonament | fără abonament | niciun plan",
  undo: "reactiv* | reia | restabil* | anulează anularea | abonează-te din nou | abonează-te | reînnoiește | revino | revocă | retrage* | păstrează | alege un plan",
  leave:
    "anulează abonamentul | anulează | anulare | reziliază | încheie abonamentul | dezabonare | renunță | dezactivează reînnoirea",
  living:
    "următoarea plată | următoarea facturare | următoarea factură | se reînnoiește | se va reînnoi | va fi reînnoit* | veți fi taxat* | vei fi taxat* | data reînnoirii | reînnoire automată activată | reînnoire automată: pornit*",
  active: "activ | activă | în curs | planul actual | continuă",
  paused: "în pauză | pauză | suspendat* | înghețat* | omis* | se reia | va fi reluat* | temporar",
  again:
    "reactivat* | reluat* | restabilit* | repornit* | a fost reînnoit* | bine ai revenit | bine ați revenit | din nou activ* | revocat* | retras* | anulată cererea",
  moved:
    "schimbat în | trecut la | mutat* | bun venit | plan nou | abonament nou | acum ai | acum aveți | înlocuit* | convertit* | retrogradat*",
  trial: "probă | perioadă gratuită | lună gratuită",
  waits:
    "în așteptare | așteapt* | verifică e-mail* | verificați | faceți clic pe link | confirmă | confirmați | trebuie confirmat* | cerere* | solicitare* | în curs de procesare | se procesează | analizat* | sunați | vă vom suna | vă vom contacta | prin poștă | scrisoare | semnăt* | aproape gata | încă un pas | pentru a finaliza | aprob*",
  ifs: "dacă | cu excepția | cu condiția | de îndată ce | când | numai după | doar dacă | intră în vigoare | înainte | în cazul | decât",
  can: "poate fi | puteți",
  not: "nu a fost | nu este | încă | tot | nu s-a putut",
  small:
    "dvs | dumneavoastra | tau | ta | tale | meu | mea | nostru | noastra | voi | tu | noi | eu | este | sunt | era | a | au | ai | ati | fost | va | vor | fi | si | sau | in | pe | la | de | din | cu | pentru | pana | dupa | apoi | ca | cand | care | un | o | unui | unei | al | ale | acest | aceasta | azi | astazi | acum | deja | aici | zi* | data | luna | luni | lunar* | an | anul* | anual* | saptaman* | sfarsit* | ora | imediat | definitiv | automat* | succes | mai | plat* | tax* | factur* | card* | cont* | acces* | folos* | activ* | confirm* | multum* | buna | valabil* | efectua* | puteti | cerere* | urmatoare* | retin*",
  goesOn: "continua | ramane activ* | se reinnoieste",
  negates: "nu | niciodata | niciun* | nicio | nimeni | nimic | fara",
  turns:
    "dar | insa | desi | in loc | ci | inca | tot | continu* | raman* | ramane | pastr* | acelasi | aceeasi | aceleasi | din nou | alt | alta | alte | nou | noua | noi | urmato* | ambele | doar | numai | exceptand | cu exceptia | deocamdata | aproape | gresit* | greseal* | eroare",
  failed: "eroare | eșuat | nu s-a putut | încercați din nou",
  things:
    "livrare* | livrări* | comand* | cutie | lecți* | rezerv* | programare* | bilet* | supliment* | opțiun* | buletin* | newsletter* | e-mail* | plăți | plata | factur* | cupon* | ofert* | reducer* | promoți* | cadou* | dispozitiv* | profil* | sesiun* | notific* | pauză | probă | card | eveniment* | colet* | curs* | cerere* | puncte",
  people:
    "membru al familiei | membrul familiei | copil* | fiul | fiica | partener* | invitat* | prieten* | alt utilizator | alt cont | coleg*",
  plan: "abonament* | plan | planul | contract* | cont | reînnoire* | membru | calitatea de membru",
  status:
    "stare | status | sfârșit | data de încheiere | următoarea plată | reînnoire | reînnoire automată | valabil până | contract | plată",
  period: "perioada de facturare | perioada curentă | perioada | ciclu*",
};

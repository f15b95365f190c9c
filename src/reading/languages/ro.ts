import type { MarkedWords, FinalWords } from "./language-words.ts";

/** Romanian. */
export const ro: FinalWords = {
  cancel: "anulează | anulați | anulare",
  end: "dezabonează* | dezabonare | reziliază | reziliați | reziliere | anulează abonamentul | renunță la abonament | încetează abonamentul | încheie abonamentul | încheie contractul | oprește abonamentul",
  delete: "șterge | ștergeți | ștergere",
  buy: "cumpără | cumpărați | plătește | plătiți | plătesc | comandă acum | plasează comanda | finalizează comanda | abonează-te | abonare | treci la premium | donează | trimite bani",
  reach: "publică | distribuie | invită | trimite invitația | postează",
  subject:
    "abonament | abonamentul | abonamentului | abonamentele | calitatea de membru | contractul | contract",
  affirm: "=da | =continuă | =confirmă | =confirm",
};

export const roEveryday: MarkedWords = {
  small: "și în pe nu este de la cu pentru sau care din ale dvs sunt un o să",
  everyday:
    "caută | căutare | căutați | filtru | filtre | filtrează | resetează filtrele! | golește filtrele! | sortează | sortare | sortează după | arată mai mult | afișează mai mult | vezi mai mult | afișează mai puțin | arată mai puțin | vezi toate | afișează tot | încarcă mai multe | pagina următoare | pagina anterioară | întrebarea următoare! | întrebarea anterioară | =pasul următor! | =pasul anterior | =săptămâna următoare | =săptămâna anterioară | =luna următoare | =luna anterioară | fotografia următoare | fotografia anterioară | capitolul următor | deschide meniul | închide meniul! | restrânge meniul! | extinde meniul | adaugă la favorite! | elimină din favorite! | adaugă o stea! | urmărește! | nu mai urmări! | evaluează! | acordă o notă! | salvează modificările! | salvează ciorna! | ciornă! | aplică filtrele! | editează! | redenumește! | mută în sus! | mută în jos! | mută la stânga! | mută la dreapta! | reordonează! | =trage! | adaugă în coș! | salvează pentru mai târziu! | adaugă la lista de dorințe! | adaugă în lista de dorințe! | elimină din lista de dorințe! | compară! | estimează livrarea! | redă! | redare! | întrerupe videoclipul! | dezactivează sunetul! | activează sunetul! | viteză de redare! | ecran complet | conectare! | conectează-te! | autentificare! | intră în cont! | =deconectare! | =deconectează-te! | descarcă | descărcați | printează | tipărește | copiază | copiază linkul | acceptă cookie-urile! | respinge cookie-urile! | acceptă toate cookie-urile! | reîmprospătează | reîncarcă | actualizează pagina | încearcă din nou! | reîncearcă! | încarcă fișier! | încarcă imagine! | încarcă o fotografie! | alege fișierul! | alege fișier! | marchează ca citit! | marchează tot ca citit! | marchează ca necitit! | selectează tot! | deselectează tot! | afișează coloana | ascunde coloana! | ascunde panoul! | text mai mare! | text mai mic! | mărimea fontului! | înapoi sus | =sus! | respinge toate cookie-urile! | deplasează harta | încarcă avatar! | =mai mult | =mai puțin | =următoarea | =următorul | =anterioara | =anteriorul | =anterior | =înapoi | =închide! | =deschide | =meniu | =acasă | =salvează! | =aplică! | =favorite! | =volum! | =viteză! | =subtitrări! | =limba! | =temă! | =monedă! | =calendar | =astăzi | =azi | =hartă | =ajutor | =previzualizare | =prezentare generală | =setări! | =profil! | =cont | =contul meu | =detalii | =istoric | =notificări | =mesaje | =comenzi | =comenzile mele | =facturi | =recenzii | =imagini | =fotografii | =descriere | =mărime | =dimensiune | =culoare | =cantitate! | =număr! | =lunar! | =anual! | =golește! | =resetează! | =coloane | =mod întunecat! | =general | =securitate | =confidențialitate | =despre noi | =contact | =produse | =categorii | =coș! | =coșul meu! | =listă de dorințe! | =porții! | =oaspeți! | =disponibil! | =absent! | =arhivează! | =arhivă! | =amână mesajul! | =etichetă! | =etichete! | =acceptă tot! | =respinge tot! | =ascunde! | =restrânge! | =extinde | =util! | =refă! | =mărește! | =micșorează! | =indisponibil! | =plecat!",
  shows:
    "vezi | vizualizează | afișează | arată | gestionează | administrează | află mai multe | citește | explorează | descarcă | tipărește | editează | =metodă de plată | =facturi",
  chooses: "selectează! | alege! | adaugă!",
};

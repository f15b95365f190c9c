/**
 * How programs of each country call the parts of a listing, a search, a basket and a timetable, as they stand in addresses and
 * names of fields: without accents, parted by spaces. `looks`: where in a list one is, that something is searched for, sorted
 * or filtered, and what comes next. `parts`: what is listed and what it is chosen by. None of them does anything to what it
 * names; a word that can also mean to leave, to close or to order goods in another language ("fecha", "salida") is left out.
 */
export type ListingWords = { looks: string; parts: string };

export const LISTINGS: Record<string, ListingWords> = {
  de: {
    looks:
      "seite seiten suche suchen suchbegriff liste listen auflistung sortierung sortieren filtern treffer ergebnis ergebnisse weitere mehr naechste nachste vorherige uebersicht ubersicht anzeigen",
    parts:
      "artikel produkt produkte kategorie kategorien preis preise groesse grosse farbe menge anzahl stueck warenkorb merkliste position positionen ort stadt datum von nach bis aufsteigend absteigend nachrichten bilder fotos buecher bucher veranstaltungen kommentare rezepte touren verbindung verbindungen richtung abfahrt ankunft frueher fruher spaeter spater versand postleitzahl plz berechnen sprache neu beliebt marke",
  },
  nl: {
    looks:
      "pagina paginas zoek zoeken zoekterm zoekopdracht lijst lijsten sorteer sorteren filteren resultaat resultaten volgende vorige meer overzicht toon tonen",
    parts:
      "artikel artikelen product producten categorie categorieen prijs prijzen maat kleur aantal winkelwagen winkelmand regel regels plaats stad datum van naar tot oplopend aflopend nieuws fotos boeken evenementen reacties recepten routes verbindingen richting vertrek aankomst eerder later verzending postcode berekenen taal thema nieuw populair merk",
  },
  sv: {
    looks:
      "sida sidor sok soka sokning sokord lista listor sortera sortering filtrera traffar resultat nasta foregaende fler mer oversikt visa",
    parts:
      "artikel artiklar produkt produkter kategori kategorier pris priser storlek farg antal varukorg korg rad rader ort stad datum fran till stigande fallande nyheter bilder foton bocker evenemang kommentarer recept turer resor riktning avgang ankomst tidigare senare frakt postnummer berakna sprak tema nya popular marke",
  },
  da: {
    looks:
      "side sider sog soge sogning soegning soeg sogeord liste lister sorter sortering filtrer resultat resultater naeste forrige flere mere oversigt vis",
    parts:
      "artikel artikler vare varer produkt produkter kategori kategorier pris priser storrelse stoerrelse farve antal kurv indkobskurv linje linjer sted by dato fra til stigende faldende nyheder billeder fotos boger begivenheder kommentarer opskrifter ture rejser retning afgang ankomst tidligere senere fragt postnummer beregn sprog tema nye populaer maerke",
  },
  no: {
    looks:
      "side sider sok soke sokeord liste lister sorter sortering filtrer resultat resultater treff neste forrige flere mer oversikt vis",
    parts:
      "artikkel artikler vare varer produkt produkter kategori kategorier pris priser storrelse farge antall handlekurv kurv linje linjer sted by dato fra til stigende synkende nyheter bilder boker arrangementer kommentarer oppskrifter turer reiser retning avgang ankomst tidligere senere frakt postnummer beregn sprak tema nye populaer merke",
  },
  fi: {
    looks:
      "sivu sivut sivua haku hae hakusana hakutulokset lista luettelo jarjesta jarjestys suodata suodatin suodattimet tulos tulokset seuraava edellinen lisaa nayta",
    parts:
      "artikkeli artikkelit tuote tuotteet luokka luokat kategoria hinta hinnat koko vari maara kpl ostoskori kori rivi rivit paikka kaupunki paiva paivays mista mihin asti nouseva laskeva uutiset kuvat kirjat tapahtumat kommentit reseptit retket yhteydet suunta lahto saapuminen aiemmat myohemmat toimitus postinumero laske kieli teema uudet suositut merkki",
  },
  fr: {
    looks:
      "page pages recherche rechercher liste listes tri trier filtre filtres filtrer resultat resultats suivant suivante suivants precedent precedente apercu afficher",
    parts:
      "article articles produit produits categorie categories prix taille tailles couleur couleurs quantite panier ligne lignes lieu ville date depuis vers jusqu croissant decroissant actualites photos livres evenements commentaires recettes circuits trajets liaisons horaires direction arrivee livraison codepostal calculer langue theme nouveau nouveautes populaire marque marques",
  },
  es: {
    looks:
      "pagina paginas buscar busqueda buscador lista listado listas ordenar ordenacion filtro filtros filtrar resultado resultados siguiente siguientes anterior mas mostrar termino",
    parts:
      "articulo articulos producto productos categoria categorias precio precios talla tallas tamano color colores cantidad carrito cesta linea lineas lugar ciudad desde hasta hacia orden ascendente descendente noticias fotos libros eventos comentarios recetas rutas trayectos conexiones direccion llegada envio codigopostal calcular idioma tema nuevo novedades popular marca marcas",
  },
  pt: {
    looks:
      "pagina paginas pesquisa pesquisar busca buscar lista listagem listas ordenar ordenacao filtro filtros filtrar resultado resultados proxima proximo anterior mais mostrar termo",
    parts:
      "artigo artigos produto produtos categoria categorias preco precos tamanho cor cores quantidade qtd qtde carrinho cesto linha linhas item itens lugar cidade desde ate crescente decrescente noticias fotos livros eventos comentarios receitas percursos ligacoes direcao chegada frete envio entrega cep calcular idioma tema novo novidades popular marca marcas",
  },
  it: {
    looks:
      "pagina pagine perpagina cerca cercare ricerca elenco elenchi lista liste ordina ordinamento filtro filtri filtra risultato risultati successiva successivo successivi precedente altri altre mostra",
    parts:
      "articolo articoli prodotto prodotti categoria categorie prezzo prezzi taglia taglie dimensione colore colori quantita carrello riga righe luogo citta dal verso crescente decrescente notizie foto libri eventi commenti ricette percorsi itinerari collegamenti direzione arrivo frammento frammenti spedizione cap calcola calcolare lingua tema nuovo novita popolare marca marche",
  },
  pl: {
    looks:
      "strona strony szukaj wyszukaj wyszukiwanie fraza lista listy sortuj sortowanie filtr filtry filtruj wynik wyniki nastepna nastepny poprzednia wiecej pokaz",
    parts:
      "artykul artykuly produkt produkty kategoria kategorie cena ceny rozmiar rozmiary kolor kolory ilosc koszyk pozycja pozycje miejsce miasto data od do rosnaco malejaco aktualnosci zdjecia ksiazki wydarzenia komentarze przepisy trasy polaczenia kierunek odjazd przyjazd wczesniej pozniej dostawa wysylka oblicz jezyk motyw nowe popularne marka marki",
  },
  cs: {
    looks:
      "strana stranka stranky hledat hledani vyhledat vyhledavani dotaz seznam seznamy radit razeni serad filtr filtry filtrovat vysledek vysledky dalsi predchozi vice nacist zobrazit",
    parts:
      "clanek clanky produkt produkty zbozi kategorie cena ceny velikost velikosti barva barvy mnozstvi pocet kosik polozka polozky misto mesto datum vzestupne sestupne novinky zpravy fotky knihy udalosti akce komentare recepty trasy spojeni smer odjezd prijezd drive pozdeji doprava psc spocitat jazyk motiv nove oblibene znacka znacky",
  },
  sk: {
    looks:
      "strana stranka stranky hladat hladaj hladanie vyhladat vyhladavanie zoznam zoznamy zoradit zoradenie filtrovat vysledok vysledky dalsie dalsia predchadzajuca viac prehlad zobrazit",
    parts:
      "clanok clanky produkt produkty tovar kategoria kategorie cena ceny velkost farba mnozstvo kosik polozka polozky miesto mesto datum novinky obrazky fotky knihy podujatia komentare recepty trasy spojenia smer odchod prichod neskor doprava jazyk znacka znacky",
  },
  hu: {
    looks:
      "oldal oldalak kereses keres kulcsszo lista listak rendezes szures szuro talalat talalatok kovetkezo elozo tovabbi attekintes megjelenites",
    parts:
      "cikk cikkek termek termekek kategoria kategoriak arak meret szin mennyiseg kosar tetel tetelek hely varos datum novekvo csokkeno hirek kepek konyvek esemenyek hozzaszolasok receptek utvonal menetrend irany indulas erkezes korabban kesobb szallitas nyelv marka markak",
  },
  ro: {
    looks:
      "pagina pagini cauta cautare lista liste sorteaza sortare filtreaza filtrare filtru rezultat rezultate urmatoarea urmatoarele anterioara arata prezentare",
    parts:
      "articol articole produs produse categorie categorii pret preturi marime culoare cantitate loc oras data crescator descrescator stiri imagini fotografii carti evenimente comentarii retete rute directie sosire livrare limba marci",
  },
  hr: {
    looks:
      "stranica stranice pretraga pretrazi pretrazivanje trazi popis popisi sortiraj sortiranje filtriraj rezultat rezultati sljedeca sljedece prethodna prikazi pregled",
    parts:
      "clanak clanci proizvod proizvodi kategorija kategorije cijena cijene velicina boja kolicina kosarica stavka stavke mjesto grad datum uzlazno silazno vijesti slike knjige dogadanja komentari recepti rute oglas oglasi vrsta smjer polazak dolazak ranije kasnije dostava jezik marke",
  },
  et: {
    looks:
      "lehekulg lehekuljed otsi otsing otsisona nimekiri loend sorteeri sorteerimine filtreeri tulemus tulemused jargmine eelmine rohkem naita ulevaade",
    parts:
      "artikkel artiklid toode tooted kategooria kategooriad hind hinnad suurus varv kogus ostukorv koht linn kuupaev kasvav kahanev uudised pildid raamatud sundmused kommentaarid retseptid marsruut suund valjumine saabumine varem hiljem tarne keel",
  },
  ru: {
    looks:
      "stranica stranitsa stranicy poisk iskat zapros spisok spiski sortirovka sortirovat filtr filtry rezultat rezultaty sleduyushchaya dalee eshche pokazat страница поиск искать запрос список сортировка фильтр результаты далее ещё еще показать",
    parts:
      "statya stati tovar tovary kategoriya kategorii razdel tsena cena tseny razmer tsvet cvet kolichestvo korzina pozitsii mesto gorod data novosti foto knigi sobytiya kommentarii recepty retsepty marshruty napravlenie dostavka indeks yazyk tema novye populyarnye brend статья товар товары категория цена размер цвет количество корзина город дата новости",
  },
  tr: {
    looks:
      "sayfa sayfalar ara arama liste listele sirala siralama filtre filtrele sonuc sonuclar sonraki onceki daha goster terim",
    parts:
      "makale urun urunler kategori kategoriler fiyat beden boyut renk adet miktar sepet satir yer sehir il tarih artan azalan haberler fotograflar kitaplar etkinlikler yorumlar tarifler rotalar seferler yon varis kargo hesapla dil tema yeni populer marka markalar",
  },
  ja: {
    looks: "kensaku ichiran sagasu narabi narabikae shiborikomi kekka tsugi hyoji motto",
    parts:
      "shohin syohin kiji bunrui kategori kakaku nedan saizu iro suryo kago basho toshi hizuke nyusu shashin hon ibento komento reshipi ressha hoko soryo yubin gengo shinchaku ninki",
  },
  ko: {
    looks: "geomsaek geomsaegeo moglog mokrok jeongryeol pilteo gyeolgwa daeum ijeon deobogi bogi",
    parts:
      "sangpum gisa bunryu gagyeok keugi saegsang suryang jangbaguni jangso dosi naljja nyuseu sajin chaek haengsa daetgeul resipi baesong eoneo inki",
  },
  zh: {
    looks: "sousuo chaxun liebiao paixu shaixuan guanjianci fenye jieguo xiayiye shangyiye gengduo",
    parts:
      "shangpin wenzhang fenlei jiage chicun yanse shuliang gouwuche didian chengshi riqi xinwen tupian tushu huodong pinglun caipu luxian fangxiang yunfei youbian yuyan zuixin remen pinpai",
  },
};

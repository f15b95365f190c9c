import type { EverydayWords, FinalWords } from "./language.ts";

/** Filipino. */
export const fil: FinalWords = {
  cancel: "kanselahin | ikansela | kanselado",
  end: "kanselahin ang subscription | ikansela ang subscription | itigil ang subscription | tapusin ang membership | wakasan ang kontrata | mag-unsubscribe | tapusin ang subscription",
  delete: "burahin | tanggalin ang account | isara ang account | i-delete | burahin ang account",
  buy: "bilhin | bumili | bilhin ngayon | magbayad | bayaran | umorder | mag-order | mag-subscribe | i-upgrade | mag-upgrade | mag-donate | magpadala ng pera",
  reach: "i-publish | ibahagi | imbitahan | mag-post",
  subject: "subscription | membership | kontrata",
  affirm: "=oo | =magpatuloy | =kumpirmahin",
};

export const filEveryday: EverydayWords = {
  small: "ang ng sa mga at na ay para ito hindi iyong mo ko kung may ni",
  everyday:
    "=gusto | maghanap | hanapin | paghahanap | filter | mga filter | i-filter | i-clear ang mga filter | i-reset ang mga filter | alisin ang mga filter | pagbukud-bukurin | ayusin ayon sa | i-sort | magpakita pa | ipakita ang higit pa | tumingin pa | magpakita ng mas kaunti | ipakita lahat | tingnan lahat | mag-load pa | susunod na pahina | nakaraang pahina | susunod na tanong | nakaraang tanong | =nakaraang hakbang | =susunod na linggo | =nakaraang linggo | =susunod na buwan | =nakaraang buwan | susunod na larawan | nakaraang larawan | susunod na kabanata | buksan ang menu | isara ang menu | i-collapse ang menu | i-like | i-unlike | idagdag sa mga paborito | alisin sa mga paborito | lagyan ng star | alisin ang star | i-follow | sundan | i-unfollow | i-rate | i-save ang mga pagbabago | i-save ang draft | draft | ilapat ang mga filter | i-edit | palitan ang pangalan | ilipat pataas | ilipat pababa | ilipat pakaliwa | ilipat pakanan | =i-drag | idagdag sa cart | ilagay sa cart | idagdag sa basket | i-save para sa ibang pagkakataon | idagdag sa wishlist | alisin sa wishlist | ihambing | i-play | i-play ang video | i-pause ang video | i-mute | i-unmute | bilis ng pag-playback | full screen | mag-sign in | mag-log in | mag-sign out | mag-log out | i-download | i-print | kopyahin | kopyahin ang link | tanggapin ang cookies | tanggihan ang cookies | mag-zoom in | mag-zoom out | i-refresh | i-reload | subukan muli | subukang muli | mag-upload ng file | mag-upload ng larawan | pumili ng file | markahan bilang nabasa | markahan lahat bilang nabasa | markahan bilang hindi nabasa | piliin lahat | ipakita ang column | itago ang column | mas malaking titik | mas maliit na titik | laki ng font | bumalik sa itaas | tanggapin ang lahat ng cookies | tanggihan ang lahat ng cookies | i-expand ang menu | baguhin ang pagkakasunod-sunod | igalaw ang mapa | tantiyahin ang shipping | itago ang panel | alisin ang lahat ng pagpili | =higit pa | =mas marami | =mas kaunti | =susunod | =nakaraan | =bumalik | =isara | =buksan | =menu | =home | =i-save | =ilapat | =mga paborito | =paborito | =lakas ng tunog | =volume | =bilis | =mga subtitle | =wika | =tema | =kalendaryo | =ngayong araw | =mapa | =tulong | =preview | =pangkalahatang-ideya | =mga setting | =profile | =account | =aking account | =mga detalye | =kasaysayan | =mga notification | =mga abiso | =mga mensahe | =mga order ko | =aking mga order | =mga invoice | =mga review | =mga larawan | =paglalarawan | =laki | =sukat | =kulay | =dami | =bilang | =numero | =buwanan | =taunan | =i-clear | =i-reset | =mga column | =dark mode | =pangkalahatan | =seguridad | =privacy | =tungkol sa amin | =makipag-ugnayan | =mga produkto | =mga kategorya | =cart | =basket | =wishlist | =mga bisita | =online | =wala | =i-archive | =i-snooze | =label | =mga label | =tanggapin lahat | =tanggihan lahat | =itago | =i-collapse | =i-expand | =nakatulong | =i-undo | =i-redo | =palakihin | =paliitin | =available | =mga serving",
  shows:
    "tingnan | ipakita | pamahalaan | alamin pa | matuto pa | basahin | magbasa pa | galugarin | i-download | i-print | i-edit | =paraan ng pagbabayad | =mga invoice",
  chooses: "pumili | piliin | idagdag | magdagdag",
};

/**
 * Words of leaving, in parts: a verb means leaving whatever it is done to, a noun a plan whatever is done to it. Tables of
 * whole phrases knew "Abo beenden" and not "Unterstützung beenden". Notation in risk/phrase-matcher.ts; accents may be left out.
 * These words only find ways; none of them ever lowers what a gate asks about.
 */
export type LeavingWords = {
  /** Ends a relation: cancel, terminate, quit, unsubscribe. */
  leave: string;
  /** Takes something away or switches it off: an end where what it is done to is the plan. */
  remove: string;
  /** Takes an end back, or keeps what there is. */
  stay: string;
  /** What is paid again and again. */
  plan: string;
  /** No plan is left by it: orders, reviews, calls, filters, letters. */
  things: string;
};

/** Where payments are kept: a portal behind "Payment panel" is entered by sending something. */
export const BILLING =
  "payments | payment details | billing | billing portal | portal | *zahlungen | *abrechnung | paiements | facturation | pagos | facturacion | pagamentos | faturacao | cobranca | pagamenti | fatturazione | betalingen | platnosci | rozliczenia | betalningar | betalinger | maksut | platby | fizetesek | plati | odemeler | платежи | оплата | платежі | お支払い | 請求 | 账单 | 帳單 | 결제";

export const LEAVING: Record<string, LeavingWords> = {
  en: {
    leave:
      "cancel* | end | ends | ending | terminat* | stop | stopping | quit | quitting | leave | leaving | unsubscrib* | discontinu* | resign* | opt out | opting out | not renew* | no renew* | don't renew* | expire | run out | lapse | give notice | giving notice | give up | drop out | wind down | no longer | no more",
    remove:
      "remov* | drop | turn off | switch off | disable | deactivat* | detach | take off | close",
    stay: "keep* | stay* | undo | reactivat* | resum* | restor* | rejoin | don't cancel | not cancel* | don't leave | don't stop | never mind | changed my mind | take back | withdraw* | revoke | reverse",
    plan: "subscription* | membership* | plan | plans | contract* | policy | policies | pass | passes | donation* | giving | sponsorship* | renewal* | auto-renew* | autorenew* | recurring | direct debit | tariff* | package* | bundle* | season ticket* | standing order* | pledge* | coverage | cover | rental* | lease | enrolment* | enrollment* | add-on* | supply",
    things:
      "review* | comment* | message* | note | tip | order* | booking* | reservation* | appointment* | session* | call | chat | timer | video | recording | stream | download* | upload* | scan | sync | sharing | filter* | newsletter* | e-mail* | email* | notification* | alert* | invite* | invitation* | transfer* | payment method* | card | device* | payment | page | edit* | editing | request | visit* | class | lesson on | delivery | trip | ride | stay | event | game",
  },
  de: {
    leave:
      "kundig* | *kundigung | *kundigen | beend* | stopp* | abbestell* | austret* | austritt | auslaufen | ablaufen | widerruf* | =einstellen | aufheben | auflos* | nicht mehr | nicht verlangern | nicht erneuern | aufgeben | verlassen | aussteigen | stornier* | abmeldung | abschliessen ohne",
    remove:
      "entfern* | abschalten | ausschalten | deaktivier* | abwahlen | herausnehmen | schliessen",
    stay: "behalt* | bleib* | zuruck* | reaktivier* | fortsetz* | weiter nutzen | doch nicht | nicht kundigen | wiederherstell*",
    plan: "abo | abos | *abo | *abonnement* | *mitgliedschaft* | *vertrag | *vertrage | *vertrags | tarif* | *tarif | *paket | police* | *versicherung | *spende | *spenden | dauerauftrag* | *patenschaft* | *forderung | unterstutzung | verlangerung* | lastschrift* | *karte | option | zusatz* | *kurs | *kurse | belieferung | *lieferung | anschluss | *miete",
    things:
      "bestellung* | bewertung* | kommentar* | nachricht* | anruf | sitzung* | aufnahme | wiedergabe | download* | filter | newsletter | benachrichtigung* | termin* | buchung* | reservierung* | uberweisung* | zahlungsart | konto | bearbeit* | seite",
  },
  fr: {
    leave:
      "resili* | annul* | arret* | desabonn* | desinscri* | mettre fin | mettre un terme | terminer | quitter | cesser | interrompre | stopper | ne plus | ne pas renouveler | non-renouvellement | partir | me retirer | expirer | rompre | denonc* | demission*",
    remove: "supprim* | retir* | desactiv* | enlev* | fermer",
    stay: "gard* | conserv* | rester | reste | reactiv* | repren* | revenir | retabl* | ne pas resilier | ne pas annuler | maint*",
    plan: "abonnement* | adhesion* | forfait* | contrat* | formule* | offre souscrite | police* | assurance* | don | dons | parrainage* | soutien | renouvellement | reconduction | prelevement* | carte annuelle | option* | cotisation* | location | souscription*",
    things:
      "commande* | avis | commentaire* | message* | appel* | session* | lecture | enregistrement | telechargement* | filtre* | newsletter* | notification* | rendez-vous | reservation* | virement* | moyen de paiement | modification*",
  },
  es: {
    leave:
      "cancel* | anul* | de baja | la baja | =baja | solicitar baja | tramitar baja | terminar | termina | finaliz* | dejar de | dejar el | dejar la | rescind* | rescision | desuscrib* | abandon* | no renovar | ya no | no quiero seguir | salir de | salir del | poner fin | extingu* | renunci*",
    remove: "quitar | quita | eliminar | retirar | desactiv* | apagar | cerrar",
    stay: "mantener | manten | conserv* | quedar* | seguir con | reactiv* | reanud* | deshacer | volver | continuar con",
    plan: "suscripcion* | membresia* | plan | planes | contrato* | tarifa* | poliza* | seguro | donacion* | donativo* | cuota* | renovacion* | abono* | bono | bonos | paquete* | apadrinamiento* | domiciliacion | linea | servicio | alquiler | socio | socia",
    things:
      "pedido* | comentario* | mensaje* | resena* | llamada* | sesion* | reproduccion | grabacion | descarga* | filtro* | boletin* | notificacion* | cita* | reserva* | transferencia* | metodo de pago | tarjeta | edicion",
  },
  pt: {
    leave:
      "cancel* | anular | anula | encerr* | rescind* | rescis* | terminar | termina | termino | deixar de | deixar o | deixar a | desist* | finaliz* | nao renovar | interromp* | sair do | sair da | desassin* | ja nao | nao quero mais | denunciar o contrato | por fim",
    remove: "remov* | retir* | tirar | desativ* | desactiv* | desligar | excluir | fechar",
    stay: "manter | mantenha | ficar | fico | continuar com | reativ* | reactiv* | retom* | desfaz* | voltar atras | restaurar",
    plan: "assinatura* | subscric* | plano | planos | contrato* | pacote* | tarifa* | apolice* | seguro | doacao | doacoes | donativo* | renovac* | mensalidade* | anuidade* | adesao | quota* | linha | canal | canais | servico | servicos | debito direto | apadrinhamento*",
    things:
      "pedido* | encomenda* | comentario* | mensagem | mensagens | avaliac* | chamada* | sessao | reproducao | gravacao | download* | filtro* | newsletter* | notificac* | consulta* | reserva* | transferencia* | forma de pagamento | cartao | edicao",
  },
  it: {
    leave:
      "disdi* | disdett* | annull* | reced* | recess* | termin* | interromp* | cess* | non rinnovare | mancato rinnovo | abbandon* | smett* | lasci* | chiudere il contratto | rescind* | risoluzione | risolv* | rinunc* | revoc* | non voglio piu | dimission*",
    remove: "rimuov* | rimozione | toglier* | togli | disattiv* | spegn* | elimin* | chiudi",
    stay: "mant* | rest* | conserv* | riattiv* | ripren* | ripristin* | tornare indietro | continua con",
    plan: "abbonament* | piano | piani | contratt* | tariff* | pacchett* | polizz* | assicurazion* | donazion* | adesion* | sostegno | rinnov* | tesser* | quota | quote | canone | opzion* | fornitura | noleggio | iscrizion*",
    things:
      "ordine | ordini | commento | commenti | messaggi* | recension* | chiamat* | session* | riproduzion* | registrazion* | download | filtr* | newsletter | notific* | appuntament* | prenotazion* | bonific* | metodo di pagamento | carta | modific*",
  },
  nl: {
    leave:
      "opzeg* | *opzegging | beeindig* | stopzet* | stoppen | stop | stopt | annuleer* | annuler* | uitschrijv* | niet verlengen | niet meer | ontbind* | afmelden voor | verlaten | weggaan | opheffen | aflopen",
    remove: "verwijder* | uitzetten | uitschakel* | deactiveer* | sluiten | weghalen",
    stay: "behoud* | houd* | blijf* | blijven | heractiv* | hervat* | herstel* | toch niet | ongedaan | terugdraai*",
    plan: "*abonnement* | *lidmaatschap* | contract* | *contract | *pakket | polis* | *verzekering | donatie* | *bijdrage | verlenging* | machtiging* | incasso | plan | bundel* | *pas | sponsorschap | *huur | *opslag | kluis",
    things:
      "bestelling* | reactie* | bericht* | beoordeling* | gesprek* | sessie* | opname* | download* | filter* | nieuwsbrief* | melding* | afspraak | afspraken | reservering* | overboeking* | betaalmethode | bewerk*",
  },
  pl: {
    leave:
      "anuluj* | anulow* | rezygn* | zrezygn* | wypowiedz* | wypowied* | zakoncz* | konczy* | odstap* | nie przedluzaj | nie odnawiaj | przerwij | przerwa* umow* | rozwiaz* | zaprzesta* | wypis* | cofnij zgode | nie chce",
    remove: "usun* | wylacz* | dezaktyw* | zamknij",
    stay: "zachow* | zosta* | przywroc* | wznow* | cofnij rezygnacje | jednak nie | nie rezygnuj",
    plan: "subskrypc* | prenumerat* | abonament* | czlonkostw* | plan | umow* | pakiet* | taryf* | polis* | ubezpieczen* | darowizn* | wsparci* | odnawian* | odnowien* | karnet* | usluga | uslugi | dodatek | skladk*",
    things:
      "zamowien* | komentarz* | wiadomosc* | opini* | rozmow* | sesj* | odtwarzan* | nagran* | pobieran* | filtr* | newsletter* | powiadomien* | wizyt* | rezerwacj* | przelew* | metod* platnosci | edycj*",
  },
  sv: {
    leave:
      "avslut* | sag upp | saga upp | uppsag* | sluta | avbestall* | stoppa | ga ur | lamna | fornya inte | inte fornya | avbryt* abonnemang* | upphor*",
    remove: "ta bort | stang av | inaktivera* | avaktivera* | stang",
    stay: "behall* | stanna | ateruppta | aterakti* | angra | fortsatt med",
    plan: "*abonnemang* | *medlemskap* | prenumeration* | avtal* | *avtal | paket* | forsakring* | gava | fornyelse* | autogiro | kort | tjanst* | tillagg* | plan",
    things:
      "bestallning* | kommentar* | meddelande* | recension* | samtal* | session* | uppspelning | inspelning* | filter | nyhetsbrev* | avisering* | bokning* | overforing* | betalningssatt",
  },
  nordic: {
    leave:
      "opsig* | sig op | afslut* | avslutt* | si opp | oppsig* | stop | stopp | afmeld* | avmeld* | ophaev* | meld deg ut | meld mig ud | udmeld* | utmeld* | afbestil* | avbestill* | forny ikke | ikke forny | irtisan* | peruuta* | peru | lopeta* | lopettaa | paatta* | ala uusi | eroa | eroaminen",
    remove: "fjern | sla av | sla fra | sluk | deaktiver* | poista | luk",
    stay: "behold* | bliv | bli vaerende | fortryd | angre | genoptag | gjenoppta | sailyta | jatka tilausta | palauta",
    plan: "*abonnement* | *medlemskab* | *medlemskap* | aftale* | avtale* | *aftale | *avtale | pakke* | forsikring* | fornyelse* | bidrag | tilaus* | *tilaus | jasenyys* | sopimus* | *sopimus | vakuutus* | uusiminen | plan | liittym*",
    things:
      "bestilling* | kommentar* | besked* | melding* | anmeldelse* | opkald | samtale* | session* | filter | nyhedsbrev* | nyhetsbrev* | booking* | reservation* | kommentti | viesti* | arvostelu* | varaus* | tilauksen tiedot",
  },
  slavic: {
    leave:
      "zrus* | ukonc* | vypoved* | odstoup* | odstup* | neprodlouz* | nepredlz* | otkaz* | raskid* | prekin* | odpove* | отмен* | отказ* | расторг* | прекрат* | завершить подписку | отпис* | не продлевать | скасув* | розірв* | припин* | відмов* | відпис* | прекрати | откажи | отказване | раскин* | откажување",
    remove:
      "odebrat | odstran* | vypnout | vypnut | deaktiv* | ukloni | iskljuci | удал* | убрать | отключ* | вимк* | вимкн* | видал* | премахни | изключи",
    stay: "ponechat | zachovat | zustat | obnovit | nechat si | zadrzi | ostani | остав* | сохран* | остаться | возобнов* | восстанов* | залиш* | відновити | запази",
    plan: "predplatn* | clenstv* | smlouv* | zmluv* | tarif* | pojist* | balic* | pretplat* | clanstv* | ugovor* | narocnin* | prodlouzen* | подписк* | абонем* | договор* | членств* | тариф* | пакет* | страхов* | продлени* | підписк* | передплат* | угод* | абонам* | услуг* | послуг* | пожертв*",
    things:
      "objednav* | komentar* | zprav* | sprav* | recenz* | hovor | relac* | filtr* | rezervac* | narudzb* | заказ* | коммент* | сообщени* | отзыв* | звонок | сеанс* | фильтр* | брон* | замовлен* | повідомл* | відгук* | поръчк*",
  },
  other: {
    leave:
      "lemond* | felmond* | megszunt* | leallit* | leiratkoz* | ne ujitsa | anuleaz* | anulare | reziliaz* | reziliere | renunt* | inchei* | dezabon* | opreste | iptal* | sonlandir* | bitir* | feshet* | fesih | ayril* | uyelikten cik* | ακυρ* | διακοπ* | τερματ* | καταγγελ* | λυση | huy | huy bo | cham dut | batalkan | berhenti* | akhiri | hentikan | rezilio* | katkesta* | nutrauk* | atsisak* | atcel* | tuhista* | lopeta* | 解約 | 退会 | 終了 | 停止 | やめる | 止める | 取りやめ | 解除 | キャンセル | 取消 | 退订 | 退訂 | 终止 | 終止 | 结束 | 停用 | 解约 | 不再续 | 해지 | 취소 | 탈퇴 | 종료 | 중단 | 그만 | बंद करें | रद्द | समाप्त | إلغاء | إنهاء | ביטול | לבטל | הפסק* | ยกเลิก | لغو",
    remove:
      "eltavolit* | kikapcsol* | elimin* | dezactiv* | kapat | kaldir | devre disi | αφαιρ* | απενεργ* | tat | hapus | nonaktif* | 外す | オフにする | 移除 | 关闭 | 關閉 | 제거 | 끄기",
    stay: "megtart* | marad* | visszavon* | folytat* | pastr* | raman* | reia | reactiv* | vazgec | koru | devam et | surdur | κρατ* | παραμ* | 継続 | 続ける | 残す | 取り消さない | 保留 | 继续 | 유지 | 계속 | जारी",
    plan: "elofizetes* | tagsag* | szerzodes* | csomag* | dijcsomag* | abonament* | contract* | polita | abonelik* | uyelik* | sozlesme* | paket* | tarife* | police | συνδρομη* | συμβολαι* | goi | thue bao | langganan | keanggotaan | 定期* | 会員 | プラン | 契約 | 購読 | サブスク | 更新 | 订阅 | 訂閱 | 会员 | 會員 | 套餐 | 合同 | 合約 | 续费 | 구독 | 멤버십 | 회원 | 요금제 | 계약 | सदस्यता | اشتراك | عضوية | מנוי | חבר | สมาชิก | اشتراک",
    things:
      "rendeles* | megjegyzes* | uzenet* | hivas | szuro | foglalas* | comand* | comentari* | mesaj* | apel | rezervar* | siparis* | yorum* | arama | filtre* | rezervasyon* | παραγγελι* | σχολι* | 注文 | 予約 | コメント | レビュー | 通話 | 再生 | 録画 | 订单 | 訂單 | 评论 | 評論 | 预订 | 주문 | 예약 | 댓글 | 리뷰 | 통화",
  },
};

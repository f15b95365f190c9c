// What a dialog or page says when the next commit is the last one. Same notation as the other lexicons.

export const ASKS =
  "are you sure | really want | do you want to | do you really | want to cancel | about to | confirm | you will lose | you'll lose | lose access | last step | final step | ready to cancel | sorry to see you go | " +
  "sind sie sicher | bist du sicher | wirklich | möchten sie | möchtest du | bestätigen | sie verlieren | du verlierst | letzter schritt | " +
  "êtes-vous sûr | es-tu sûr | voulez-vous | confirmer | confirmez | vous perdrez | dernière étape | " +
  "estás seguro | está seguro | seguro que | quieres | desea | confirmar | perderás | perderá | último paso | " +
  "tem certeza | deseja | confirme | você perderá | última etapa | sei sicuro | sicuro di | vuoi | conferma | perderai | ultimo passaggio | " +
  "weet je zeker | weet u zeker | wil je | wilt u | bevestig | bevestigen | je verliest | laatste stap | " +
  "よろしいですか | しますか | 本当に | 確認 | 失われ | 最終確認 | czy na pewno | na pewno | potwierdź | utracisz | är du säker | bekräfta | er du sikker | bekræft | bekreft | oletko varma | vahvista | " +
  "opravdu | potvrďte | potvrdit | вы уверены | подтвердите | подтвердить | emin misiniz | onayla | 정말 | 하시겠습니까 | 确定要 | 确认 | " +
  "weet je het zeker | weet u het zeker | bent u zeker | klopt alles | u verliest | je staat op het punt | u staat op het punt | laatste controle | definitief | されますか | なくなります | 以下の内容で | この内容で | " +
  "tens a certeza | tem a certeza | pretende mesmo | queres mesmo | quer mesmo | confirma | vai perder | último passo | prestes a | è sicuro | è sicura | sei sicura | sicura di | vuole | desideri | confermi | stai per | ultimo passo | " +
  "es-tu sûre | veux-tu vraiment | souhaitez-vous | confirmez-vous | vous êtes sur le point | tu vas perdre | vous allez perdre | dernière vérification | estás segura | querés | confirmá | confirmás | estás a punto | vas a perder | de verdad quieres | última confirmación";

export const END_DATE_WORDS =
  "end date | ends on | will end | end on | expires | access until | until | last day | no longer be charged | won't be charged | will not be charged | will not renew | won't renew | effective | " +
  "endet am | endet | läuft ab | bis zum | enddatum | prend fin | prendra fin | jusqu'au | expire | finaliza | terminará | hasta el | vence | termina em | até | terminerà | scade | fino al | eindigt | loopt af | tot en met | " +
  "終了日 | まで | 終了します | wygasa | kończy się | do dnia | upphör | slutar | udløber | utløper | päättyy | končí | закончится | истекает | до | sona erecek | 만료 | 종료일 | 到期 | " +
  "einddatum | laatste dag | loopt tot | stopt op | verloopt op | geldig tot | laatste levering | niet verlengd | 解約日 | 退会日 | 解約希望日 | をもって | 有効期限 | 更新されません | " +
  "termina a | terminará em | encerra em | expira em | data de término | não será renovada | não será mais cobrado | cesserà | cessa il | termina il | scadrà | ultimo giorno | non si rinnoverà | non verrà rinnovato | " +
  "prendra effet | prend effet | s'arrêtera | se terminera | date d'effet | dernier jour | ne sera pas reconduit | ne sera pas renouvelé | ne serez plus prélevé | finalizará | terminará el | caduca el | expira el | último día | se hará efectiva | fecha de baja | no se renovará | no se te cobrará";

export const IRREVERSIBLE =
  "cannot be undone | can't be undone | can not be undone | permanent | permanently | irreversible | forever | will be deleted | unwiderruflich | nicht rückgängig | endgültig gelöscht | dauerhaft | irréversible | définitivement | définitive | " +
  "no se puede deshacer | permanente | permanentemente | irreversibile | definitivo | irreversível | não pode ser desfeita | kan niet ongedaan | onomkeerbaar | 元に戻せません | 取り消せません | 完全に削除 | nieodwracalne | kan inte ångras | kan ikke fortrydes | kan ikke angres | nelze vrátit | невозможно отменить | geri alınamaz | 되돌릴 수 없 | 无法撤销 | 永久 | " +
  "niet ongedaan | onherroepelijk | niet teruggedraaid | niet meer terugdraaien | 元には戻せません | 元に戻すことはできません | 取り消しできません | 取り消すことはできません | 復元できません | " +
  "não pode ser desfeito | ação definitiva | ação é definitiva | operazione è definitiva | operazione definitiva | non può essere annullata | non potrai tornare indietro | " +
  "sans retour | ne peut pas être annulée | ne pourra pas être annulée | seront supprimées | seront effacées | no hay vuelta atrás | no tiene vuelta atrás | para siempre | no podrás recuperar";

export const CHECKOUT =
  "checkout | check out | order summary | review your order | review order | your order | payment | place order | billing details | order total | kasse | bestellübersicht | bestellung prüfen | zahlung | zur kasse | paiement | récapitulatif | votre commande | caisse | " +
  "pago | resumen del pedido | tramitar pedido | finalizar compra | pagamento | resumo do pedido | cassa | riepilogo ordine | afrekenen | overzicht bestelling | betaling | ご注文内容 | お支払い | 購入手続き | レジ | kasa | podsumowanie zamówienia | płatność | kassa | betalning | kassen | kassalla | maksu | pokladna | platba | оформление заказа | оплата | ödeme | 결제 | 结账 | 支付";

export const TOTALS =
  "total | amount due | due today | due now | you pay | to pay | total due | today's charge | billed today | gesamt | gesamtbetrag | gesamtsumme | summe | zu zahlen | montant | total à payer | à payer | importe | a pagar | totale | da pagare | totaal | te betalen | 合計 | お支払い金額 | ご請求額 | razem | do zapłaty | suma | summa | att betala | i alt | at betale | totalt | å betale | yhteensä | celkem | k úhradě | итого | к оплате | toplam | 합계 | 총액 | 合计 | 總計 | 总计";

// The page after the end. Only where nothing says that it is still to come.
export const ENDED =
  "has been cancelled | has been canceled | have cancelled | have canceled | cancelled | canceled | cancellation confirmed | cancellation complete | has ended | you're all set | " +
  "gekündigt | wurde beendet | kündigung bestätigt | résilié | résiliée | a été annulé | annulé | résiliation confirmée | cancelada | cancelado | te has dado de baja | baja confirmada | cancelamento confirmado | annullato | disdetto | disdetta confermata | opgezegd | geannuleerd | beëindigd | " +
  "キャンセルされました | 解約しました | 解約が完了 | 退会しました | 手続きが完了 | anulowana | anulowano | zakończona | uppsagd | uppsagt | avslutad | opsagt | oppsagt | avsluttet | peruutettu | irtisanottu | zrušeno | отменена | отменён | iptal edildi | 해지되었 | 취소되었 | 已取消 | 已退订 | " +
  "stopgezet | uitgeschreven | opzegging bevestigd | opzegging ontvangen | 解約を承りました | 解約を受け付けました | 解約されました | 解約済み | 退会が完了 | 退会を受け付けました | 退会されました | " +
  "foi cancelada | foi cancelado | foi encerrada | foi encerrado | foi rescindido | cancelamento concluído | cancelamento realizado | rescisão confirmada | è stato disdetto | disdetta effettuata | disdetta registrata | disdetta completata | recesso confermato | è stato interrotto | " +
  "a été résilié | a bien été résilié | est résilié | a pris fin | avons mis fin | vous êtes désabonné | résiliation enregistrée | résiliation prise en compte | te diste de baja | diste de baja | hemos tramitado tu baja | baja tramitada | baja registrada | ha sido dado de baja | rescindido | cancelación confirmada | cancelación exitosa";

export const NOT_YET =
  "will be cancelled | will be canceled | be cancelled | be canceled | not cancelled | not canceled | not yet cancelled | not been cancelled | not been canceled | isn't cancelled | once cancelled | once canceled | wird gekündigt | nicht gekündigt | noch nicht gekündigt | sera résilié | sera annulé | pas résilié | pas annulé | se cancelará | será cancelada | no cancelada | wordt opgezegd | wordt geannuleerd | niet opgezegd | sarà annullato | non annullato | " +
  "nog niet opgezegd | wordt stopgezet | wordt beëindigd | niet stopgezet | niet beëindigd | 解約が完了します | 退会が完了します | 手続きが完了します | 解約が完了していません | " +
  "será cancelado | será encerrada | será encerrado | não foi cancelada | não foi cancelado | ainda não foi | non è stato annullato | non è stato disdetto | verrà annullato | verrà disdetto | non disdetto | " +
  "sera résiliée | sera annulée | seront résiliés | pas encore résilié | n'a pas été résilié | une fois résilié | no se ha cancelado | no ha sido cancelada | aún no se ha cancelado | quedará cancelada | quedará cancelado | una vez cancelada | no te has dado de baja";

/** What account pages of made-up services say, written as sites write; {d} a day to come, {p} a price, {n} the plan. */
export type AccountTongue = {
  lang: string;
  price: string;
  next: string;
  status: [label: string, active: string, over: string];
  leave: string;
  undo: string;
  /** Each alone is enough for a reader. */
  ended: string[];
  none: string;
  paused: string;
  again: string;
  moved: string;
  waits: string;
  condition: string;
  thing: string;
  person: string;
  period: string;
};

const tongue = (lang: string, rows: string): AccountTongue => {
  const [
    price = "",
    next = "",
    status = "",
    leave = "",
    undo = "",
    ended = "",
    none = "",
    paused = "",
    again = "",
    moved = "",
    waits = "",
    condition = "",
    thing = "",
    person = "",
    period = "",
  ] = rows
    .trim()
    .split("\n")
    .map((row) => row.trim());
  return {
    lang,
    price,
    next,
    leave,
    undo,
    none,
    paused,
    again,
    moved,
    waits,
    condition,
    thing,
    person,
    period,
    status: status.split(" / ") as [string, string, string],
    ended: ended.split(" / "),
  };
};

export const ACCOUNT_TONGUES: AccountTongue[] = [
  tongue(
    "en",
    `€{p} per month
Next payment on {d}
Status / Active / Cancelled
Cancel subscription
Restart subscription
Your subscription has been cancelled and ends on {d}. / Your plan ends on {d} and will not renew. / Cancelled. You won't be charged again.
You have no active subscription.
Your subscription is paused until {d}.
Your subscription has been reinstated.
Your trial was cancelled. Welcome to the yearly plan.
Your cancellation request has been received and is being reviewed.
Your subscription is cancelled unless you still have an open invoice.
Your delivery of {d} has been cancelled.
Emma's subscription has been cancelled.
Current billing period ends on {d}`,
  ),
  tongue(
    "de",
    `{p} € pro Monat
Nächste Abbuchung am {d}
Status / Aktiv / Gekündigt
Abo kündigen
Kündigung zurücknehmen
Dein Abo wurde gekündigt und endet am {d}. / Dein Vertrag läuft am {d} aus und wird nicht verlängert. / Gekündigt. Es wird nichts mehr abgebucht.
Du hast kein aktives Abo.
Dein Abo ist bis zum {d} pausiert.
Dein Abo wurde wieder aktiviert.
Dein Probeabo wurde beendet. Willkommen im Jahresabo.
Deine Anfrage wird geprüft, wir melden uns bei dir.
Dein Abo ist gekündigt, sofern keine Rechnung offen ist.
Deine Lieferung am {d} wurde storniert.
Das Abo deines Familienmitglieds Emma wurde gekündigt.
Der laufende Abrechnungszeitraum endet am {d}`,
  ),
  tongue(
    "fr",
    `{p} € par mois
Prochain prélèvement le {d}
Statut / Actif / Résilié
Résilier mon abonnement
Réactiver mon abonnement
Votre abonnement a été résilié et prend fin le {d}. / Votre abonnement se termine le {d} et ne sera pas renouvelé. / Résilié. Vous ne serez plus débité.
Vous n'avez aucun abonnement.
Votre abonnement est en pause jusqu'au {d}.
Votre abonnement a été rétabli.
Votre essai a été annulé. Bienvenue dans la formule annuelle.
Votre demande est en cours de traitement.
Votre abonnement est résilié sauf si une facture reste ouverte.
Votre livraison du {d} a été annulée.
L'abonnement d'un membre de votre famille a été résilié.
La période de facturation en cours se termine le {d}`,
  ),
  tongue(
    "es",
    `{p} € al mes
Próximo cobro el {d}
Estado / Activa / Cancelada
Cancelar suscripción
Reactivar suscripción
Tu suscripción ha sido cancelada y finaliza el {d}. / Tu suscripción termina el {d} y no se renovará. / Cancelada. No se te cobrará nada más.
No tienes ninguna suscripción activa.
Tu suscripción está en pausa hasta el {d}.
Tu suscripción ha sido reactivada.
Tu prueba fue cancelada. Te damos la bienvenida al plan anual.
Tu solicitud está en revisión.
Tu suscripción está cancelada salvo que quede una factura pendiente.
Tu entrega del {d} ha sido cancelada.
La suscripción de un miembro de tu familia ha sido cancelada.
El periodo de facturación actual termina el {d}`,
  ),
  tongue(
    "pt",
    `{p} € por mês
Próxima cobrança em {d}
Estado / Ativa / Cancelada
Cancelar assinatura
Reativar assinatura
Sua assinatura foi cancelada e termina em {d}. / Sua assinatura termina em {d} e não será renovada. / Cancelada. Nenhuma cobrança será feita.
Você não tem nenhuma assinatura ativa.
Sua assinatura está em pausa até {d}.
Sua assinatura foi reativada.
Seu teste foi cancelado. Boas-vindas ao plano anual.
Sua solicitação está em análise.
Sua assinatura está cancelada, exceto se houver fatura em aberto.
Sua entrega de {d} foi cancelada.
A assinatura de um membro da família foi cancelada.
O período de faturação atual termina em {d}`,
  ),
  tongue(
    "it",
    `{p} € al mese
Prossimo addebito il {d}
Stato / Attivo / Disdetto
Disdici abbonamento
Riattiva abbonamento
Il tuo abbonamento è stato disdetto e termina il {d}. / Il tuo abbonamento scade il {d} e non si rinnoverà. / Disdetto. Nessun altro addebito.
Non hai abbonamenti attivi.
Il tuo abbonamento è in pausa fino al {d}.
Il tuo abbonamento è stato riattivato.
La tua prova è stata annullata. Benvenuto nel piano annuale.
La tua richiesta è in lavorazione.
Il tuo abbonamento è disdetto, salvo fatture ancora aperte.
La tua consegna del {d} è stata annullata.
L'abbonamento di un familiare è stato disdetto.
Il periodo di fatturazione attuale termina il {d}`,
  ),
  tongue(
    "nl",
    `€ {p} per maand
Volgende betaling op {d}
Status / Actief / Opgezegd
Abonnement opzeggen
Opzegging intrekken
Je abonnement is opgezegd en eindigt op {d}. / Je abonnement loopt af op {d} en wordt niet verlengd. / Opgezegd. Er wordt niets meer afgeschreven.
Je hebt geen actief abonnement.
Je abonnement is gepauzeerd tot {d}.
Je abonnement is weer actief.
Je proefperiode is geannuleerd. Welkom bij het jaarabonnement.
Je verzoek is in behandeling.
Je abonnement is opgezegd, tenzij er nog een factuur openstaat.
Je levering van {d} is geannuleerd.
Het abonnement van een gezinslid is opgezegd.
De huidige factuurperiode eindigt op {d}`,
  ),
  tongue(
    "sv",
    `{p} kr per månad
Nästa betalning den {d}
Status / Aktiv / Uppsagd
Avsluta prenumerationen
Återuppta prenumerationen
Din prenumeration är uppsagd och upphör den {d}. / Din prenumeration löper ut den {d} och förnyas inte. / Uppsagd. Inga fler betalningar.
Du har ingen aktiv prenumeration.
Din prenumeration är pausad till den {d}.
Din prenumeration har återaktiverats och är aktiv igen.
Din provperiod avslutades. Välkommen till årsabonnemanget.
Din begäran behandlas.
Din prenumeration är uppsagd såvida ingen faktura är obetald.
Din leverans den {d} är avbruten.
En familjemedlems prenumeration är uppsagd.
Innevarande period slutar den {d}`,
  ),
  tongue(
    "da",
    `{p} kr. pr. måned
Næste betaling den {d}
Status / Aktivt / Opsagt
Opsig abonnement
Genaktiver abonnement
Dit abonnement er opsagt og ophører den {d}. / Dit abonnement udløber den {d} og fornyes ikke. / Opsagt. Ingen flere betalinger.
Du har intet aktivt abonnement.
Dit abonnement er sat på pause indtil den {d}.
Dit abonnement er genaktiveret.
Din prøveperiode er annulleret. Velkommen til årsabonnementet.
Din anmodning behandles.
Dit abonnement er opsagt, medmindre en faktura er ubetalt.
Din levering den {d} er annulleret.
Et familiemedlems abonnement er opsagt.
Den nuværende periode slutter den {d}`,
  ),
  tongue(
    "pl",
    `{p} zł miesięcznie
Następna płatność: {d}
Status / Aktywna / Anulowana
Anuluj subskrypcję
Wznów subskrypcję
Twoja subskrypcja została anulowana i kończy się {d}. / Twoja subskrypcja wygasa {d} i nie odnowi się. / Anulowana. Brak kolejnych opłat.
Nie masz aktywnej subskrypcji.
Twoja subskrypcja jest wstrzymana do {d}.
Twoja subskrypcja została przywrócona.
Okres próbny został anulowany. Witamy w planie rocznym.
Twoja prośba jest rozpatrywana.
Twoja subskrypcja jest anulowana, chyba że jest zaległa faktura.
Twoja dostawa {d} została anulowana.
Subskrypcja członka rodziny została anulowana.
Bieżący okres rozliczeniowy kończy się {d}`,
  ),
  tongue(
    "cs",
    `{p} Kč měsíčně
Příští platba {d}
Stav / Aktivní / Zrušeno
Zrušit předplatné
Obnovit předplatné
Vaše předplatné bylo zrušeno a končí {d}. / Vaše předplatné končí {d} a nebude obnoveno. / Zrušeno. Žádné další platby.
Nemáte žádné předplatné.
Vaše předplatné je pozastaveno do {d}.
Vaše předplatné je opět aktivní.
Zkušební období bylo zrušeno. Vítejte v ročním tarifu.
Vaše žádost se zpracovává.
Vaše předplatné je zrušeno, ledaže zbývá neuhrazená faktura.
Doručení dne {d} bylo zrušeno.
Předplatné člena rodiny bylo zrušeno.
Aktuální fakturační období končí {d}`,
  ),
  tongue(
    "tr",
    `Aylık {p} TL
Sonraki ödeme: {d}
Durum / Aktif / İptal edildi
Aboneliği iptal et
Aboneliği yeniden başlat
Aboneliğiniz iptal edildi ve {d} tarihinde sona erecek. / Aboneliğiniz {d} tarihinde sona eriyor ve yenilenmeyecek. / İptal edildi. Başka ödeme alınmayacak.
Aktif aboneliğiniz yok.
Aboneliğiniz {d} tarihine kadar duraklatıldı.
Aboneliğiniz yeniden etkinleştirildi.
Denemeniz iptal edildi. Yıllık plana hoş geldiniz.
Talebiniz inceleniyor.
Ödenmemiş fatura olmaması şartıyla aboneliğiniz iptal edildi.
{d} tarihli teslimatınız iptal edildi.
Aile üyesinin aboneliği iptal edildi.
Geçerli dönem {d} tarihinde bitiyor`,
  ),
  tongue(
    "ru",
    `{p} ₽ ежемесячно
Следующий платеж {d}
Статус / Активна / Отменена
Отменить подписку
Возобновить подписку
Ваша подписка отменена и закончится {d}. / Ваша подписка действует до {d} и не будет продлена. / Отменена. Списаний не будет.
У вас нет активной подписки.
Ваша подписка приостановлена до {d}.
Ваша подписка восстановлена.
Пробный период отменён. Добро пожаловать на годовой тариф.
Ваша заявка рассматривается.
Ваша подписка отменена, если нет неоплаченных счетов.
Доставка {d} отменена.
Подписка члена семьи отменена.
Текущий период заканчивается {d}`,
  ),
  tongue(
    "ja",
    `月額{p}円
次回のお支払い {d}
ステータス / 有効 / 解約済み
プランを解約する
プランを再開する
ご契約は解約されました。{d}に終了します。 / ご契約は{d}に終了し、更新されません。 / 解約済み。今後の請求はありません。
契約中のプランはありません。
ご契約は{d}まで一時停止中です。
ご契約は再開されました。
無料体験はキャンセルされました。年間プランへようこそ。
解約の申請を受け付け、審査しています。
未払いがない場合に限り、ご契約は解約されました。
{d}のお届けはキャンセルされました。
ご家族のプランは解約されました。
現在の期間は{d}に終了します`,
  ),
  tongue(
    "ko",
    `월 {p}원
다음 결제일: {d}
상태 / 이용 중 / 해지됨
구독 해지
구독 다시 시작
구독이 해지되었습니다. {d}에 종료됩니다. / 구독은 {d}까지 이용할 수 있으며 자동으로 갱신되지 않습니다. / 해지됨. 더 이상 결제되지 않습니다.
이용 중인 요금제가 없습니다.
구독이 {d}까지 일시정지되었습니다.
구독이 재개되었습니다.
무료 체험이 취소되었습니다. 연간 요금제에 오신 것을 환영합니다.
해지 요청이 접수되어 검토 중입니다.
미납 금액이 없는 경우 구독이 해지되었습니다.
{d} 배송이 취소되었습니다.
가족 구성원의 구독이 해지되었습니다.
현재 기간은 {d}에 종료됩니다`,
  ),
  tongue(
    "zh",
    `每月 {p} 元
下次付款：{d}
状态 / 有效 / 已取消
取消订阅
恢复订阅
您的订阅已取消，将于{d}到期。 / 您的订阅有效至{d}，不会续订。 / 已取消。不再扣款。
您没有有效订阅。
您的订阅已暂停至{d}。
您的订阅已恢复。
您的试用已取消。欢迎加入年度套餐。
您的申请正在审核中。
除非有未付账单，您的订阅已取消。
{d}的配送已取消。
家庭成员的订阅已取消。
当前周期于{d}结束`,
  ),
  tongue(
    "ar",
    `{p} € شهريا
الدفعة التالية في {d}
الحالة / نشط / ملغى
إلغاء الاشتراك
إعادة تفعيل الاشتراك
تم إلغاء اشتراكك وينتهي في {d}. / ينتهي اشتراكك في {d} ولن يتجدد. / تم الإلغاء. لن يتم خصم أي مبلغ.
ليس لديك اشتراك.
اشتراكك متوقف مؤقتا حتى {d}.
تمت إعادة تفعيل اشتراكك.
تم إلغاء الفترة التجريبية. مرحبا بك في الخطة السنوية.
طلبك قيد المراجعة.
تم إلغاء اشتراكك ما لم تكن هناك فاتورة غير مدفوعة.
تم إلغاء توصيل {d}.
تم إلغاء اشتراك أحد أفراد العائلة.
تنتهي الفترة الحالية في {d}`,
  ),
  tongue(
    "hu",
    `{p} Ft havonta
Következő fizetés: {d}
Állapot / Aktív / Lemondva
Előfizetés lemondása
Lemondás visszavonása
Előfizetését lemondta, {d} napon megszűnik. / Előfizetése {d} napon lejár és nem újul meg. / Lemondva. Nem lesz több terhelés.
Nincs aktív előfizetése.
Előfizetése {d} napig szünetel.
Előfizetése újra aktív.
A próbaidőszak törölve. Üdvözöljük az éves csomagban.
Kérelmét feldolgozzuk.
Előfizetése lemondva, kivéve ha van rendezetlen számla.
A {d} napi szállítás törölve.
Egy családtag előfizetése lemondva.
A jelenlegi időszak {d} napon véget ér`,
  ),
];

/** "View", "Details", "›": shows something, does nothing. */
export const SHOWS =
  /^(?:view|see|show|open|details?|more|ansehen|anzeigen|öffnen|voir|afficher|ouvrir|consulter|ver|mostrar|abrir|acessar|consultar|vedi|mostra|apri|visualizza|bekijk|toon|zobacz|pokaż|otwórz)(?!\p{L})|(?:ansehen|anzeigen|öffnen|bekijken|tonen|openen)$|見る|確認|表示|開く|照会|詳細|^[›»→>…⋯⋮•.\s]+$/iu;

/** "I want to stop": what a visitor says to a help page or an assistant. */
export const WISHES =
  /^(?:i want|i'd like|i would like|ich möchte|ich will|je veux|je souhaite|je voudrais|quiero|me gustaría|deseo|quero|gostaria|desejo|voglio|vorrei|ik wil|ik zou)(?!\p{L})|たい(?:です)?[。.]?$/iu;

/** "I don't want any more boxes": whatever they send, that is the way. */
export const NO_LONGER =
  /^(?:i (?:don't|do not|no longer) want|ich (?:will|möchte) (?:kein|nicht mehr)|je ne veux plus|ya no quiero|no quiero más|já não quero|não quero mais|non voglio più|ik wil (?:geen|niet) .*meer|nie chcę już|jag vill inte)(?!\p{L})|もう.*(?:いらない|不要|やめたい)/iu;

export const LEARN =
  /^(?:learn more|find out|read more|how it works|choose|select|start|begin|go|mehr erfahren|mehr dazu|auswählen|en savoir plus|choisir|commencer|más información|saber más|elegir|saiba mais|escolher|scopri(?: di più)?|scegli|meer (?:lezen|informatie|weten)|lees meer|kies|詳しく|選択)(?!\p{L})/iu;

/** Out of the account leads nowhere. */
export const SIGNS_OUT =
  /^(?:log|sign) ?(?:out|off)\b|^(?:abmelden|ausloggen|(?:se |me )?déconnecter|déconnexion|cerrar (?:la )?sesión|desconectar|sair(?: da conta)?|terminar sessão|esci|disconnetti|uitloggen|afmelden|wyloguj|logga ut|log ud|logg ut|kirjaudu ulos|odhlásit|çıkış yap|выйти)(?!\p{L})|ログアウト|サインアウト|退出登录|로그아웃/iu;

export const TO_WHAT =
  /に変更|に切り替|へ変更|(?:^|\s)(?:to|zu|zum|auf|à|au|vers|para|al|naar|na)\s/iu;
export const CHANGES =
  /^(change|edit|update|amend|modify|adjust|ändern|bearbeiten|modifier|changer|cambiar|modificar|alterar|mudar|cambia|modifica|wijzig|aanpassen|変更|zmień)/iu;

/** "Manage Super": whatever it is called, that is where it can be ended. */
export const MANAGES =
  /^(?:manage|verwalten|verwalte|gérer|gestionar|administrar|gerenciar|gerir|gestisci|amministra|beheer|beheren|zarządzaj|hantera|administrer|hallitse|spravovat|yönet|управл)(?!\p{L})|(?:verwalten|beheren)$|管理/iu;

export const REMOVES =
  /^(?:remove|end|stop|leave|drop|supprimer|retirer|arrêter|quitter|quitar|dejar|terminar|remover|encerrar|sair|rimuovi|termina|lascia|verwijder|beëindig|stop|usuń|zakończ)(?!\p{L})|(?:entfernen|beenden|verlassen|verwijderen|beëindigen|stoppen)$|削除|終了|外す/iu;

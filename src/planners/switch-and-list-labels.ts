/** The label of a switch that renews by itself, for the detector and the rules alike. */
export const RENEWS =
  /renew|verl(?:ä|ae)nger|renouvel|reconduction|renov|rinnov|verleng|odnaw|odnow|förny|forny|更新/iu;

/** "Please choose": what a list shows before one of its answers is chosen, drawn or not. */
export const INVITES =
  /\b(choose|select|pick|please|bitte|wähl|auswähl|ausw|choisi|sélectionn|eli[gj]e|selecciona|escolh|selecion|scegli|selezion|kies|kiez|selecteer|wybierz|välj|vælg|velg|valitse|maak een keuze|faites votre choix|elige una|haz tu elecc|fa(?:i|cci) una scelta|faça sua escolha|pick one)|選択|選んで|選ぶ|^[-–—\s]*$/iu;

/** The label of a switch that renews by itself, for the detector and the rules alike. */
export const RENEWS =
  /renew|verl(?:ä|ae)nger|renouvel|reconduction|renov|rinnov|verleng|odnaw|odnow|förny|forny|更新/iu;

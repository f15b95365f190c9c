/** "Stay insured after all": said to somebody who has left. */
export const AFTER_ALL =
  /after all|\btoch\b|doch (?:noch|weiter|bleiben|behalten)|doch nicht|finalement|después de todo|al final|afinal|dopotutto|comunque (?:rest|mant)|やっぱり|jednak/iu;

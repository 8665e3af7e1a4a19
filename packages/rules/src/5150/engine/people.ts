/** Whom something is allowed or forbidden, in the dative. */
import type { FigureClass } from '../vocabulary.js';

export const TO_WHOM_RU: Readonly<Record<FigureClass, string>> = {
  PROLETARIAT: 'законопослушному пролетариату',
  POLICE: 'полиции',
  CRIMINALS: 'преступникам',
  CORPORATIONS: 'корпорациям',
  COLONISTS: 'колонистам',
};

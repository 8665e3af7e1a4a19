/** Classes of figures in the dative case, for permissions and prohibitions. */
import type { FigureClass } from '../vocabulary.js';

export const TO_WHOM_RU: Readonly<Record<FigureClass, string>> = {
  PROLETARIAT: 'законопослушному пролетариату',
  POLICE: 'полиции',
  CRIMINALS: 'преступникам',
  CORPORATIONS: 'корпорациям',
  COLONISTS: 'колонистам',
};

/** What players say when they ask this calculator. */
import type { Phrases } from '../../../calculator/phrases.js';

export const phrases: Phrases = {
  questions: {
    en: 'chaos of war; chaos table|roll|of; on the chaos table; rolled chaos; chaos; random events; odds of misunderstanding|friendly fire|sniper|reinforcements|storm|leader|wear and tear; we got on; event rolled; three dice chaos; roll on the chaos; chaos event; turns|turning|comes|shows up; battle maneuvers; marker; chance|odds of thors hammer',
    ru: 'хаос войны; таблица хаоса; хаос; бросок хаоса; случайные события; шанс огня по своим; вероятность износа; шанс недоразумения|снайпера|бури|подкреплений|лидера; на кубиках выпало; по таблице хаоса; хаос выпало; что за событие; событие; вылезет молот|снайпер; вылезет; на каких суммах; суммах выпадают; берсерк; износ; разрыв; шанс на|что? молот|радио',
  },
};

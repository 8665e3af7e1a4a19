/** What players say when they ask this calculator. */
import type { Phrases } from '../../../calculator/phrases.js';

export const phrases: Phrases = {
  questions: {
    en: 'army cost|points; cost of an? army; what does my army cost; how many points; total points|cost; army for points; sum of army; squads machines guns points; points left; fit in|into points; total; sum of; squads at; fit into; within limit; over the limit; add up; points total; machine squad gun; cost together; tally; together; all together; sum up',
    ru: 'стоимость армии; сколько стоит армия|отряд|войско; сколько очков|стоит; сумма армии|очков; влезет|влезу|уложусь в|очков; собрать армию; сколько осталось очков; армия из; влезет|влезает|помещается|уложусь в; сумма; всего очков; лимит; в лимит; сложить; сколько набежало|выходит|вышло|получилось; набежало; итого; машина отряд пушка; перебор; собираю армию; за сколько очков; стоит вместе; вместе очков; сколько вместе; скок очков; клон-пехота; почем; почем суммарно; суммарно',
  },
};

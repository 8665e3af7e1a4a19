/** What players say when they ask this calculator. */
import type { Phrases } from '../../../calculator/phrases.js';
import { ofDurability } from '../../phrases.js';

export const phrases: Phrases = {
  questions: {
    en: 'whole squad|unit|team fires|shoots; squad fires|shoots; fire of a? squad|unit|machine; all shots; all soldiers|guns shoot|fire; volley; how much damage does the squad; squad of; squad vs|against|at; total damage squad; all weapons of machine; squad fires|shoots at; squad of fires; whole squad; everyone shoots; platoon fires; combined fire; all fire; total kills; soldiers fire at; fires at a; all five shoot; shoots everything; everything it has; rate 2|3; with everything; how many die; die on average; squad in the open; all guns; per turn; shots a|per turn; fires # shots',
    ru: 'весь отряд стреляет; стрельба отряда|машины; отряд стреляет|палит|бьет; все бойцы|стволы|выстрелы; залп отряда|машины; сколько урона нанесет отряд; отряд по; отрядом; все орудия машины; отряд из палит|стреляет; палят по; все стреляют; суммарный урон; отделение|взвод стреляет|палит; всем отрядом; залпом; сколько положит отряд; стреляют всем; бойцов стреляют; за один тур|ход; за тур; скорострельность; со всего; из всего; сколько вынесу|выкошу|покрошу|положу; в сумме; вынесу в сумме; пулемет и; всеми стволами',
  },
  fields: {
    ...ofDurability,
    'shots#': {
      en: '# shots a|per|every|each turn; fires|shoots # times a|per turn; # shots this turn',
      ru: '# выстрела за|в|каждый тур|ход; стреляет|палит|бьет # раза за|в? тур|ход',
    },
    'soldiers#': {
      en: 'squad|team|group|platoon|unit of #; # soldiers|troopers|infantrymen|men|guys|shooters|rifles with|fire|shoot?',
      ru: 'отряд|группа|взвод|отделение из #; # бойца|солдата|стрелка|пехотинца с?',
    },
  },
  outcomes: {
    en: 'at least|exactly # damage|dmg|kills|casualties',
    ru: 'хотя|минимум|ровно|меньше бы? # урона|повреждения|дамага|убитых',
  },
};

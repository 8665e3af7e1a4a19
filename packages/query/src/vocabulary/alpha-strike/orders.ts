/** Words that ask for an order of cards. */
import { meaning } from '../meaning.js';
import { orderPhrases } from '../order-phrases.js';

type Words = Readonly<Record<string, string>>;

const BY_IN_ENGLISH: Words = orderPhrases(
  {
    pv: ['pv', 'points', 'cost', 'price'],
    ...{ '-armor': ['armor', 'armour'], '-structure': ['structure'], '-tmm': ['tmm'], '-ov': ['ov', 'overheat'] },
    ...{ '-move': ['speed', 'move'], '-jump': ['jump'], size: ['size'], introduced: ['year'] },
    ...{ '-tons': ['tonnage', 'weight'], '-bv': ['bv'], '-short': ['short damage', 'short range damage'] },
    ...{ '-medium': ['damage', 'medium damage', 'medium range damage'], '-long': ['long damage', 'long range damage'] },
  },
  { usual: ['by'], rising: ['ascending', 'by ascending', 'rising'], falling: ['descending', 'by descending', 'falling'] },
);

/** “Damage by armor” is no order in Russian: only words before it tell. */
const ARMOR = ['броне'];
const BY_IN_RUSSIAN: Words = {
  ...orderPhrases(
    {
      pv: ['очкам', 'цене', 'стоимости', 'ос', 'пв'],
      ...{ '-structure': ['структуре'], '-tmm': ['мдц', 'тмм'], '-ov': ['перегреву', 'зп'], size: ['размеру'] },
      ...{ '-move': ['скорости', 'движению'], '-jump': ['прыжку'], introduced: ['году'] },
      ...{ '-tons': ['весу', 'массе', 'тоннажу'], '-short': ['урону на ближней', 'урону вблизи', 'ближнему урону'] },
      ...{ '-medium': ['урону', 'урону на средней', 'среднему урону'], '-long': ['урону на дальней', 'урону вдаль', 'дальнему урону'] },
    },
    { usual: ['по'], rising: ['по возрастанию'], falling: ['по убыванию'] },
  ),
  ...orderPhrases(
    { '-armor': ARMOR },
    {
      usual: ['топ по', 'лучшие по', 'сортируй по', 'отсортируй по', 'сортировка по'],
      ...{ rising: ['по возрастанию'], falling: ['по убыванию'] },
    },
  ),
};

export const ORDERS: Words = {
  ...BY_IN_ENGLISH,
  ...BY_IN_RUSSIAN,
  ...meaning({
    'sort:pv': `
      cheap; cheapest; cheaper; дешевый; дешевые; дешевая; самый дешевый; недорогой; подешевле; bargain; budget; dirt cheap;
      cheapest first; дешево; дешманский; бюджетный; недорого; дешевле всего; дешевле всех
    `,
    'sort:-pv': 'expensive; most expensive; costly; дорогой; дорогие; самый дорогой; подороже; дороже всего; дороже всех',
    'sort:-move': `
      fast; fastest; quick; quickest; быстрый; быстрые; быстрая; самый быстрый; побыстрее; speedy; nimble; шустрый; самый
      шустрый; шустрик; резвый; подвижный; быстрее всех; быстрее всего
    `,
    'sort:move': 'slow; slowest; медленный; медленные; самый медленный; медленнее всех; медленнее всего',
    'sort:-armor': `
      toughest; tough; heaviest armor; heavily armored; most heavily armored; самый бронированный; самый крепкий; покрепче; sturdy;
      tanky; durable; well armored; well armoured; heavily armoured; survive best; бронированный; крепкий; живучий; самый живучий;
      прочный; самый прочный; самый толстый; толстый; крепче всех
    `,
    'sort:introduced': 'oldest; самый старый',
    'sort:-medium': `
      hits hardest; hardest hitter; hard hitter; heavy hitter; heaviest hitter; strongest; shoot hard; hit hard; most
      damage; сильнее всех; самый мощный; самый сильный
    `,
    'sort:-short': 'close range; в упор',
    'sort:-long': 'long range; дальнобойный; дальнобойные; дальнобойное оружие; самый дальнобойный; дальнобой; бьет дальше всех',
    'sort:-introduced': 'newest; самый новый',
    'sort:-tmm': 'hardest to hit; hard to hit; трудно попасть; сложно попасть; самый трудный для попадания',
    'sort:-tons': 'heaviest; самый тяжелый',
    'sort:tons': 'lightest; самый легкий',
    'sort:medium': 'самый слабый',
    'sort:-jump': 'прыгает дальше всех; прыгает дальше всего',
  }),
};

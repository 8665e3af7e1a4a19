/** What players say when they ask this calculator. */
import type { Phrases } from '../../../calculator/phrases.js';

export const phrases: Phrases = {
  questions: {
    en: 'poker odds|probabilities|table; odds of|for a|an? full house|flush|straight|pair|four of a kind|five of a kind|successor war|two pair|three of a kind; how rare is; how likely is; how many hands; chance of a|an? full house|flush|straight|pair; combinations odds; odds of every; being|get dealt; probability of; of a kind; in five cards; two|three|four|five of a kind; how rare; how often; chance of a; rarity; odds of getting; how likely; frequency; comes up; likelihood of getting; percent of hands; full table; combos each category; each category',
    ru: 'шансы|вероятности|таблица в? покере|покерных; вероятность|шанс фулл-хауса|фулхауса|флеша|флэша|стрита|каре|пары|тройки|двух пар|войны преемников; сколько раздач|комбинаций|рук; как редко|часто; насколько редка; с какой вероятностью выпадает; сколько всего; выпадает; шанс собрать|получить; вероятность собрать; насколько часто; процент; редкость; частота; какова вероятность; сколько процентов',
  },
  fields: {
    'category=GREAT_HOUSE': { en: 'flush; great house', ru: 'флэш|флеш|флэша|флеша; великий дом|дома' },
    'category=GREAT_HOUSE_STRAIGHT': {
      en: 'straight flush; great house straight',
      ru: 'стрит флэш|флеш|флэша|флеша; стрит|стрита великого дома',
    },
    'category=TWO_PAIR': { en: 'two pair|pairs', ru: 'две|двух пары|пар' },
    'category=SUCCESSOR_TWO_PAIR': { en: 'successor two pair|pairs', ru: 'две|двух пары|пар преемников' },
    'category=FIVE_OF_A_KIND': { en: 'five of a kind', ru: 'пять|пяти одного вида; пять|пяти одинаковых' },
    'category=FULL_HOUSE': { en: 'full house|houses', ru: 'фулл хаус|хауса; фулхаус|фулхауса' },
  },
};

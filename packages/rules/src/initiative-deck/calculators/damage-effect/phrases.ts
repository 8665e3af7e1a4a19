/** What players say when they ask this calculator. */
import type { Phrases } from '../../../calculator/phrases.js';

export const phrases: Phrases = {
  questions: {
    en: 'effect on damage; double|triple damage; damage doubled|tripled; damage multiplier; card doubles damage; extra damage card; cluster doubled|multiplied|damage; rapid fire doubled; how much damage with card; damage card; card doubles|triples; doubles it; triple; total damage; laser does; multiply damage; with the card; card on damage; cluster hit; groups; two bursts; both bursts; ultra; fires twice',
    ru: 'эффект на урон; удвоенный|двойной урон; урон вдвое|удвоен; карта удваивает|множит урон; множитель урона; дополнительный урон; карта на урон; сколько урона с картой; карта удваивает|утраивает|умножает; утраивает урон; удвоить|утроить урон; групповое; общий урон; урон с картой; лазер бьет; множитель; к повреждениям от карты; повреждения; ультра; двумя очередями; две очереди; очередями',
  },
  fields: { damage: { en: '# each|apiece', ru: 'по #' } },
};

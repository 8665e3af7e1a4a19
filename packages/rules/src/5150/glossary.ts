/** The words of 5150 in both languages. */
import type { Term } from '../reference/reference.js';
import { ARMORS } from './tables/armors.js';

type Avoid = NonNullable<Term['avoid']>;

const term = (id: string, en: string, ru: string, meaningEn: string, meaningRu: string, more: Omit<Term, 'id' | 'name' | 'meaning'> = {}): Term => ({
  id,
  name: { en, ru },
  meaning: { en: meaningEn, ru: meaningRu },
  ...more,
});

const not = (en: readonly string[], ru: readonly string[]): { readonly avoid: Avoid } => ({ avoid: { en, ru } });

const armorTerms: readonly Term[] = ARMORS.map(({ id, name, abbreviation, effect }) => ({ id: `armor-${id}`, name, abbreviation, meaning: effect }));

export const glossary: readonly Term[] = [
  term('rep', 'Rep', 'Умение', 'quality of a figure, 1 to 7: training, morale and experience in one number', 'качество фигурки от 1 до 7: выучка, дух и опыт одним числом', {
    abbreviation: { en: 'Rep', ru: 'У' },
    aliases: ['Reputation', 'репутация'],
    ...not(['skill'], ['навык']),
  }),
  term('figure', 'figure', 'фигурка', 'one person or one vehicle on the table', 'один боец или одна машина на столе', not(['miniature unit'], ['юнит', 'моделька'])),
  term('d6', 'd6', 'к6', 'an ordinary six-sided die', 'обычный шестигранный кубик', { aliases: ['D6', 'к6', 'д6'], ...not([], ['кость', 'дайс']) }),
  term('pass', 'pass a die', 'пройти по кубику', 'the die shows the Rep or less', 'на кубике Умение или меньше', not([], ['спасбросок'])),
  term('dice-passed', 'dice passed', 'пройдено кубиков', 'how many dice of a test pass: 2, 1 or 0', 'сколько кубиков теста пройдено: 2, 1 или 0'),
  term('reaction-test', 'reaction test', 'тест на реакцию', 'a roll that tells what a figure does under stress', 'бросок, который решает, что фигурка сделает под давлением', not(['morale check'], ['проверка морали'])),
  term('in-sight', 'In Sight', '«В поле видимости»', 'test when an enemy comes into view or range', 'тест, когда противник показался или вошёл в дальность'),
  term('received-fire', 'Received Fire', '«Обстрелян»', 'test after being shot at without harm', 'тест после стрельбы, которая не причинила вреда'),
  term('wants-to-charge', 'Wants to Charge', '«Хочу атаковать»', 'test before closing to melee', 'тест перед рукопашной для нападающего'),
  term('being-charged', 'Being Charged', '«Меня атаковали»', 'test of a figure that is charged', 'тест того, на кого напали'),
  term('recovery', 'Recovery', '«Восстановление»', 'test of the stunned and of those who ducked back', 'тест оглушённых и испугавшихся'),
  term('rally', 'Rally', '«Возвращение»', 'test of a running figure with a friend nearby', 'тест бегущего, рядом с которым свой'),
  term('stay-or-run', 'Stay or Run', '«Остаться или убежать»', 'test of a side that has lost another sixth of its figures', 'тест стороны, потерявшей очередную шестую часть'),
  term('fast-move', 'Fast Move', 'быстрое перемещение', 'a tested move of 16", 12" or 8"', 'перемещение по тесту на 16", 12" или 8"', not(['sprint'], ['спринт', 'форсаж'])),
  term('leader', 'Leader', 'лидер', 'figure that lends its Rep and its die to the group', 'фигурка, которая делится с группой Умением и кубиком', not(['commander'], ['командир'])),
  term('leader-die', 'leader die', 'кубик лидерства', 'one die against the Leader’s Rep: a pass adds one to every member', 'кубик против Умения лидера: пройден — всем плюс один', { abbreviation: { en: 'LD', ru: 'КЛ' }, aliases: ['ЛД'] }),
  term('group', 'group', 'группа', 'figures within 2" that see each other', 'фигурки не дальше 2", которые видят друг друга', not(['squad coherency'], ['когерентность'])),
  term('activation', 'activation', 'активация', 'the right to act: Rep at least as high as the side’s die', 'право действовать: Умение не меньше кубика стороны', not([], ['инициатива'])),
  term('hero', 'hero', 'герой', 'two 1s on a reaction test: chooses most results till the battle ends', 'две единицы в тесте: до конца боя сам выбирает почти все результаты'),
  term('hit-table', 'hit table', 'таблица попаданий', 'd6 + Rep for every die fired', 'к6 + Умение на каждый кубик стрельбы'),
  term('rate-of-fire', 'rate of fire', 'скорострельность', 'the most dice that a weapon rolls, and its spread in inches', 'предел кубиков оружия и ширина разброса в дюймах', { aliases: ['RoF', 'ROF'], ...not(['firepower'], ['огневая мощь']) }),
  term('range', 'range', 'дальность', 'farthest distance of a shot in inches', 'предельное расстояние выстрела в дюймах', not(['hexes'], ['гекс', 'гексов'])),
  term('impact', 'Impact', 'Ущерб', 'what the damage die must not exceed to do worse than stun', 'число, выше которого кубик ущерба только оглушает', { aliases: ['damage rating'], ...not(['strength value'], ['импакт', 'сила удара']) }),
  term('ne', 'no effect', 'не эффективно', 'the armor shuts the weapon out, but for the Hand of Fate', 'оружие броню не берёт, если не вмешается «Рука судьбы»', { abbreviation: { en: 'NE', ru: 'НЭ' } }),
  term('hand-of-fate', 'Hand of Fate', 'Рука судьбы', 'NE, yet two 1s grant one damage roll', '«НЭ», но две единицы дают один бросок на ущерб'),
  term('lucky-shot', 'lucky shot', 'стрельба на удачу', 'Rep 3 that misses with a 6 rolls the die again', 'Умение 3, промахнувшись с шестёркой, бросает кубик ещё раз'),
  term('stunned', 'stunned', 'оглушён', 'down, tests Recovery when next activated', 'упал, в свою активацию проходит «Восстановление»', not(['dazed'], ['застанен', 'контужен'])),
  term('out-of-the-fight', 'out of the fight', 'выведен из боя', 'badly wounded, acts no more in this battle', 'тяжело ранен и в этом бою больше не действует', { aliases: ['выведен из строя'], ...not(['knocked out'], ['нокаутирован', 'нокаут']) }),
  term('cover', 'cover', 'укрытие', 'something solid that hides part of the figure and stops bullets', 'прочная преграда: прячет часть фигурки и держит пули', not([], ['кавер'])),
  term('concealed', 'concealed', 'скрыт', 'partly hidden by something that stops no bullets', 'частично спрятан за тем, что пули не держит'),
  term('hidden', 'hidden', 'невидимый', 'set up out of sight and not yet seen', 'расставлен скрытно и ещё не замечен'),
  term('prone', 'prone', 'залёгший', 'lying down: harder to hit, one die fewer in melee', 'лежит: попасть труднее, в рукопашной на кубик меньше', not([], ['прон'])),
  term('duck-back', 'duck back', 'испугаться', 'hide in the nearest cover within 12"', 'спрятаться в ближайшем укрытии в пределах 12"'),
  term('panic', 'panic', 'запаниковать', 'freeze in cover; runs if shot at', 'застыть в укрытии; под огнём — бегство'),
  term('run', 'run', 'обратиться в бегство', 'make for a building or the edge of the table', 'бежать к зданию или к краю поля'),
  term('suppression', 'suppression', 'подавление', 'fire of a higher rating than one’s own', 'огонь с рейтингом выше своего', { abbreviation: { en: 'SR', ru: 'ПД' }, ...not([], ['супрессия']) }),
  term('covering-fire', 'covering fire', 'прикрывающая стрельба', 'stood still and declared: one more die on In Sight', 'стоял и объявил: ещё кубик в тесте «В поле видимости»', { aliases: ['overwatch'], ...not([], ['овервотч']) }),
  term('powered', 'powered', 'с энергетическим приводом', 'melee weapon with a power source: Impact +1', 'рукопашное оружие с приводом: Ущерб +1'),
  term('blast', 'blast template', 'шаблон взрыва', 'circle in which everyone takes a hit', 'круг, где попадание получает каждый'),
  term('break-off', 'break off', 'выйти из рукопашной', 'step 1" back out of melee', 'отойти на 1" из рукопашной'),
  ...armorTerms,
];

/** Questions of the Initiative Deck: which cards are hidden or aside, where a hand ends, who has it, and what hits several times. */
import { expect, test } from 'vitest';
import { readQuestion } from './read.js';

const argumentsOf = (text: string, calculator: string) =>
  readQuestion(text, { language: 'en', system: 'initiative-deck' }).find(({ question }) => question === `initiative-deck/${calculator}`)
    ?.arguments;

test.each([
  // A word for shots or groups counts a single number.
  ['UAC/5, both shots connect, my card doubles the damage', { kind: 'RAPID_FIRE', damage: [5, 5], multiplier: 2 }],
  ['скорострел, 2 выстрела по 5, карта удваивает урон', { kind: 'RAPID_FIRE', damage: [5, 5], multiplier: 2 }],
  ['скорострелка бьёт дважды по 10, карта +4 урона', { kind: 'RAPID_FIRE', damage: [10, 10], extra: 4 }],
  ['LRM: three groups of 5, the card triples the damage', { kind: 'CLUSTER', damage: [5, 5, 5], multiplier: 3 }],
  ['rotary ac/2, four shots of 2 hit and the card adds 3 damage', { kind: 'RAPID_FIRE', damage: [2, 2, 2, 2], extra: 3 }],
  ['автопушка, обе очереди по пять попали, карта добавляет три повреждения', { damage: [5, 5], extra: 3 }],
  // A weapon that is named by its damage has it once.
  ['AC/10 does 10 damage, card doubles it', { damage: [10], multiplier: 2 }],
])('counts what hits: %s', (text, wanted) => {
  expect(argumentsOf(text, 'damage-effect')).toMatchObject(wanted);
});

test.each([
  ['drax, 9 suns 9 swords 10 dragons up and a duke of fists in the hole', { cards: ['Df', '9s', '9w', '10d'] }],
  ['дракс: 3 драконов, 5 орлов, 5 кулаков и в закрытую мехвоин солнц', { cards: ['Ms', '3d', '5e', '5f'] }],
  ['дракс: 10 мечей (закрытая), 4 мечей, 4 орлов, 6 солнц', { cards: ['10w', '4w', '4e', '6s'] }],
  // A face that is dealt up is laid aside.
  [
    'drax: 3 suns face down, open 4 suns, 4 eagles, 8 fists and a lord of swords dealt up',
    { cards: ['3s', '4s', '4e', '8f'], laidAside: ['Lw'] },
  ],
  ['drax: 7 suns 7 swords 8 eagles 2 eagles, lord of eagles is out', { cards: ['7s', '7w', '8e', '2e'], lordsInPlay: ['EAGLES'] }],
  ['дракс: закрытая 9 драконов, 2 драконов, 9 мечей, 10 орлов, у соседа в игре лорд драконов', { lordsInPlay: ['DRAGONS'] }],
])('places the cards of drax: %s', (text, wanted) => {
  expect(argumentsOf(text, 'drax-hand')).toMatchObject(wanted);
});

test.each([
  [
    'Ann shows four nines (all but the swords one) and the two of dragons, Bob has a plain flush in suns, 3 6 8 10 and duke. Who wins?',
    [
      { name: 'Ann', cards: ['9d', '9e', '9f', '9s', '2d'] },
      { name: 'Bob', cards: ['3s', '6s', '8s', '10s', 'Ds'] },
    ],
  ],
  [
    'в дракс я собрал 4 орлов, 5 солнц, 6 мечей и 7 орлов, а сосед три десятки (кулаки, солнца, мечи) и двойку орлов. чья рука сильнее',
    [
      { name: 'я', cards: ['4e', '5s', '6w', '7e'] },
      { name: 'сосед', cards: ['10f', '10s', '10w', '2e'] },
    ],
  ],
  [
    'покер: у Пети две пары, 8 солнц 8 орлов 3 мечей 3 кулаков 10 солнц, у Васи две пары Л драконов Л мечей и М орлов М солнц плюс 4 мечей',
    [
      { name: 'Петя', cards: ['8s', '8e', '3w', '3f', '10s'] },
      { name: 'Вася', cards: ['Ld', 'Lw', 'Me', 'Ms', '4w'] },
    ],
  ],
  // “Me” is the code of a card only next to others.
  [
    'poker. Me: 7 of suns, 7 eagles, 3 fists, 4 swords, 9 dragons. Bob: 2 suns, 5 eagles, 8 fists, 10 swords, duke of dragons. who wins',
    [
      { name: 'me', cards: ['7s', '7e', '3f', '4w', '9d'] },
      { name: 'Bob', cards: ['2s', '5e', '8f', '10w', 'Dd'] },
    ],
  ],
])('ends a hand where another is said: %s', (text, hands) => {
  expect(argumentsOf(text, 'compare-hands')?.hands).toEqual(hands);
});

test.each([
  ['initiative-row', 'three players Ann, Bob and Cy, 7 of swords, 10 of dragons, 9 of eagles. who acts last', ['Ann', 'Bob', 'Cy']],
  ['activation-order', 'нас трое по 2 меха, Ира Олег Саша по возрастанию инициативы', ['Ира', 'Олег', 'Саша']],
])('gives names that stand together to the items in their order: %s', (calculator, text, names) => {
  const participants = argumentsOf(text, calculator)?.participants as readonly { readonly name: string }[];
  expect(participants.map(({ name }) => name)).toEqual(names);
});

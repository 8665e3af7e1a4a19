/** Wording of a duel. */
import type { Calculator } from '../../../calculator/calculator.js';
import { chanceWords, inches, plural } from '../../../text/numbers.js';
import { unitRefusalWords } from '../../engine/coverage/unit-refusal.js';
import { atRange } from '../../engine/phrases.js';
import { rollWords } from '../../engine/to-hit/roll.js';
import { attackRefusalWords, toHitWords } from '../../engine/to-hit/words.js';
import type { SideName } from '../../vocabulary.js';
import type { Facts, Refusals } from './facts.js';
import type { input } from './input.js';
import type { output } from './output.js';

const en = { FIRST: 'the first unit', SECOND: 'the second unit' } as const satisfies Record<SideName, string>;
const EN = { FIRST: 'The first unit', SECOND: 'The second unit' } as const satisfies Record<SideName, string>;
const ru = { FIRST: 'первая БЕ', SECOND: 'вторая БЕ' } as const satisfies Record<SideName, string>;
const RU = { FIRST: 'Первая БЕ', SECOND: 'Вторая БЕ' } as const satisfies Record<SideName, string>;

const silenceEn = {
  SHUT_DOWN: 'is shut down and does not fire in turn 1',
  NO_DAMAGE: 'has no damage at this range and does not fire',
  CANNOT_HIT: 'needs more than 12 and holds its fire in turn 1',
} as const;
const silenceRu = {
  SHUT_DOWN: 'отключена и в первый ход не стреляет',
  NO_DAMAGE: 'на этой дистанции урона не наносит и не стреляет',
  CANNOT_HIT: 'должна выбросить больше 12 и в первый ход не стреляет',
} as const;

type Answered = Parameters<Calculator<typeof input, typeof output, Facts, Refusals>['words']['en']['summary']>[0];

/** Four outcomes that exclude each other and add up to all duels. */
const sentence = {
  en: ({ figures: { outcome, countedTurns, exactTurns }, question: { turns } }: Answered): string => {
    const counted = `${countedTurns} ${plural(countedTurns, 'en', { one: 'turn', many: 'turns' })}`;
    const limited = countedTurns < turns ? ` of ${turns}, as many as can be counted` : '';
    const bounded = exactTurns < countedTurns ? ', between bounds' : '';
    return `After ${counted}${limited}${bounded}: the first unit wins ${chanceWords(outcome.firstWins, 'en')}, the second ${chanceWords(outcome.secondWins, 'en')}, both are destroyed ${chanceWords(outcome.bothDestroyed, 'en')}, neither ${chanceWords(outcome.neitherDestroyed, 'en')}.`;
  },
  ru: ({ figures: { outcome, countedTurns, exactTurns }, question: { turns } }: Answered): string => {
    const counted = `${countedTurns} ${plural(countedTurns, 'ru', { one: 'хода', few: 'ходов', many: 'ходов' })}`;
    const limited = countedTurns < turns ? ` из ${turns}, больше не посчитать` : '';
    const bounded = exactTurns < countedTurns ? ', с границами' : '';
    return `После ${counted}${limited}${bounded}: победит первая — ${chanceWords(outcome.firstWins, 'ru')}, победит вторая — ${chanceWords(outcome.secondWins, 'ru')}, уничтожены обе — ${chanceWords(outcome.bothDestroyed, 'ru')}, ни одна — ${chanceWords(outcome.neitherDestroyed, 'ru')}.`;
  },
} as const;

export const words: Calculator<typeof input, typeof output, Facts, Refusals>['words'] = {
  en: {
    steps: {
      ...toHitWords.en,
      fires: ({ side }) => ({ label: EN[side], text: `What ${en[side]} needs to hit in turn 1` }),
      roll: rollWords.en.roll,
      damage: ({ amounts }) => ({ label: 'Damage of a hit', text: `A hit deals ${amounts.join(' or ')}` }),
      holdsFire: ({ side, because }) => ({ label: EN[side], text: `${EN[side]} ${silenceEn[because]}` }),
      overheat: ({ side, points }) => ({
        label: 'Overheat',
        text: `${EN[side]} uses ${points} each turn, or what the heat scale still allows; at 4 it is shut down for a turn`,
      }),
      conduct: () => ({
        label: 'Conduct',
        text: 'Both fire every turn at the same distance; whoever needs more than 12 holds its fire and cools',
      }),
      simultaneous: () => ({ label: 'Simultaneous fire', text: 'Damage takes effect in the end phase: a destroyed unit still fires back' }),
      pending: () => ({ label: 'Critical hits', text: 'They add up at once; what they do to aim, movement and damage begins next turn' }),
      standing: ({ turn, first, second, both, neither }) => ({
        label: `After turn ${turn}`,
        text: `First destroyed ${chanceWords(first, 'en')}, second ${chanceWords(second, 'en')}, both ${chanceWords(both, 'en')}, neither ${chanceWords(neither, 'en')}`,
      }),
      stopped: ({ counted, planned }) => ({
        label: 'Turns counted',
        text: `${counted} of ${planned}: beyond that even bounds would take too much work`,
      }),
      bounded: ({ from }) => ({
        label: 'Bounds',
        text: `From turn ${from} on there are too many states for an exact count: each chance certainly lies between the two figures given`,
      }),
    },
    refusals: {
      ...unitRefusalWords.en,
      OUT_OF_RANGE: ({ inches: distance, limit }) =>
        `Not allowed: ${inches(distance, 'en')} is beyond long range (${inches(limit, 'en')}).`,
      CONTACT: attackRefusalWords.en.CONTACT,
      JUMP_FROM_WATER: ({ side }) => `Not allowed: ${en[side]} stands in water, and nothing jumps out of water.`,
      OVERHEAT_WITH_HT: ({ side }) => `Not allowed: ${en[side]} has HT and never uses overheat.`,
      NOBODY_FIRES: ({ range }) => `Not allowed: neither unit has a damage value ${atRange(range, 'en')}.`,
      OVERHEAT_ABOVE_VALUE: ({ side, overheat, limit }) =>
        `Not allowed: overheat ${overheat} is more than the overheat value of ${en[side]} (${limit}).`,
    },
    summary: (answered) => sentence.en(answered),
  },
  ru: {
    steps: {
      ...toHitWords.ru,
      fires: ({ side }) => ({ label: RU[side], text: 'Что нужно выбросить, чтобы попасть в первый ход' }),
      roll: rollWords.ru.roll,
      damage: ({ amounts }) => ({ label: 'Урон при попадании', text: `Попадание наносит ${amounts.join(' или ')}` }),
      holdsFire: ({ side, because }) => ({ label: RU[side], text: `${RU[side]} ${silenceRu[because]}` }),
      overheat: ({ side, points }) => ({
        label: 'Перегрев',
        text: `${RU[side]} использует по ${points} за ход или сколько ещё позволяет шкала; на 4 она отключается на ход`,
      }),
      conduct: () => ({
        label: 'Тактика',
        text: 'Обе стреляют каждый ход с того же расстояния; если нужно больше 12, БЕ не стреляет и остывает',
      }),
      simultaneous: () => ({
        label: 'Одновременный огонь',
        text: 'Урон действует с завершающей фазы: уничтоженная БЕ ещё успевает ответить',
      }),
      pending: () => ({
        label: 'Критические попадания',
        text: 'Складываются сразу, а на стрельбу, движение и урон действуют со следующего хода',
      }),
      standing: ({ turn, first, second, both, neither }) => ({
        label: `После хода ${turn}`,
        text: `Первая уничтожена: ${chanceWords(first, 'ru')}, вторая: ${chanceWords(second, 'ru')}, обе: ${chanceWords(both, 'ru')}, ни одна: ${chanceWords(neither, 'ru')}`,
      }),
      stopped: ({ counted, planned }) => ({
        label: 'Посчитано ходов',
        text: `${counted} из ${planned}: дальше слишком долго считать даже границы`,
      }),
      bounded: ({ from }) => ({
        label: 'Границы',
        text: `С хода ${from} состояний слишком много для точного счёта: каждый шанс наверняка лежит между двумя указанными`,
      }),
    },
    refusals: {
      ...unitRefusalWords.ru,
      OUT_OF_RANGE: ({ inches: distance, limit }) =>
        `Нельзя: ${inches(distance, 'ru')} — за пределами дальней дистанции (${inches(limit, 'ru')}).`,
      CONTACT: attackRefusalWords.ru.CONTACT,
      JUMP_FROM_WATER: ({ side }) => `Нельзя: ${ru[side]} стоит в воде, а из воды не выпрыгнуть.`,
      OVERHEAT_WITH_HT: ({ side }) => `Нельзя: у БЕ с НГР перегрева не бывает: ${ru[side]}.`,
      NOBODY_FIRES: ({ range }) => `Нельзя: ни у одной боевой единицы нет урона ${atRange(range, 'ru')}.`,
      OVERHEAT_ABOVE_VALUE: ({ side, overheat, limit }) =>
        `Нельзя: перегрев ${overheat} больше значения перегрева (${limit}): ${ru[side]}.`,
    },
    summary: (answered) => sentence.ru(answered),
  },
};

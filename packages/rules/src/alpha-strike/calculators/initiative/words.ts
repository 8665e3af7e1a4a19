/** Wording of initiative. */
import type { Calculator } from '../../../calculator/calculator.js';
import { odds, plural } from '../../../text/numbers.js';
import type { SideName } from '../../vocabulary.js';
import type { input } from './input.js';
import type { output } from './output.js';
import type { Activation, Facts } from './resolve.js';

const sideEn: Readonly<Record<SideName, string>> = { FIRST: 'first', SECOND: 'second' };
const sideRu: Readonly<Record<SideName, string>> = { FIRST: 'первая', SECOND: 'вторая' };

type Names = Readonly<Record<SideName, string>>;

/** Rounds in order of movement, with equal consecutive ones grouped: `second 1, first 1 (3 times)`. */
function sequence(order: readonly Activation[], names: Names, times: (count: number) => string): string {
  const rounds = order.flatMap((_, index) => (index % 2 === 0 ? [roundText(order.slice(index, index + 2), names)] : []));
  const starts = rounds.flatMap((round, index) => (round === rounds[index - 1] ? [] : [index]));
  const counted = starts.map((start, index) => {
    const count = (starts[index + 1] ?? rounds.length) - start;
    return count === 1 ? rounds[start] : `${rounds[start]} (${times(count)})`;
  });
  return counted.join(', ');
}

const roundText = (round: readonly Activation[], names: Names): string =>
  round.map(({ side, units }) => `${names[side]} ${units}`).join(', ');

const sequenceEn = (order: readonly Activation[]): string => sequence(order, sideEn, (count) => (count === 2 ? 'twice' : `${count} times`));
const sequenceRu = (order: readonly Activation[]): string =>
  sequence(order, sideRu, (count) =>
    count === 2 ? 'дважды' : `${count} ${plural(count, 'ru', { one: 'раз', few: 'раза', many: 'раз' })}`,
  );

export const words: Calculator<typeof input, typeof output, Facts, object>['words'] = {
  en: {
    steps: {
      roll: ({ tie, kept }) => ({
        label: 'Roll',
        text: `Both roll 2D6; a tie, ${odds(tie, 'en')}, ${kept ? `goes to the ${sideEn[kept]} side, which won before` : 'is rolled again'}`,
      }),
      win: ({ first, second }) => ({
        label: 'Winner',
        text: `The higher roll wins: first side ${odds(first, 'en')}, second ${odds(second, 'en')}`,
      }),
      even: ({ units }) => ({ label: 'Equal numbers', text: `${units} against ${units}: sides take turns, one unit at a time` }),
      uneven: ({ larger, more, fewer, atEnd }) => ({
        label: 'Unequal numbers',
        text: atEnd
          ? `${more} against ${fewer}: one unit at a time, and the ${sideEn[larger]} side moves its rest at the end`
          : `${more} against ${fewer}: each round the ${sideEn[larger]} side divides its units left by those of the other side, rounds down and moves as many`,
      }),
      order: ({ winner, order }) => ({
        label: `If the ${sideEn[winner]} side wins`,
        text: `The loser moves first: ${sequenceEn(order)}`,
      }),
      attacks: () => ({ label: 'Combat phase', text: 'The loser makes all its attacks first; damage takes effect in the end phase' }),
    },
    refusals: {},
    summary: ({ figures: { firstWins, secondWins, orderIfFirstWins, orderIfSecondWins }, question: { wonBefore } }) =>
      `${wonBefore ? `The first side wins with odds of ${odds(firstWins, 'en')}, the second of ${odds(secondWins, 'en')}, a tie keeping the initiative` : `Each side wins with odds of ${odds(firstWins, 'en')}, ties rolled again`}${orderIfFirstWins.length > 0 ? `; order of movement if the first wins: ${sequenceEn(orderIfFirstWins)}; if the second wins: ${sequenceEn(orderIfSecondWins)}` : ''}.`,
  },
  ru: {
    steps: {
      roll: ({ tie, kept }) => ({
        label: 'Бросок',
        text: `Обе бросают 2D6; ${kept ? `при ничьей, ${odds(tie, 'ru')}, инициатива остаётся за прежним победителем (${sideRu[kept]})` : `ничью, ${odds(tie, 'ru')}, перебрасывают`}`,
      }),
      win: ({ first, second }) => ({
        label: 'Победитель',
        text: `Выигрывает больший бросок: первая — ${odds(first, 'ru')}, вторая — ${odds(second, 'ru')}`,
      }),
      even: ({ units }) => ({ label: 'Равное число БЕ', text: `${units} на ${units}: стороны ходят по очереди, по одной БЕ` }),
      uneven: ({ larger, more, fewer, atEnd }) => ({
        label: 'Неравное число БЕ',
        text: atEnd
          ? `${more} на ${fewer}: ходят по одной, остальных ${sideRu[larger]} двигает в конце`
          : `${more} на ${fewer}: в каждом круге ${sideRu[larger]} делит число своих оставшихся БЕ на число чужих, отбрасывает дробь и столько двигает`,
      }),
      order: ({ winner, order }) => ({
        label: `Если выиграла ${sideRu[winner]}`,
        text: `Проигравший ходит первым: ${sequenceRu(order)}`,
      }),
      attacks: () => ({ label: 'Фаза боя', text: 'Проигравший проводит все свои атаки первым; урон действует с завершающей фазы' }),
    },
    refusals: {},
    summary: ({ figures: { firstWins, secondWins, orderIfFirstWins, orderIfSecondWins }, question: { wonBefore } }) =>
      `${wonBefore ? `Первая выигрывает с шансом ${odds(firstWins, 'ru')}, вторая — ${odds(secondWins, 'ru')}, при ничьей инициатива остаётся за прежним победителем` : `Каждая сторона выигрывает с шансом ${odds(firstWins, 'ru')}, ничью перебрасывают`}${orderIfFirstWins.length > 0 ? `; порядок движения, если выиграла первая: ${sequenceRu(orderIfFirstWins)}; если вторая: ${sequenceRu(orderIfSecondWins)}` : ''}.`,
  },
};

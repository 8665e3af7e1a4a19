/** Wording of moving fire. */
import type { Fraction } from '@rangefinder/dice';
import type { Calculator } from '../../../calculator/calculator.js';
import type { Checked } from '../../../calculator/fields.js';
import type { Language, Text } from '../../../text/language.js';
import { list, odds, plural, signed } from '../../../text/numbers.js';
import { capital } from '../../../text/sentences.js';
import { MOVING_FIRE_LEVELS, type MovingFireLevel, NATIONS, RANGES } from '../../vocabulary.js';
import type { input } from './input.js';
import type { output } from './output.js';
import type { Facts, Question, Refusals } from './resolve.js';
import { asksForShot } from './shot.js';

type Figures = Checked<typeof output>;

const levelName = (level: MovingFireLevel, language: Language): string => MOVING_FIRE_LEVELS.values[level][language];
const levelNames = (levels: readonly MovingFireLevel[], language: Language): string =>
  list(
    levels.map((level) => levelName(level, language)),
    language,
  );

interface Modifiers {
  readonly toHit: number;
  readonly firepower: number;
  readonly smoke: boolean;
  readonly only?: Text | undefined;
}

/** The effects of a level, including smoke: `on the move: number needed +1, firepower −1`. */
const modifiersText = {
  en: ({ toHit, firepower, smoke, only }: Modifiers): string =>
    [
      `${smoke ? 'at smoke and through it' : 'on the move'}: number needed ${signed(toHit, 'en')}`,
      ...(smoke ? ['once, not for each hex', 'no extended range'] : []),
      ...(firepower === 0 ? [] : [`firepower ${signed(firepower, 'en')}`]),
      ...(only ? [only.en] : []),
    ].join(', '),
  ru: ({ toHit, firepower, smoke, only }: Modifiers): string =>
    [
      `${smoke ? 'по дыму и сквозь него' : 'в движении'}: нужное число ${signed(toHit, 'ru')}`,
      ...(smoke ? ['один раз, а не за гекс', 'без увеличенной дальности'] : []),
      ...(firepower === 0 ? [] : [`огневая мощь ${signed(firepower, 'ru')}`]),
      ...(only ? [only.ru] : []),
    ].join(', '),
};

const otherReading = {
  en: (levels: readonly MovingFireLevel[]): string =>
    levels.length === 0 ? '' : `; its row is damaged, the other reading: ${levelNames(levels, 'en')}`,
  ru: (levels: readonly MovingFireLevel[]): string =>
    levels.length === 0 ? '' : `; строка испорчена, другое прочтение: ${levelNames(levels, 'ru')}`,
};
/** The abilities of a refused unit by the other reading of its row. */
const asRead = {
  en: (levels: readonly MovingFireLevel[]): string =>
    levels.length === 0 ? '' : `; by the other reading of its row it has ${levelNames(levels, 'en')}`,
  ru: (levels: readonly MovingFireLevel[]): string =>
    levels.length === 0 ? '' : `; по другому прочтению строки есть ${levelNames(levels, 'ru')}`,
};

/** `on the move, through smoke, extended range` */
function situation({ onTheMove, throughSmoke, range }: Question, language: Language): string {
  const parts = [
    onTheMove && { en: 'on the move', ru: 'в движении' },
    throughSmoke && { en: 'through smoke', ru: 'сквозь дым' },
    range !== 'NORMAL' && RANGES.values[range],
  ].filter((part) => part !== false);
  return parts.map((part) => `, ${part[language]}`).join('');
}

const MAX_FACE = 6;
const diceEn = (count: number): string => `${count} ${plural(count, 'en', { one: 'die', many: 'dice' })}`;
const diceRu = (count: number): string => `${count} ${plural(count, 'ru', { one: 'кубик', few: 'кубика', many: 'кубиков' })}`;

/** How the levels that the shot uses change the firepower. */
const firepowerOf = ({ levels }: Figures, { onTheMove, throughSmoke }: Question): number =>
  levels.reduce((sum, { smoke, firepower }) => sum + ((smoke ? throughSmoke : onTheMove) ? firepower : 0), 0);

/** The result of a shot, as far as the inputs determine it. */
const shot = {
  en: (figures: Figures, question: Question): string => {
    const { change, needed, dice, hit, anyHit } = figures;
    const firepower = dice === undefined ? firepowerOf(figures, question) : 0;
    if (dice === 0) return 'no die left to roll';
    return [
      ...(dice === undefined ? [] : [diceEn(dice)]),
      ...(firepower === 0 ? [] : [`firepower ${signed(firepower, 'en')}`]),
      needed === undefined
        ? change === 0
          ? 'number needed as printed'
          : `number needed ${signed(change, 'en')}`
        : needed > MAX_FACE
          ? `needs ${needed}, cannot hit`
          : `each die hits on ${needed} or more, ${odds(hit as Fraction, 'en')}`,
      ...(anyHit && needed !== undefined && needed <= MAX_FACE ? [`at least one hit ${odds(anyHit, 'en')}`] : []),
    ].join('; ');
  },
  ru: (figures: Figures, question: Question): string => {
    const { change, needed, dice, hit, anyHit } = figures;
    const firepower = dice === undefined ? firepowerOf(figures, question) : 0;
    if (dice === 0) return 'кубиков не остаётся';
    return [
      ...(dice === undefined ? [] : [diceRu(dice)]),
      ...(firepower === 0 ? [] : [`огневая мощь ${signed(firepower, 'ru')}`]),
      needed === undefined
        ? change === 0
          ? 'нужное число без поправок'
          : `нужное число ${signed(change, 'ru')}`
        : needed > MAX_FACE
          ? `нужно ${needed}, попасть нельзя`
          : `кубик попадает на ${needed} и больше, ${odds(hit as Fraction, 'ru')}`,
      ...(anyHit && needed !== undefined && needed <= MAX_FACE ? [`хоть одно попадание — ${odds(anyHit, 'ru')}`] : []),
    ].join('; ');
  },
};

/** The limitation of the level used for the shot. */
const limit = ({ levels }: Figures, { onTheMove }: Question, language: Language): string => {
  const only = onTheMove ? levels.find(({ smoke }) => !smoke)?.only : undefined;
  return only ? `, ${(only as Text)[language]}` : '';
};

const OTHER_NEEDED = { en: (needed: number) => `hits on ${needed}+`, ru: (needed: number) => `попадает на ${needed}+` } as const;
const OTHER_DICE = { en: (dice: number) => `dice: ${dice}`, ru: (dice: number) => `кубиков: ${dice}` } as const;

/** What the other reading changes in numbers: `; dice: 3, hits on 5+`. */
function otherFigures(needed: number | undefined, dice: number | undefined, language: Language): string {
  const parts = [
    ...(dice === undefined ? [] : [OTHER_DICE[language](dice)]),
    ...(needed === undefined ? [] : [OTHER_NEEDED[language](needed)]),
  ];
  return parts.length > 0 ? ` (${parts.join(', ')})` : '';
}

export const words: Calculator<typeof input, typeof output, Facts, Refusals>['words'] = {
  en: {
    steps: {
      row: ({ nation, name }) => ({ label: 'Row', text: `${NATIONS.values[nation].en}: ${name.en}` }),
      printed: (_, value) => ({ label: 'Printed number', text: `${value} or more on a die` }),
      moving: ({ level, ...given }) => ({ label: capital(levelName(level, 'en')), text: capital(modifiersText.en(given)) }),
      smoke: ({ level, ...given }) => ({ label: capital(levelName(level, 'en')), text: capital(modifiersText.en(given)) }),
      range: ({ range }, value) => ({
        label: 'Range',
        text: `${capital(RANGES.values[range].en)}: number needed ${signed(value, 'en')}, as given; the aid prints no number`,
      }),
      needed: ({ needed, both }) => ({
        label: 'Number needed',
        text: `${both ? 'Movement and smoke both count: ' : ''}${needed > MAX_FACE ? `${needed}, which no die shows` : `${needed} or more`}`,
      }),
      dice: ({ firepower, change }) => ({
        label: 'Dice',
        text:
          change === 0
            ? `Firepower ${firepower}`
            : `Firepower ${firepower} ${signed(change, 'en')}: ${diceEn(Math.max(0, firepower + change))}`,
      }),
      otherReading: ({ levels, needed, dice }) => ({
        label: 'Other reading',
        text: `The row has lost cells; it may also mean ${levelNames(levels, 'en')}${otherFigures(needed, dice, 'en')}`,
      }),
    },
    refusals: {
      NOT_LISTED: ({ nation, name }) =>
        `Not allowed: the row of ${NATIONS.values[nation].en} does not list ${name.en}, so there is no moving fire.`,
      NOT_ON_THE_MOVE: ({ name, other }) => `Not allowed: ${name.en} cannot fire on the move${asRead.en(other)}.`,
      NOT_THROUGH_SMOKE: ({ name, other }) => `Not allowed: ${name.en} cannot fire at smoke or through it${asRead.en(other)}.`,
      NO_EXTENDED_RANGE: () => 'Not allowed: there is no extended range at smoke or through it.',
    },
    summary: ({ figures, question }) =>
      asksForShot(question)
        ? `${figures.name.en}${situation(question, 'en')}${limit(figures, question, 'en')}: ${shot.en(figures, question)}${otherReading.en(figures.otherReading)}.`
        : `${figures.name.en}: ${figures.levels.map((given) => `${levelName(given.level, 'en')} (${modifiersText.en(given)})`).join('; ')}${otherReading.en(figures.otherReading)}.`,
  },
  ru: {
    steps: {
      row: ({ nation, name }) => ({ label: 'Строка', text: `${NATIONS.values[nation].ru}: ${name.ru}` }),
      printed: (_, value) => ({ label: 'Число на фишке', text: `На кубике ${value} и больше` }),
      moving: ({ level, ...given }) => ({ label: capital(levelName(level, 'ru')), text: capital(modifiersText.ru(given)) }),
      smoke: ({ level, ...given }) => ({ label: capital(levelName(level, 'ru')), text: capital(modifiersText.ru(given)) }),
      range: ({ range }, value) => ({
        label: 'Дальность',
        text: `${capital(RANGES.values[range].ru)}: нужное число ${signed(value, 'ru')}, как указано; в памятке числа нет`,
      }),
      needed: ({ needed, both }) => ({
        label: 'Нужное число',
        text: `${both ? 'Считаются и движение, и дым: ' : ''}${needed > MAX_FACE ? `${needed}, на кубике столько не бывает` : `${needed} и больше`}`,
      }),
      dice: ({ firepower, change }) => ({
        label: 'Кубики',
        text:
          change === 0
            ? `Огневая мощь ${firepower}`
            : `Огневая мощь ${firepower} ${signed(change, 'ru')}: ${diceRu(Math.max(0, firepower + change))}`,
      }),
      otherReading: ({ levels, needed, dice }) => ({
        label: 'Другое прочтение',
        text: `Строка потеряла ячейки; возможно и другое: ${levelNames(levels, 'ru')}${otherFigures(needed, dice, 'ru')}`,
      }),
    },
    refusals: {
      NOT_LISTED: ({ nation, name }) =>
        `Нельзя: в строке «${NATIONS.values[nation].ru}» нет подразделения «${name.ru}», а значит, и стрельбы в движении.`,
      NOT_ON_THE_MOVE: ({ name, other }) => `Нельзя: подразделение «${name.ru}» в движении не стреляет${asRead.ru(other)}.`,
      NOT_THROUGH_SMOKE: ({ name, other }) =>
        `Нельзя: подразделение «${name.ru}» не стреляет ни по дыму, ни сквозь него${asRead.ru(other)}.`,
      NO_EXTENDED_RANGE: () => 'Нельзя: по дыму и сквозь него увеличенной дальности нет.',
    },
    summary: ({ figures, question }) =>
      asksForShot(question)
        ? `${figures.name.ru}${situation(question, 'ru')}${limit(figures, question, 'ru')}: ${shot.ru(figures, question)}${otherReading.ru(figures.otherReading)}.`
        : `${figures.name.ru}: ${figures.levels.map((given) => `${levelName(given.level, 'ru')} (${modifiersText.ru(given)})`).join('; ')}${otherReading.ru(figures.otherReading)}.`,
  },
};

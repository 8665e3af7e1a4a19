/** Wording of an exchange of fire. */

import { type Fraction, toDecimal } from '@rangefinder/dice';
import type { Calculator } from '../../../calculator/calculator.js';
import type { Checked } from '../../../calculator/fields.js';
import type { Language } from '../../../text/language.js';
import { briefOdds, inches, number, odds, oddsList, plural } from '../../../text/numbers.js';
import { capital } from '../../../text/sentences.js';
import { weaponName } from '../../engine/damage/words.js';
import { ACTIONS, type Action, CONDITIONS, type Condition } from '../../engine/reaction/vocabulary.js';
import { conditionNames } from '../../reference/tables/hit-table.js';
import { VISIBILITIES } from '../../vocabulary.js';
import type { input } from './input.js';
import type { output } from './output.js';
import type { Refusals } from './resolve.js';
import type { Facts, Named } from './steps.js';
import { FATES } from './vocabulary.js';

type ExchangeWords = Calculator<typeof input, typeof output, Facts, Refusals>['words'];

const SIDES = {
  first: { en: 'first to fire', ru: 'стреляет первым' },
  second: { en: 'shot at', ru: 'обстрелян' },
} as const;
const GROUPS = {
  first: { en: 'First to fire', ru: 'Стреляют первыми' },
  second: { en: 'Shot at', ru: 'Обстреляны' },
} as const;

/** `First to fire, No. 2`, «Стреляют первыми, № 2»; without a number for a single figure. */
const label = ({ side, number: at }: Named, language: Language): string =>
  at === undefined ? capital(SIDES[side][language]) : `${GROUPS[side][language]}, ${{ en: 'No. ', ru: '№ ' }[language]}${at}`;

const withConditions = (names: readonly string[]): string => (names.length === 0 ? '' : `, ${names.join(', ')}`);
const happens = ({ numerator }: Fraction): boolean => numerator > 0n;

type Rows = readonly { readonly action: Action; readonly when: readonly Condition[]; readonly chance: Fraction }[];
const rowsText = (rows: Rows, language: Language): string =>
  oddsList(
    rows.map(({ action, when, chance }) => {
      const within = when.length > 0 ? ` (${when.map((condition) => CONDITIONS[condition][language]).join(', ')})` : '';
      return [`${ACTIONS.values[action][language]}${within}`, chance];
    }),
    language,
    '; ',
  );

const mean = (value: Fraction, language: Language): string => number(Math.round(toDecimal(value) * 100) / 100, language);

type FigureOut = Checked<typeof output>['first'][number];
/** `dead 12%, stunned 8%`, worst first; a sure end without its odds. */
const fatesText = ({ fates }: FigureOut, language: Language): string =>
  fates
    .toReversed()
    .map(({ fate, chance }) => `${FATES.values[fate][language]}${fates.length > 1 ? ` ${briefOdds(chance, language)}` : ''}`)
    .join(', ');

export const words: ExchangeWords = {
  en: {
    steps: {
      aims: ({ shooter, target }) => ({
        label: label(shooter, 'en'),
        text: target.number === undefined ? 'Fires at the only target' : `Fires at No. ${target.number}`,
      }),
      notShotAt: ({ figure }) => ({ label: label(figure, 'en'), text: 'Nobody shoots at it: no test, no answer' }),
      suppression: ({ target, fire, own }) => ({
        label: label(target, 'en'),
        text: fire > own ? `Fire of rating ${fire} against ${own}: suppressed` : `Fire of rating ${fire} against ${own}: not suppressed`,
      }),
      burst: ({ shooter, dice, rep, conditions, total, harmed, empty, answers }) => ({
        label: label(shooter, 'en'),
        text: `${answers ? 'Fires back' : 'Fires'} ${dice} ${plural(dice, 'en', { one: 'die', many: 'dice' })} + Rep ${number(rep, 'en')}${withConditions(conditionNames(conditions, 'en'))}, ${total} hits: harms ${odds(harmed, 'en')}${happens(empty) ? `, out of ammunition ${odds(empty, 'en')}` : ''}`,
      }),
      answersOne: ({ target, shooters }) => ({
        label: label(target, 'en'),
        text: `${shooters} fire at it; it tests once and answers the first of them`,
      }),
      test: ({ figure, dice, rows }) => ({
        label: label(figure, 'en'),
        text: `Unharmed, it takes Received Fire, ${dice}d6: ${rowsText(rows, 'en')}`,
      }),
      heroFires: ({ figure }) => ({ label: label(figure, 'en'), text: 'A hero takes no test and fires back' }),
      cannotAnswer: ({ figure, weapon, limit, isEmpty }) => ({
        label: label(figure, 'en'),
        text: isEmpty
          ? 'Cannot fire back: out of ammunition'
          : limit === undefined
            ? `Cannot fire back: nothing to shoot with (${weaponName(weapon, 'en')})`
            : `Cannot fire back: the ${weaponName(weapon, 'en')} reaches ${inches(limit, 'en')}`,
      }),
      heroes: () => ({ label: 'Heroes', text: 'Two 1s on a test pass two dice; from then on the figure fires back without a test' }),
      end: ({ second, firstOut, secondOut }) => ({
        label: `${label(second, 'en')}, in the end`,
        text: `Out of action: the one shot at ${odds(secondOut, 'en')}, the one who fired first ${odds(firstOut, 'en')}`,
      }),
    },
    refusals: {
      NOT_FOR_SHOOTING: ({ weapon }) => `Not allowed: an exchange of fire needs a weapon that shoots (given: ${weaponName(weapon, 'en')}).`,
      OUT_OF_AMMUNITION: () => 'Not allowed: the figure that fires first needs a loaded weapon.',
      OUT_OF_RANGE: ({ weapon, inches: given, limit }) =>
        `Not allowed: the ${weaponName(weapon, 'en')} reaches ${inches(limit, 'en')}, the target is at ${inches(given, 'en')}.`,
      NOT_SEEN: ({ visibility, inches: given, limit }) =>
        `Not allowed: ${inches(given, 'en')} is too far to see (${VISIBILITIES.values[visibility].en}, ${inches(limit, 'en')}).`,
      LINE_BLOCKED: ({ covers }) => `Not allowed: the line crosses ${covers} pieces of cover.`,
    },
    summary: ({ figures }) => summaryEn(figures),
  },
  ru: {
    steps: {
      aims: ({ shooter, target }) => ({
        label: label(shooter, 'ru'),
        text: target.number === undefined ? 'Стреляет в единственную цель' : `Стреляет в № ${target.number}`,
      }),
      notShotAt: ({ figure }) => ({ label: label(figure, 'ru'), text: 'В неё не стреляют: ни теста, ни ответа' }),
      suppression: ({ target, fire, own }) => ({
        label: label(target, 'ru'),
        text: fire > own ? `Рейтинг огня ${fire} против ${own}: подавление` : `Рейтинг огня ${fire} против ${own}: подавления нет`,
      }),
      burst: ({ shooter, dice, rep, conditions, total, harmed, empty, answers }) => ({
        label: label(shooter, 'ru'),
        text: `${answers ? 'Ответная очередь' : 'Очередь'}: ${dice}к6 + Умение ${number(rep, 'ru')}${withConditions(conditionNames(conditions, 'ru'))}, попадание от ${total}. Поразит — ${odds(harmed, 'ru')}${happens(empty) ? `, останется без патронов — ${odds(empty, 'ru')}` : ''}`,
      }),
      answersOne: ({ target, shooters }) => ({
        label: label(target, 'ru'),
        text: `Стреляют ${shooters}; тест один, ответ — первому из них`,
      }),
      test: ({ figure, dice, rows }) => ({
        label: label(figure, 'ru'),
        text: `Если цел, проходит «Обстрелян», ${dice}к6: ${rowsText(rows, 'ru')}`,
      }),
      heroFires: ({ figure }) => ({ label: label(figure, 'ru'), text: 'Герой теста не проходит и отвечает огнём' }),
      cannotAnswer: ({ figure, weapon, limit, isEmpty }) => ({
        label: label(figure, 'ru'),
        text: isEmpty
          ? 'Ответить нечем: кончились патроны'
          : limit === undefined
            ? `Ответить нечем: не из чего стрелять (${weaponName(weapon, 'ru')})`
            : `Ответить нечем: дальность ${inches(limit, 'ru')} (${weaponName(weapon, 'ru')})`,
      }),
      heroes: () => ({
        label: 'Герои',
        text: 'Две единицы на тесте — это два пройденных кубика; дальше фигурка отвечает огнём без теста',
      }),
      end: ({ second, firstOut, secondOut }) => ({
        label: `${label(second, 'ru')}, итог`,
        text: `Выбывает: обстрелянный — ${odds(secondOut, 'ru')}, стрелявший первым — ${odds(firstOut, 'ru')}`,
      }),
    },
    refusals: {
      NOT_FOR_SHOOTING: ({ weapon }) => `Нельзя: для перестрелки нужно стрелковое оружие (указано: ${weaponName(weapon, 'ru')}).`,
      OUT_OF_AMMUNITION: () => 'Нельзя: у стреляющего первым оружие должно быть заряжено.',
      OUT_OF_RANGE: ({ weapon, inches: given, limit }) =>
        `Нельзя: ${weaponName(weapon, 'ru')} достаёт на ${inches(limit, 'ru')}, а до цели ${inches(given, 'ru')}.`,
      NOT_SEEN: ({ visibility, inches: given, limit }) =>
        `Нельзя: на ${inches(given, 'ru')} не видно (${VISIBILITIES.values[visibility].ru}, ${inches(limit, 'ru')}).`,
      LINE_BLOCKED: ({ covers }) => `Нельзя: укрытий на линии выстрела — ${covers}.`,
    },
    summary: ({ figures }) => summaryRu(figures),
  },
};

function summaryEn({ first, second, secondOutOfAction, firstOutOfAction, secondSilenced, firstSilenced }: Checked<typeof output>): string {
  const [one, two] = [first.length === 1 ? first[0] : undefined, second.length === 1 ? second[0] : undefined];
  if (one && two) return `Exchange of fire; shot at: ${fatesText(two, 'en')}; fired first: ${fatesText(one, 'en')}.`;
  return `Exchange of fire, ${first.length} against ${second.length}, on average: of those shot at ${mean(secondOutOfAction, 'en')} out of action, ${mean(secondSilenced, 'en')} silenced; of those who fired first ${mean(firstOutOfAction, 'en')} and ${mean(firstSilenced, 'en')}.`;
}

function summaryRu({ first, second, secondOutOfAction, firstOutOfAction, secondSilenced, firstSilenced }: Checked<typeof output>): string {
  const [one, two] = [first.length === 1 ? first[0] : undefined, second.length === 1 ? second[0] : undefined];
  if (one && two) return `Перестрелка; обстрелянный: ${fatesText(two, 'ru')}; стрелявший первым: ${fatesText(one, 'ru')}.`;
  return `Перестрелка, ${first.length} против ${second.length}, в среднем: из обстрелянных выбывает ${mean(secondOutOfAction, 'ru')}, умолкает ${mean(secondSilenced, 'ru')}; из стрелявших первыми — ${mean(firstOutOfAction, 'ru')} и ${mean(firstSilenced, 'ru')}.`;
}

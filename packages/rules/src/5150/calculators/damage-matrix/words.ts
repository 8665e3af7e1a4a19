/** Wording of the damage matrix. */
import { compare } from '@rangefinder/dice';
import type { Calculator } from '../../../calculator/calculator.js';
import type { Checked } from '../../../calculator/fields.js';
import type { Language, Text } from '../../../text/language.js';
import { odds, plural } from '../../../text/numbers.js';
import { capital } from '../../../text/sentences.js';
import { against, hitOddsText, weaponName } from '../../engine/damage/words.js';
import { ABSORBS_UP_TO, type ArmorId } from '../../reference/tables/armors.js';
import { IMPROVISED_IMPACT, POWERED_BONUS, POWERED_WITHOUT_EFFECT, type WeaponId } from '../../reference/tables/weapons.js';
import type { input } from './input.js';
import type { output } from './output.js';
import type { Facts } from './resolve.js';

type Cells = Checked<typeof output>['cells'];
type Cell = Cells[number];

const countEn = (cells: number): string => `${cells} ${plural(cells, 'en', { one: 'cell', many: 'cells' })}`;
const countRu = (cells: number): string => `${cells} ${plural(cells, 'ru', { one: 'клетка', few: 'клетки', many: 'клеток' })}`;

/** The largest matrix whose cells are all named in the summary. */
const MAX_NAMED_CELLS = 6;
const OUT: Text = { en: 'Dead or out of the fight by one hit', ru: 'Одно попадание убьёт или выведет из боя' };
/** Between a pair and its odds. */
const BEFORE_ODDS: Text = { en: ' ', ru: ' — ' };

const pairText = ({ weapon, armor }: Cell, language: Language): string =>
  `${weaponName(weapon as WeaponId, language)} ${against(armor as ArmorId, language)}`;

/** The odds of all cells of a small matrix, or of the first worst and the first best one. A single cell has all its results. */
function cellsText(cells: Cells, count: (cells: number) => string, language: Language): string {
  const [first] = cells as readonly [Cell, ...Cell[]];
  if (cells.length === 1) return `${capital(pairText(first, language))}: ${hitOddsText(first, language)}.`;
  if (cells.length <= MAX_NAMED_CELLS) {
    const named = cells.map((cell) => `${pairText(cell, language)}${BEFORE_ODDS[language]}${odds(cell.outOfAction, language)}`);
    return `${OUT[language]}: ${named.join('; ')}.`;
  }
  const [worst, best] = [-1, 1].map((sign) =>
    cells.reduce((found, cell) => (compare(cell.outOfAction, found.outOfAction) === sign ? cell : found), first),
  ) as [Cell, Cell];
  return `${OUT[language]}, ${count(cells.length)}: ${rangeText(worst, best, language)}.`;
}

/** `from 1/216 (0.5%), rifle against EXO armor, to 1/2 (50%), rifle against no armor` */
function rangeText(worst: Cell, best: Cell, language: Language): string {
  const [low, high] = [odds(worst.outOfAction, language), odds(best.outOfAction, language)];
  if (low === high) return low;
  const [from, to] = [pairText(worst, language), pairText(best, language)];
  return { en: `from ${low}, ${from}, to ${high}, ${to}`, ru: `от ${low} (${from}) до ${high} (${to})` }[language];
}

export const words: Calculator<typeof input, typeof output, Facts, Record<never, never>>['words'] = {
  en: {
    steps: {
      roll: ({ cells }) => ({
        label: 'Damage',
        text: `1d6 a hit: more than Impact stuns; up to Impact a 1 kills and the rest puts out of the fight (${countEn(cells)})`,
      }),
      improvised: ({ cells }) => ({ label: 'Improvised', text: `Impact ${IMPROVISED_IMPACT} against any armor (${countEn(cells)})` }),
      powered: ({ cells }) => ({
        label: 'Power source',
        text: `Impact +${POWERED_BONUS} in melee, NE becomes ${POWERED_WITHOUT_EFFECT} (${countEn(cells)})`,
      }),
      stops: ({ cells }) => ({
        label: 'Special',
        text: `On 1–${ABSORBS_UP_TO} the armor stops the hit, else it counts as heavy (${countEn(cells)})`,
      }),
      otherKind: ({ cells }) => ({
        label: 'The other kind of hit',
        text: `A hit that the armor is not made to stop has the printed Impact (${countEn(cells)})`,
      }),
      zero: ({ cells }) => ({ label: 'Impact 0', text: `It can only stun (${countEn(cells)})` }),
      fate: ({ cells }) => ({ label: 'Hand of Fate', text: `NE: two 1s on 2d6 grant a damage roll at Impact 1 (${countEn(cells)})` }),
      noEffect: ({ cells }) => ({
        label: 'No effect',
        text: `NE in melee: a lead of one die does nothing; a lead of two decides, whatever the Impact (${countEn(cells)})`,
      }),
      example: ({ cells }) => ({
        label: 'Example and table',
        text: `Machine gun against light armor: the table holds (${countEn(cells)})`,
      }),
    },
    refusals: {},
    summary: ({ figures: { cells } }) => cellsText(cells, countEn, 'en'),
  },
  ru: {
    steps: {
      roll: ({ cells }) => ({
        label: 'Исход',
        text: `1к6 на попадание: больше Ущерба — оглушает; не больше — 1 убивает, остальное выводит из боя (${countRu(cells)})`,
      }),
      improvised: ({ cells }) => ({ label: 'Подручное', text: `Ущерб ${IMPROVISED_IMPACT} против любой брони (${countRu(cells)})` }),
      powered: ({ cells }) => ({
        label: 'Привод',
        text: `В рукопашной Ущерб +${POWERED_BONUS}, «НЭ» становится ${POWERED_WITHOUT_EFFECT} (${countRu(cells)})`,
      }),
      stops: ({ cells }) => ({
        label: 'Спец.',
        text: `На 1–${ABSORBS_UP_TO} броня останавливает попадание, иначе считается тяжёлой (${countRu(cells)})`,
      }),
      otherKind: ({ cells }) => ({
        label: 'Другой вид попаданий',
        text: `У попаданий, на которые броня не рассчитана, — напечатанный Ущерб (${countRu(cells)})`,
      }),
      zero: ({ cells }) => ({ label: 'Ущерб 0', text: `Может только оглушить (${countRu(cells)})` }),
      fate: ({ cells }) => ({ label: 'Рука судьбы', text: `«НЭ»: две единицы на 2к6 дают бросок с Ущербом 1 (${countRu(cells)})` }),
      noEffect: ({ cells }) => ({
        label: 'Не эффективно',
        text: `«НЭ» в рукопашной: перевес в кубик ничего не даёт, перевес в два решает при любом Ущербе (${countRu(cells)})`,
      }),
      example: ({ cells }) => ({ label: 'Пример и таблица', text: `Пулемёт против лёгкой брони: верна таблица (${countRu(cells)})` }),
    },
    refusals: {},
    summary: ({ figures: { cells } }) => cellsText(cells, countRu, 'ru'),
  },
};

/** Wording of a burst. */
import { type Fraction, ZERO } from '@rangefinder/dice';
import type { Calculator } from '../../../calculator/calculator.js';
import type { Checked } from '../../../calculator/fields.js';
import type { Language } from '../../../text/language.js';
import { briefOdds, inches, list, number, odds, plural } from '../../../text/numbers.js';
import { capital } from '../../../text/sentences.js';
import { damageWords, hitOddsText, resultsText, weaponName } from '../../engine/damage/words.js';
import { hittingWords } from '../../engine/hitting/words.js';
import type { ShootRefusals } from '../../engine/shooting/legality.js';
import { type Question, secondOf } from '../../engine/shooting/situation.js';
import type { Facts } from '../../engine/shooting/steps.js';
import { conditionNames, type HitCondition } from '../../reference/tables/hit-table.js';
import { VISIBILITIES } from '../../vocabulary.js';
import type { input } from './input.js';
import type { output } from './output.js';

const MAX_FACE = 6;
const DICE_EN = { one: 'die', many: 'dice' } as const;
const diceEn = (count: number): string => `${count} ${plural(count, 'en', DICE_EN)}`;
const diceRu = (count: number): string => `${count} ${plural(count, 'ru', { one: 'кубик', few: 'кубика', many: 'кубиков' })}`;

const placesEn = (from: number, to: number): string => (from === to ? `Die ${from}` : `Dice ${from}–${to}`);
const placesRu = (from: number, to: number): string => (from === to ? `Кубик ${from}` : `Кубики ${from}–${to}`);
const named = (conditions: readonly HitCondition[], language: Language): string =>
  conditions.length === 0 ? '' : ` (${conditionNames(conditions, language).join(', ')})`;
const faceEn = (face: number): string => (face > MAX_FACE ? 'which no face gives' : `${Math.max(face, 1)} or more on the die`);
const faceRu = (face: number): string => (face > MAX_FACE ? 'столько на кубике не бывает' : `на кубике ${Math.max(face, 1)} или больше`);

type TargetFigures = Checked<typeof output>['targets'][number];

const HITS = { en: 'hits', ru: 'попаданий' } as const;
const CANNOT_HIT = { en: 'cannot be hit', ru: 'попасть нельзя' } as const;
function hitsText(hits: readonly { readonly hits: number; readonly chance: Fraction }[], language: Language): string {
  const possible = hits.filter(({ chance }) => chance.numerator > 0n);
  if (possible.length === 1 && possible[0]?.hits === 0) return CANNOT_HIT[language];
  return `${HITS[language]} ${possible.map(({ hits: count, chance }) => `${count}: ${briefOdds(chance, language)}`).join(', ')}`;
}

const targetText = ({ hits, worst }: TargetFigures, language: Language): string =>
  worst.length > 0 ? resultsText(worst, language) : hitsText(hits, language);

/** The Rep with its modifier: `4`, or `3 (4 − 1)`. */
const repText = ({ rep, repModifier }: Question, language: Language): string =>
  repModifier === 0 ? `${rep}` : `${number(rep + repModifier, language)} (${rep} ${repModifier < 0 ? '−' : '+'} ${Math.abs(repModifier)})`;

/** The weapons: `assault rifle`, `pistol and submachine gun`, `pistol × 2`, or nothing for an unknown weapon. */
function weaponsText(question: Question, language: Language): string {
  const weapons = [question.weapon, secondOf(question)].filter((id) => id !== undefined).map((id) => weaponName(id, language));
  if (weapons.length === 0) return '';
  return weapons.length === 2 && weapons[0] === weapons[1] ? `, ${weapons[0]} × 2` : `, ${list(weapons, language)}`;
}

function targetsText(targets: readonly TargetFigures[], language: Language, name: string): string {
  return targets
    .map((target, index) => `${targets.length > 1 ? `${name} ${index + 1}` : name}: ${targetText(target, language)}`)
    .join('; ');
}

export const words: Calculator<typeof input, typeof output, Facts, ShootRefusals>['words'] = {
  en: {
    steps: {
      ...hittingWords.en,
      ...damageWords.en,
      rate: ({ weapon, printed }, value) => ({
        label: 'Rate of fire',
        text: `${weapon ? capital(weaponName(weapon, 'en')) : 'The weapon'}${printed ? '' : ', as given'}: up to ${diceEn(value)}`,
      }),
      secondRate: ({ weapon, most }, value) => ({
        label: 'Second weapon',
        text: `${weapon ? capital(weaponName(weapon, 'en')) : 'Another of the kind'}: ${value} more ${plural(value, 'en', DICE_EN)}, ${most} in all at most`,
      }),
      mixed: ({ first, second }) => ({
        label: 'One pool',
        text: `${diceEn(first)} of the first weapon and ${second} of the second, sorted together; of equal dice those of the first come first`,
      }),
      distance: ({ inches: distance, limit }) => ({
        label: 'Distance',
        text: limit === undefined ? `${inches(distance, 'en')} away` : `${inches(distance, 'en')}, range ${inches(limit, 'en')}`,
      }),
      sorted: ({ dice, targets }) => ({
        label: 'Dice',
        text:
          targets === 1
            ? `${diceEn(dice)} rolled together`
            : `${diceEn(dice)} rolled together and sorted: the highest go to the first target`,
      }),
      distorting: ({ target }) => ({ label: 'Distorting armor', text: `Target ${target} counts as in cover` }),
      target: ({ target, from, to, conditions, total, face }) => ({
        label: `Target ${target}`,
        text: `${placesEn(from, to)} from the top${named(conditions, 'en')}: a total of ${total} or more hits, ${faceEn(face)}`,
      }),
      givenImpact: ({ impact, odds: hit }) => ({ label: 'Damage', text: `Impact ${impact}, one hit: ${hitOddsText(hit, 'en')}` }),
      worst: () => ({ label: 'Several hits', text: 'Each hit rolls for damage, and the worst result counts' }),
      luckyOnes: () => ({ label: 'Second rolls', text: 'Only the first roll of a die counts for the ammunition' }),
      ammunition: ({ dice, chance }) => ({
        label: 'Ammunition',
        text: `Two or more 1s on ${diceEn(dice)} empty the weapon: ${odds(chance, 'en')}`,
      }),
    },
    refusals: {
      NOT_FOR_SHOOTING: ({ weapon, grenade }) =>
        grenade ? 'Not allowed: grenades are thrown, not fired.' : `Not allowed: nobody shoots with this (${weaponName(weapon, 'en')}).`,
      NOT_IN_PAIRS: ({ weapon }) =>
        `Not allowed: only pistols and submachine guns are fired two at once (this weapon: ${weaponName(weapon, 'en')}).`,
      OUT_OF_RANGE: ({ weapon, inches: distance, limit }) =>
        `Not allowed: ${inches(distance, 'en')} is beyond the range of the weapon (${weaponName(weapon, 'en')}, ${inches(limit, 'en')}).`,
      NOT_SEEN: ({ visibility, inches: distance, limit }) =>
        `Not allowed: ${inches(distance, 'en')} is too far to see (${VISIBILITIES.values[visibility].en}, ${inches(limit, 'en')}).`,
      LINE_BLOCKED: ({ covers }) => `Not allowed: the line crosses ${covers} pieces of cover.`,
      NOT_IN_FRONT: () => 'Not allowed: targets must stand in front of the shooter.',
      TOO_MANY_DICE: ({ dice, most }) => `Not allowed: ${diceEn(dice)} declared, ${most} at most.`,
      TOO_FAR_APART: ({ spread, most }) => `Not allowed: the targets are ${inches(spread, 'en')} apart, ${inches(most, 'en')} at most.`,
    },
    summary: ({ figures: { targets, outOfAmmunition }, question }) =>
      `Rep ${repText(question, 'en')}${weaponsText(question, 'en')}; ${targetsText(targets, 'en', 'target')}${outOfAmmunition !== ZERO ? `; out of ammunition: ${briefOdds(outOfAmmunition, 'en')}` : ''}.`,
  },
  ru: {
    steps: {
      ...hittingWords.ru,
      ...damageWords.ru,
      rate: ({ weapon, printed }, value) => ({
        label: 'Скорострельность',
        text: `${weapon ? capital(weaponName(weapon, 'ru')) : 'Оружие'}${printed ? '' : ', как указано'}: до ${value}к6`,
      }),
      secondRate: ({ weapon, most }, value) => ({
        label: 'Второе оружие',
        text: `${weapon ? capital(weaponName(weapon, 'ru')) : 'Второе такое же'}: ещё ${diceRu(value)}, всего не больше ${most}`,
      }),
      mixed: ({ first, second }) => ({
        label: 'Один набор',
        text: `${diceRu(first)} первого оружия и ${second} второго сортируются вместе; при равенстве раньше идут кубики первого`,
      }),
      distance: ({ inches: distance, limit }) => ({
        label: 'Расстояние',
        text: limit === undefined ? `До цели ${inches(distance, 'ru')}` : `${inches(distance, 'ru')}, дальность ${inches(limit, 'ru')}`,
      }),
      sorted: ({ dice, targets }) => ({
        label: 'Кубики',
        text: targets === 1 ? `${diceRu(dice)} разом` : `${diceRu(dice)} разом, по старшинству: старшие — первой цели`,
      }),
      distorting: ({ target }) => ({ label: 'Искажающая броня', text: `Цель ${target} считается укрытой` }),
      target: ({ target, from, to, conditions, total, face }) => ({
        label: `Цель ${target}`,
        text: `${placesRu(from, to)} по старшинству${named(conditions, 'ru')}: попадает сумма ${total} и больше, ${faceRu(face)}`,
      }),
      givenImpact: ({ impact, odds: hit }) => ({ label: 'Исход', text: `Ущерб ${impact}, одно попадание: ${hitOddsText(hit, 'ru')}` }),
      worst: () => ({ label: 'Несколько попаданий', text: 'За каждое бросают отдельно, в счёт идёт худший исход' }),
      luckyOnes: () => ({ label: 'Перебросы', text: 'Для патронов считается только первый бросок кубика' }),
      ammunition: ({ dice, chance }) => ({
        label: 'Патроны',
        text: `Две и больше единиц (${diceRu(dice)}) — оружие пусто: ${odds(chance, 'ru')}`,
      }),
    },
    refusals: {
      NOT_FOR_SHOOTING: ({ weapon, grenade }) =>
        grenade ? 'Нельзя: гранаты не для стрельбы очередью — их бросают.' : `Нельзя: из этого не стреляют (${weaponName(weapon, 'ru')}).`,
      NOT_IN_PAIRS: ({ weapon }) =>
        `Нельзя: с двух рук стреляют только из пистолетов и пистолетов-пулемётов (здесь — ${weaponName(weapon, 'ru')}).`,
      OUT_OF_RANGE: ({ weapon, inches: distance, limit }) =>
        `Нельзя: до цели ${inches(distance, 'ru')}, а дальность оружия — ${inches(limit, 'ru')} (${weaponName(weapon, 'ru')}).`,
      NOT_SEEN: ({ visibility, inches: distance, limit }) =>
        `Нельзя: на ${inches(distance, 'ru')} не видно (${VISIBILITIES.values[visibility].ru}, ${inches(limit, 'ru')}).`,
      LINE_BLOCKED: ({ covers }) => `Нельзя: укрытий на линии выстрела — ${covers}.`,
      NOT_IN_FRONT: () => 'Нельзя: цели должны стоять перед фронтом стрелка.',
      TOO_MANY_DICE: ({ dice, most }) => `Нельзя: объявлено ${diceRu(dice)}, предел — ${most}.`,
      TOO_FAR_APART: ({ spread, most }) => `Нельзя: между целями ${inches(spread, 'ru')}, предел — ${inches(most, 'ru')}.`,
    },
    summary: ({ figures: { targets, outOfAmmunition }, question }) =>
      `Умение ${repText(question, 'ru')}${weaponsText(question, 'ru')}; ${targetsText(targets, 'ru', 'цель')}${outOfAmmunition !== ZERO ? `; кончатся патроны: ${briefOdds(outOfAmmunition, 'ru')}` : ''}.`,
  },
};

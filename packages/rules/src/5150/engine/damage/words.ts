/** Wording of the damage of one hit. */
import { type Fraction, ZERO } from '@rangefinder/dice';
import type { StepWording } from '../../../calculator/calculator.js';
import type { Language, Text } from '../../../text/language.js';
import { briefOdds, oddsList } from '../../../text/numbers.js';
import { capital, uncapital } from '../../../text/sentences.js';
import { ABSORBS_UP_TO, type ArmorId, armorOf } from '../../reference/tables/armors.js';
import { impactText } from '../../reference/tables/weapon-tables.js';
import { type WeaponId, weaponOf } from '../../reference/tables/weapons.js';
import { RESULTS, type Result } from '../../vocabulary.js';
import type { HitOdds } from './damage.js';
import type { DamageFacts } from './steps.js';

const NAMES: Readonly<Record<keyof HitOdds, Text>> = {
  dead: RESULTS.values.DEAD,
  outOfTheFight: RESULTS.values.OUT_OF_THE_FIGHT,
  stunned: RESULTS.values.STUNNED,
  absorbed: RESULTS.values.ABSORBED,
  unharmed: RESULTS.values.UNHARMED,
};
const ORDER = ['dead', 'outOfTheFight', 'stunned', 'absorbed', 'unharmed'] as const;

/** The possible results with their odds, worst first. */
export const hitOddsText = (given: HitOdds, language: Language): string =>
  oddsList(
    ORDER.map((result) => [NAMES[result][language], given[result]]),
    language,
  );

/** The results of a list in short, worst first: `dead 16.7%, missed 50%`. */
export function resultsText(outcomes: readonly { readonly result: Result; readonly chance: Fraction }[], language: Language): string {
  const possible = outcomes.filter(({ chance }) => chance !== ZERO).toReversed();
  const name = (result: Result): string => RESULTS.values[result][language];
  return possible.length === 1
    ? name((possible[0] as (typeof possible)[number]).result)
    : possible.map(({ result, chance }) => `${name(result)} ${briefOdds(chance, language)}`).join(', ');
}

const BARE_HANDS: Text = { en: 'bare hands', ru: 'кулаки' };
/** The name of a weapon within a sentence. */
export const weaponName = (id: WeaponId, language: Language): string =>
  id === 'unarmed' ? BARE_HANDS[language] : uncapital(weaponOf(id).name[language]);
/** The name of an armor within a sentence. */
export const armorName = (id: ArmorId, language: Language): string => uncapital(armorOf(id).name[language]);

/** An armor in the genitive case, after «против». */
const AGAINST_RU: Readonly<Record<ArmorId, string>> = {
  none: 'цели без брони',
  light: 'лёгкой брони',
  heavy: 'тяжёлой брони',
  absorbing: 'поглощающей брони',
  reflecting: 'отражающей брони',
  distorting: 'искажающей брони',
  shimmer: 'шиммера',
  exo: 'экзо-брони',
  battle: 'боевой брони',
};
/** `against heavy armor`, `против тяжёлой брони` */
export const against = (id: ArmorId, language: Language): string =>
  ({ en: `against ${armorName(id, 'en')}`, ru: `против ${AGAINST_RU[id]}` })[language];

export const damageWords: StepWording<DamageFacts> = {
  en: {
    impact: ({ weapon, armor, impact }) => ({
      label: 'Impact',
      text: `${capital(weaponName(weapon, 'en'))} ${against(armor, 'en')}: ${impactText(impact).en}`,
    }),
    powered: ({ printed, impact }) => ({
      label: 'Power source',
      text: `Impact ${impactText(printed).en} becomes ${impactText(impact).en}`,
    }),
    otherKind: ({ armor, impact }) => ({
      label: armorOf(armor).name.en,
      text: `It does not stop this kind of hit: the printed Impact applies, ${impact}`,
    }),
    example: ({ impact }) => ({ label: 'Example and table', text: `The table’s ${impact} holds, whatever the example says` }),
    stops: ({ armor, asHeavy }) => ({
      label: armorOf(armor).name.en,
      text: `1–${ABSORBS_UP_TO} on a d6 stops the hit; else Impact ${asHeavy}, as against heavy armor`,
    }),
    fate: ({ impact }) => ({ label: 'Hand of Fate', text: `2d6: two 1s grant a damage roll at Impact ${impact}` }),
    noEffect: () => ({
      label: 'No effect',
      text: 'In melee a lead of one die does nothing; a lead of two decides by the result table, whatever the Impact',
    }),
    zero: () => ({ label: 'Impact 0', text: 'It can only stun' }),
    damageRoll: ({ odds: given }) => ({ label: 'Damage', text: `One hit: ${hitOddsText(given, 'en')}` }),
  },
  ru: {
    impact: ({ weapon, armor, impact }) => ({
      label: 'Ущерб',
      text: `${capital(weaponName(weapon, 'ru'))} ${against(armor, 'ru')}: ${impactText(impact).ru}`,
    }),
    powered: ({ printed, impact }) => ({ label: 'Привод', text: `Ущерб: вместо ${impactText(printed).ru} — ${impactText(impact).ru}` }),
    otherKind: ({ armor, impact }) => ({
      label: armorOf(armor).name.ru,
      text: `Такое попадание она не останавливает: действует напечатанный Ущерб, ${impact}`,
    }),
    example: ({ impact }) => ({ label: 'Пример и таблица', text: `Верна таблица: ${impact}, что бы ни стояло в примере` }),
    stops: ({ armor, asHeavy }) => ({
      label: armorOf(armor).name.ru,
      text: `1–${ABSORBS_UP_TO} на к6 — попадание остановлено; иначе Ущерб ${asHeavy}, как по тяжёлой броне`,
    }),
    fate: ({ impact }) => ({ label: 'Рука судьбы', text: `2к6: две единицы дают бросок по таблице ущерба, Ущерб ${impact}` }),
    noEffect: () => ({
      label: 'Не эффективно',
      text: 'В рукопашной перевес в кубик ничего не даёт; при перевесе в два решает таблица итогов, каков бы ни был Ущерб',
    }),
    zero: () => ({ label: 'Ущерб 0', text: 'Может только оглушить' }),
    damageRoll: ({ odds: given }) => ({ label: 'Исход', text: `Одно попадание: ${hitOddsText(given, 'ru')}` }),
  },
};

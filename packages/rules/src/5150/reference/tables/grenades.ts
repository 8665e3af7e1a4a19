/** Grenades: the results of a missed throw, of a drop or roll, and the template. */
import type { RuleId } from '../../../calculator/calculator.js';
import type { Table } from '../../../reference/reference.js';
import type { Text } from '../../../text/language.js';
import type { Passed } from './reactions.js';

/** Final places of a grenade. */
export type Landing = 'HARMLESS' | 'NEAREST_GROUP' | 'AT_THE_FEET' | 'AS_IN_THE_OPEN' | 'AS_IN_COVER';

export const LANDINGS: { readonly [L in Landing]: Text } = {
  HARMLESS: { en: 'goes off and harms nobody', ru: 'рвётся, никому не навредив' },
  NEAREST_GROUP: {
    en: 'roll to hit again, on the nearest group along the line of the throw; a miss harms nobody',
    ru: 'новый бросок на попадание по ближайшей группе на линии броска; промах безвреден',
  },
  AT_THE_FEET: { en: 'at the thrower’s feet', ru: 'под ноги бросившему' },
  AS_IN_THE_OPEN: {
    en: 'roll to hit as if the spot were in the open; a miss harms nobody',
    ru: 'бросок на попадание, как по открытому месту; промах безвреден',
  },
  AS_IN_COVER: {
    en: 'roll to hit as if the spot were in cover; a miss harms nobody',
    ru: 'бросок на попадание, как по укрытию; промах безвреден',
  },
};

type ByPassed = { readonly [P in Passed]: Landing };

/** Where is the grenade: results of a missed throw by hand. */
export const WHERE_GRENADE: ByPassed = { 2: 'HARMLESS', 1: 'NEAREST_GROUP', 0: 'AT_THE_FEET' };
/** Bombs away: a grenade dropped or rolled out of sight. */
export const BOMBS_AWAY: ByPassed = { 2: 'AS_IN_THE_OPEN', 1: 'AS_IN_COVER', 0: 'AT_THE_FEET' };

/** Number of dice for diving away from a grenade at the thrower's feet. */
export const DIVE_DICE = 1;

const ORDER: readonly Passed[] = [2, 1, 0];
const DIVE: Text = {
  en: 'At the feet: everyone under the template rolls one die; a pass dives clear, prone and ducked back, all others roll damage.',
  ru: 'Под ногами: каждый под шаблоном бросает один кубик; пройден — отпрыгнул, залёг и испугался, остальные бросают на ущерб.',
};

const printed = (id: RuleId, title: Text, section: RuleId, landings: ByPassed): Table => ({
  id,
  title,
  section,
  columns: [
    { en: 'Dice passed', ru: 'Пройдено кубиков' },
    { en: 'The grenade', ru: 'Граната' },
  ],
  rows: ORDER.map((passed) => [passed, LANDINGS[landings[passed]]]),
  notes: [DIVE],
});

export const whereGrenadeTable = printed(
  '5150/table/where-grenade',
  { en: 'Where is the grenade?', ru: '«Где граната?»' },
  '5150/grenade-misses',
  WHERE_GRENADE,
);
export const bombsAwayTable = printed(
  '5150/table/bombs-away',
  { en: 'Bombs away', ru: '«Бомбы ушли»' },
  '5150/dropped-grenades',
  BOMBS_AWAY,
);

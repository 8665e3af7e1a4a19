/** Results of each reaction test by situation, from the calculator of reactions. */
import type { Language, Text } from '@rangefinder/rules';
import type { Figure } from '../../../figures/figure.js';
import { ladders, type Rung } from '../../../figures/ladder.js';
import { calculatorOf, cellText, figuresFor, inBoth, tableOf } from '../../../figures/rules.js';
import type { Tone } from '../../../figures/svg.js';

interface Situation {
  readonly name: Text;
  readonly given: Readonly<Record<string, boolean | number>>;
}
interface Row {
  readonly passed: number;
  readonly action: string;
}
interface Worded {
  readonly rows: {
    readonly item: { readonly fields: { readonly action: { readonly type: { readonly values: Readonly<Record<string, Text>> } } } };
  };
}

const ACTIONS = (calculatorOf('5150', 'reaction').output as unknown as Worded).rows.item.fields.action.type.values;
const rowsOf = (test: string, given: Situation['given']): readonly Row[] =>
  figuresFor<{ readonly rows: readonly Row[] }>('5150', 'reaction', { test, rep: 4, ...given }).rows;

/** Results that take a figure out of the player’s control, for a while or for good. */
const LOST: readonly string[] = ['PANIC', 'RUN', 'LEAVE', 'OUT_OF_THE_FIGHT', 'DEAD_OR_GONE', 'MAY_FACE'];
/** Results that neither flee nor attack. */
const LOW = /HIDE|PRONE|DUCK|STAY$|NOTHING|VISIBLE|AGAIN|STAY_HIDDEN/;
const toneOf = (action: string): Tone => {
  if (LOST.includes(action)) return 'amber';
  return LOW.test(action) ? 'raised' : 'blue';
};

const rungsOf = (test: string, { given }: Situation, language: Language): readonly Rung[] =>
  rowsOf(test, given).map(({ passed, action }) => ({ passed, text: ACTIONS[action]?.[language] ?? action, tone: toneOf(action) }));

const LEGEND: Text = { en: 'Filled dots are dice passed.', ru: 'Закрашенные точки — пройденные кубики.' };

const reaction = (test: string, situations: readonly Situation[]): Figure => ({
  caption: LEGEND,
  says: inBoth((language) =>
    situations
      .map(
        (one) =>
          `${one.name[language]}: ${rungsOf(test, one, language)
            .map(({ passed, text }) => `${passed} – ${text}`)
            .join(', ')}`,
      )
      .join('; '),
  ),
  draw: (language) => ladders(situations.map((one) => ({ title: one.name[language], rungs: rungsOf(test, one, language) }))),
});

const COVER = { cover: true } as const;
const inCover: Situation = { name: { en: 'In cover', ru: 'В укрытии' }, given: COVER };
const inTheOpen: Situation = { name: { en: 'In the open', ru: 'На виду' }, given: {} };

export const inSight = reaction('IN_SIGHT', [
  { name: { en: 'Hidden, with a Leader', ru: 'Невидимая, с лидером' }, given: { ...COVER, hidden: true, leaderRep: 4 } },
  { name: { en: 'Hidden, without one', ru: 'Невидимая, без лидера' }, given: { ...COVER, hidden: true } },
  inCover,
  inTheOpen,
]);
export const receivedFire = reaction('RECEIVED_FIRE', [
  inCover,
  { name: { en: 'In cover, suppressed', ru: 'В укрытии, подавлена' }, given: { ...COVER, suppressed: true } },
  { name: { en: 'In cover, from flank or rear', ru: 'В укрытии, с фланга или тыла' }, given: { ...COVER, flanked: true } },
  inTheOpen,
  { name: { en: 'In the open, suppressed', ru: 'На виду, подавлена' }, given: { suppressed: true } },
  { name: { en: 'In the open, from flank or rear', ru: 'На виду, с фланга или тыла' }, given: { flanked: true } },
]);
export const wantsToCharge = reaction('WANTS_TO_CHARGE', [inCover, inTheOpen]);
export const beingCharged = reaction('BEING_CHARGED', [
  inCover,
  inTheOpen,
  { name: { en: 'In the open, from flank or rear', ru: 'На виду, с фланга или тыла' }, given: { flanked: true } },
]);
export const recovery = reaction('RECOVERY', [
  { name: { en: 'Stunned', ru: 'Оглушена' }, given: { stunned: true } },
  { name: { en: 'Ducked back', ru: 'Испугалась' }, given: {} },
]);
export const rally = reaction('RALLY', [inCover, inTheOpen]);

const GRENADE_TONES: readonly Tone[] = ['raised', 'blue', 'amber'];
const grenade = tableOf('5150/table/where-grenade').rows;
const whereRungs = (language: Language): readonly Rung[] =>
  grenade.map(([passed, where], at) => ({ passed: Number(passed), text: cellText(where, language), tone: GRENADE_TONES[at] ?? 'raised' }));
export const whereGrenade: Figure = {
  caption: LEGEND,
  says: inBoth((language) =>
    whereRungs(language)
      .map(({ passed, text }) => `${passed}: ${text}`)
      .join('; '),
  ),
  draw: (language) => ladders([{ title: '', rungs: whereRungs(language) }]),
};

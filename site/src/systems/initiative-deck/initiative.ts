/** Cards in place of dice, as “Cards only” has them: the order of a battle of another rule set, by the calculators of this one. */

import type { Activation, Battle, Fighter } from '../../battle/battle.js';
import { joined } from '../../battle/order.js';
import type { AskEngine, InitiativeWay } from '../../battle/rules.js';

/** Steps of a turn in which sides take turns unit by unit, and in which whoever is next acts with all units. */
interface Steps {
  readonly oneByOne: readonly number[];
  readonly together: readonly number[];
}

/** Who has a card: a lance, or a side that is no larger. */
interface Group {
  readonly name: string;
  readonly side: 0 | 1;
  readonly group: number;
  readonly count: number;
}

const LANCE = 4;

function groupsOf(side: 0 | 1, standing: readonly Fighter[]): readonly Group[] {
  const units = standing.filter((fighter) => fighter.side === side).length;
  const lances = Math.ceil(units / LANCE);
  return Array.from({ length: lances }, (_, at) => ({
    ...{ name: `${side}.${at}`, side, group: lances > 1 ? at + 1 : 0 },
    count: Math.min(LANCE, units - at * LANCE),
  }));
}

/** Every order is as likely as any other. */
function shuffled<T>(all: readonly T[]): readonly T[] {
  const keyed = all.map((one) => ({ one, key: crypto.getRandomValues(new Uint32Array(1))[0] ?? 0 }));
  return keyed.toSorted((first, second) => first.key - second.key).map(({ one }) => one);
}

async function answerOf<A>(ask: AskEngine, question: string, draft: Readonly<Record<string, unknown>>): Promise<A> {
  const outcome = await ask(question, draft);
  if (!outcome.ok) throw new Error(`${question}: ${outcome.problems.map(({ code }) => code).join()}`);
  return outcome.answer as unknown as A;
}

/** Each has an open card; the same ranks of another suit, shuffled, call them one after the other. */
async function called(groups: readonly Group[], ask: AskEngine): Promise<readonly Group[]> {
  const deck = { participants: groups.length, effects: false };
  const { openCards, deckCards } = await answerOf<Record<'openCards' | 'deckCards', readonly string[]>>(
    ask,
    'initiative-deck/deck-setup',
    deck,
  );
  const participants = groups.map(({ name }, at) => ({ name, card: openCards[at] }));
  const { order } = await answerOf<{ readonly order: readonly { readonly name: string }[] }>(ask, 'initiative-deck/initiative-row', {
    participants,
    row: shuffled(deckCards),
  });
  return order.flatMap(({ name }) => groups.filter((group) => group.name === name));
}

async function oneByOne(phase: number, groups: readonly Group[], ask: AskEngine): Promise<readonly Activation[]> {
  const participants = groups.map(({ name, count: units }) => ({ name, units }));
  const { order } = await answerOf<{ readonly order: readonly (readonly string[])[] }>(ask, 'initiative-deck/activation-order', {
    participants,
  });
  const all = order.flat().flatMap((name) => groups.filter((group) => group.name === name));
  return joined(all.map(({ side, group }) => ({ phase, side, group, count: 1 })));
}

const titleOf = ({ names }: Battle, { side, group }: Group): string => (group === 0 ? names[side] : `${names[side]} ${group}`);

/** A way for battles whose turns have such steps. */
export const cardsOnly = (steps: Steps): InitiativeWay => ({
  name: () => ({ en: 'Deal cards', ru: 'Раздать карты' }),
  settle: async (battle, standing, ask) => {
    const groups = await called([...groupsOf(0, standing), ...groupsOf(1, standing)], ask);
    const moved = await Promise.all(steps.oneByOne.map((phase) => oneByOne(phase, groups, ask)));
    const acted = steps.together.flatMap((phase) => groups.map(({ side, group, count }) => ({ phase, side, group, count })));
    const names = groups.map((group) => titleOf(battle, group)).join(', ');
    return {
      said: { en: `Cards dealt. In order: ${names}.`, ru: `Карты розданы. По порядку: ${names}.` },
      order: [...moved.flat(), ...acted],
    };
  },
});

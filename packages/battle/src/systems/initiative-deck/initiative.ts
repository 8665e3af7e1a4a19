/** Initiative by cards (“Cards only”) for battles of other rule sets. The order comes from the calculators of the deck. */
import { mergeConsecutive } from '../../battle/order.js';
import type { AskEngine, InitiativeMethod } from '../../battle/rules.js';
import type { Activation, Battle, Fighter } from '../../battle/state.js';

interface Phases {
  /** Phases in which groups activate one unit at a time. */
  readonly oneByOne: readonly number[];
  /** Phases in which a group activates all of its units. */
  readonly together: readonly number[];
}

/** A card holder: a lance, or a side no larger than one. */
interface Group {
  readonly name: string;
  readonly side: 0 | 1;
  readonly group: number;
  readonly count: number;
}

const LANCE = 4;

function groupsOf(side: 0 | 1, active: readonly Fighter[]): readonly Group[] {
  const units = active.filter((fighter) => fighter.side === side).length;
  const lances = Math.ceil(units / LANCE);
  return Array.from({ length: lances }, (_, at) => ({
    ...{ name: `${side}.${at}`, side, group: lances > 1 ? at + 1 : 0 },
    count: Math.min(LANCE, units - at * LANCE),
  }));
}

/** Every order is equally likely. */
function shuffle<T>(all: readonly T[]): readonly T[] {
  const keyed = all.map((one) => ({ one, key: crypto.getRandomValues(new Uint32Array(1))[0] ?? 0 }));
  return keyed.toSorted((first, second) => first.key - second.key).map(({ one }) => one);
}

async function answerOf<A>(ask: AskEngine, question: string, draft: Readonly<Record<string, unknown>>): Promise<A> {
  const outcome = await ask(question, draft);
  if (!outcome.ok) throw new Error(`${question}: ${outcome.problems.map(({ code }) => code).join()}`);
  return outcome.answer as unknown as A;
}

/** Each group has an open card. A shuffled deck with the same ranks of another suit decides the order. */
async function drawOrder(groups: readonly Group[], ask: AskEngine): Promise<readonly Group[]> {
  const deck = { participants: groups.length, effects: false };
  const { openCards, deckCards } = await answerOf<Record<'openCards' | 'deckCards', readonly string[]>>(
    ask,
    'initiative-deck/deck-setup',
    deck,
  );
  const participants = groups.map(({ name }, at) => ({ name, card: openCards[at] }));
  const { order } = await answerOf<{ readonly order: readonly { readonly name: string }[] }>(ask, 'initiative-deck/initiative-row', {
    participants,
    row: shuffle(deckCards),
  });
  return order.flatMap(({ name }) => groups.filter((group) => group.name === name));
}

async function oneByOne(phase: number, groups: readonly Group[], ask: AskEngine): Promise<readonly Activation[]> {
  const participants = groups.map(({ name, count: units }) => ({ name, units }));
  const { order } = await answerOf<{ readonly order: readonly (readonly string[])[] }>(ask, 'initiative-deck/activation-order', {
    participants,
  });
  const all = order.flat().flatMap((name) => groups.filter((group) => group.name === name));
  return mergeConsecutive(all.map(({ side, group }) => ({ phase, side, group, count: 1 })));
}

const titleOf = ({ names }: Battle, { side, group }: Group): string => (group === 0 ? names[side] : `${names[side]} ${group}`);

/** The method for a rule set with these phases. */
export const cardsOnly = (phases: Phases): InitiativeMethod => ({
  name: () => ({ en: 'Deal cards', ru: 'Раздать карты' }),
  resolve: async (battle, active, ask) => {
    const groups = await drawOrder([...groupsOf(0, active), ...groupsOf(1, active)], ask);
    const moved = await Promise.all(phases.oneByOne.map((phase) => oneByOne(phase, groups, ask)));
    const acted = phases.together.flatMap((phase) => groups.map(({ side, group, count }) => ({ phase, side, group, count })));
    const names = groups.map((group) => titleOf(battle, group)).join(', ');
    return {
      text: { en: `Cards dealt. In order: ${names}.`, ru: `Карты розданы. По порядку: ${names}.` },
      order: [...moved.flat(), ...acted],
    };
  },
});

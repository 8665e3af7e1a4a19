/** A unit on the table: its durability, its soldiers. */
import type { CardEntry } from '@rangefinder/cards';
import type { Combatant } from '../../battle/rules.js';
import type { Tally } from '../../battle/state.js';

export const MEMBERS = 'soldiers';

export const memberKey = (number: number | string): string => `${MEMBERS}/${number}`;

export const isFallen = ({ lost }: Tally, number: number): boolean => (lost[memberKey(number)] ?? 0) > 0;

export const figure = ({ stats = {} }: CardEntry, name: string): number => Number(stats[name]) || 0;

export const durabilityLeft = ({ fighter: { next }, card }: Combatant): number =>
  Math.max(0, figure(card, 'durability') - (next.lost.durability ?? 0));

/** Names of saved forces. */
import { say } from '../dom.js';
import { FORCE } from '../texts/forces.js';
import type { SavedForce } from './saved-forces.js';

/** The name of a force, else its number. @example forceName({ id: 'b', name: '' }, forces) // 'Force 2' */
export const forceName = ({ id, name }: Pick<SavedForce, 'id' | 'name'>, all: readonly Pick<SavedForce, 'id'>[]): string =>
  name || `${say(FORCE.nameless)} ${1 + all.findIndex((one) => one.id === id)}`;

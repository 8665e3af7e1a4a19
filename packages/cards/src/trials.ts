/** Links from an entry to calculators. */
import { flatten } from '@rangefinder/rules';
import type { Trial } from './card-words.js';
import type { CardEntry } from './entry.js';

/** `5150/rifle` → `rifle` */
const ownId = (id: string): string => id.slice(id.indexOf('/') + 1);

/**
 * The address of a calculator, filled in with an entry; undefined where the calculator takes no entries of its kind.
 * @example trialAddress(trial, atlas) // '/en/alpha-strike/calculators/attack/?attacker.unit=alpha-strike%2Fatlas-as7-d&situation.inches=12'
 */
export function trialAddress({ path, draft, kinds }: Trial, { id, kind, stats = {} }: CardEntry): string | undefined {
  if (kinds && !kinds.includes(kind)) return undefined;
  const answers = Object.entries(draft).map(([name, answer]) => {
    if ('value' in answer) return [name, answer.value] as const;
    if ('figure' in answer) return [name, stats[answer.figure]] as const;
    return [name, answer.id === 'own' ? ownId(id) : id] as const;
  });
  return `${path}?${new URLSearchParams(flatten(Object.fromEntries(answers)).map(([name, text]) => [name, text]))}`;
}

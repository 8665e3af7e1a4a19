/** Attack queries: “hellbringer vs mad dog 14”. Pure. */

/** The attack calculator of a rule set with the query parameters of its address. */
export interface Versus {
  readonly title: string;
  readonly path: string;
  readonly attacker: string;
  readonly target: string;
  readonly distance: string;
}

/** Two names and an optional distance. */
export interface VersusQuery {
  readonly attacker: string;
  readonly target: string;
  readonly distance: string | undefined;
}

const VERSUS = /^(.{2,}?)\s+(?:vs\.?|versus|против|→|->)\s+(.{2,}?)(?:\s+(\d{1,3})\s*["″”]?)?$/iu;

/** @example parseVersus('hellbringer vs mad dog 14') // { attacker: 'hellbringer', target: 'mad dog', distance: '14' } */
export function parseVersus(text: string): VersusQuery | undefined {
  const [, attacker, target, distance] = VERSUS.exec(text.trim()) ?? [];
  return attacker === undefined || target === undefined ? undefined : { attacker, target, distance };
}

/** @example versusAddress(versus, 'alpha-strike/a', 'alpha-strike/b', '14') // '…/attack/?attacker.unit=alpha-strike%2Fa&…' */
export const versusAddress = ({ path, ...fields }: Versus, attacker: string, target: string, distance: string | undefined): string =>
  `${path}?${new URLSearchParams([[fields.attacker, attacker], [fields.target, target], ...(distance ? [[fields.distance, distance]] : [])])}`;

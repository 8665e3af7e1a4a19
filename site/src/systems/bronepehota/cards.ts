/** Cards of Bronepehota: squads, machines, guns and weapons. */
import type { CardDrawings } from '../../scripts/card-drawings.js';
import { boxes, type Column, figuresOf, type Stats, stat, tableOf } from '../../scripts/card-parts.js';
import { say } from '../../scripts/dom.js';
import { shown } from '../../scripts/unit-words.js';
import { CATALOG } from '../../texts/catalog.js';

/** What a soldier can do besides, as army sheets abbreviate it. */
const traitsOf = ({ repairs, jump }: Stats): string =>
  [repairs === true && say(CATALOG.repairsShort), Number(jump) > 0 && `${say(CATALOG.jumpShort)}${jump}`].filter(Boolean).join(', ');

const SOLDIER: readonly Column<Stats>[] = [
  stat('soldier', 'number'),
  stat('rank'),
  stat('speed'),
  stat('range'),
  stat('power'),
  stat('closeCombat'),
  stat('armor'),
  { short: say(CATALOG.traitsShort), long: say(CATALOG.traits), cell: traitsOf },
];

const squad = ({ soldiers = [] }: Stats): readonly HTMLElement[] => [tableOf(SOLDIER, soldiers as readonly Stats[], say(CATALOG.squad))];

const SECTOR: readonly Column<Stats>[] = [
  { short: say(CATALOG.durability), long: say(CATALOG.durability), cell: ({ min, max }) => `${shown(min)}–${shown(max)}` },
  { short: say(CATALOG.speed), long: say(CATALOG.speed), cell: ({ speed }) => speed },
];

function machine(stats: Stats): readonly HTMLElement[] {
  const sectors = (stats.speedSectors as readonly Stats[] | undefined) ?? [];
  return [
    figuresOf(stats, ['weight', 'mobility', 'rank', 'rateOfFire', 'ammunition']),
    boxes(say(CATALOG.durability), stats.durability, 'boxes-armor'),
    ...(sectors.length > 0 ? [tableOf(SECTOR, sectors, say(CATALOG.speed))] : []),
  ];
}

const weapon = (stats: Stats): readonly HTMLElement[] => {
  const blast = stats.blast as Stats | null | undefined;
  const burst = blast ? `${shown(blast.power)}, ${shown(blast.steps)} ${say(CATALOG.steps)}` : null;
  return [figuresOf({ ...stats, blast: burst }, ['range', 'power', 'blast', 'closeCombat'])];
};

export const cards: CardDrawings = {
  drawings: {
    BronepehotaSquadStats: squad,
    BronepehotaMachineStats: machine,
    BronepehotaGunStats: machine,
    BronepehotaWeaponStats: weapon,
  },
  // The weapons of a squad stand beside its soldiers.
  withoutWeapons: ['BronepehotaSquadStats'],
  weaponActions: ({ id, kind }) =>
    kind === 'ranged' ? [{ path: `bronepehota/calculators/virtual-shot/?weapon=${encodeURIComponent(id)}`, label: CATALOG.useWeapon }] : [],
};

/** Cards of the weapons of 5150. */
import type { CardWords } from '../../model/cards.js';
import type { CardDrawings } from '../../scripts/card-drawings.js';
import { type Column, figuresOf, type Stats, tableOf } from '../../scripts/card-parts.js';
import { say } from '../../scripts/dom.js';
import { CATALOG } from '../../texts/catalog.js';

function weapon(stats: Stats, { armors }: CardWords): readonly HTMLElement[] {
  const impacts = (stats.impacts as readonly Stats[] | undefined) ?? [];
  const columns: readonly Column<Stats>[] = [
    { short: say(CATALOG.armor), long: say(CATALOG.armor), cell: ({ armor }) => armors[String(armor)] ?? armor },
    { short: say(CATALOG.impact), long: say(CATALOG.impact), cell: ({ impact }) => impact },
  ];
  const inOrder = Object.keys(armors).flatMap((id) => impacts.filter(({ armor }) => armor === id));
  return [figuresOf(stats, ['rangeInches', 'rateOfFire', 'blastRadius']), tableOf(columns, inOrder, say(CATALOG.impact))];
}

export const cards: CardDrawings = {
  drawings: { FiftyOneFiftyWeaponStats: weapon },
  weaponActions: ({ id, kind }) =>
    kind === 'ranged'
      ? [{ path: `5150/calculators/shoot/?weapon=${encodeURIComponent(id.replace(/^5150\//, ''))}`, label: CATALOG.useWeapon }]
      : [],
};

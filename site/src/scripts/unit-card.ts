/** Cards of units: what all of them have, and their weapons. */
import type { CardWords } from '../model/cards.js';
import { CATALOG } from '../texts/catalog.js';
import { cardsOf, drawingOf } from './card-drawings.js';
import { type Column, type Stats, tableOf } from './card-parts.js';
import type { CatalogUnit } from './catalog-api.js';
import { make, say } from './dom.js';
import { kindName, otherName, shown, unitName } from './unit-words.js';

interface Mounted {
  readonly count?: number;
  readonly weapon: { readonly name: string; readonly nameRu?: string | null; readonly stats?: Stats };
}

const statsOf = ({ weapon }: Mounted): Stats => weapon.stats ?? {};

/** Of what is fired, its dice; of what is swung, what it adds in close combat. */
const powerOf = (mounted: Mounted): unknown => {
  const { power, closeCombat } = statsOf(mounted);
  return power ?? (closeCombat ? `${say(CATALOG.closeCombatShort)}/${closeCombat}` : null);
};

function nameOf({ count = 1, weapon: { name, nameRu = null, stats = {} } }: Mounted): string {
  const blast = stats.blast as Stats | null | undefined;
  const burst = blast ? ` (${say(CATALOG.blast)} ${shown(blast.power)}, ${shown(blast.steps)} ${say(CATALOG.steps)})` : '';
  return unitName({ name, nameRu }) + (count > 1 ? ` ×${count}` : '') + burst;
}

const WEAPON: readonly Column<Mounted>[] = [
  { short: say(CATALOG.weapon), long: say(CATALOG.weapon), cell: nameOf },
  { short: say(CATALOG.rangeShort), long: say(CATALOG.range), cell: (mounted) => statsOf(mounted).range ?? statsOf(mounted).rangeInches },
  { short: say(CATALOG.powerShort), long: say(CATALOG.power), cell: powerOf },
];

/** A unit as a card that also prints. */
export function unitCard(unit: CatalogUnit, words: CardWords): HTMLElement {
  const { stats = {}, source, kind, cost } = unit;
  const faction = say({ en: unit.faction ?? '', ru: unit.factionRu ?? unit.faction ?? '' });
  const { cost: costName = CATALOG.points, withoutWeapons = [] } = cardsOf(unit.system);
  const weapons = withoutWeapons.includes(String(stats.__typename)) ? [] : ((unit.weapons ?? []) as readonly Mounted[]);
  return make(
    'article',
    { class: 'unit-card', 'data-system': unit.system },
    make(
      'header',
      {},
      make(
        'div',
        {},
        make('h2', {}, unitName(unit)),
        make('p', { class: 'unit-other' }, [otherName(unit), kindName(kind), faction].filter(Boolean).join('\u00A0· ')),
      ),
      cost === null ? null : make('p', { class: 'unit-cost' }, make('b', {}, String(cost)), ` ${say(costName)}`),
    ),
    ...drawingOf(unit, words),
    ...(weapons.length > 0 ? [tableOf(WEAPON, weapons, say(CATALOG.weapons))] : []),
    source
      ? make(
          'p',
          { class: 'unit-source' },
          `${say(CATALOG.source)} ${say({ en: source.name, ru: source.nameRu })}. ${say({ en: source.notice, ru: source.noticeRu })}`,
        )
      : null,
  );
}

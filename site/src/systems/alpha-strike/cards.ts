/** Cards of Alpha Strike. */
import type { CardWords } from '../../model/cards.js';
import type { CardDrawings } from '../../scripts/card-drawings.js';
import { boxes, figure, figuresOf, linkTo, type Stats } from '../../scripts/card-parts.js';
import type { CatalogUnit } from '../../scripts/catalog-api.js';
import { make, say } from '../../scripts/dom.js';
import { abilityName } from '../../scripts/unit-words.js';
import { CATALOG } from '../../texts/catalog.js';

function card(stats: Stats, { abbreviations }: CardWords): readonly HTMLElement[] {
  const damage = (stats.damage as readonly string[] | undefined) ?? [];
  const specials = (stats.specials as readonly string[] | undefined) ?? [];
  const ranges = [CATALOG.short, CATALOG.medium, CATALOG.long].map(say);
  return [
    figuresOf({ ...stats, type: abbreviations[String(stats.type)] ?? stats.type }, ['type', 'size', 'tmm', 'move', 'role', 'skill']),
    make(
      'dl',
      { class: 'figures figures-damage' },
      ...ranges.map((range, at) => figure(range, damage[at])),
      figure(say(CATALOG.overheatValue), stats.overheatValue),
    ),
    ...(stats.hasHeatScale === false ? [] : [heatScale()]),
    boxes(say(CATALOG.armor), stats.armor, 'boxes-armor'),
    boxes(say(CATALOG.structure), stats.structure, 'boxes-structure'),
    ...(specials.length === 0 ? [] : [specialsOf(specials.map((special) => abilityName(special, abbreviations)))]),
  ];
}

const heatScale = (): HTMLElement =>
  make(
    'div',
    { class: 'boxes heat-scale' },
    make('span', { class: 'boxes-label' }, say(CATALOG.heat)),
    make('span', { class: 'boxes-row' }, ...['1', '2', '3', say(CATALOG.shutdown)].map((step) => make('b', {}, step))),
  );

const specialsOf = (specials: readonly string[]): HTMLElement =>
  make('p', { class: 'specials' }, `${say(CATALOG.specials)}: `, linkTo('alpha-strike/tables/#special-abilities', specials.join(', ')));

const TARGET_NUMBER = 'alpha-strike/calculators/target-number/';

/** To shoot with a unit, and to shoot at it. */
function unitActions({ stats = {} }: CatalogUnit) {
  const { skill = 4, tmm = 0 } = stats as { readonly skill?: number; readonly tmm?: number };
  return [
    { path: `${TARGET_NUMBER}?skill=${skill}&range=SHORT`, label: CATALOG.attack },
    { path: `${TARGET_NUMBER}?skill=4&range=SHORT&targetMoved=GROUND&tmm=${tmm}`, label: CATALOG.defend },
  ];
}

export const cards: CardDrawings = { drawings: { AlphaStrikeStats: card }, cost: CATALOG.pointValue, unitActions };

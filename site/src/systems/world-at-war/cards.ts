/** Cards of World at War. */
import type { CardDrawings } from '../../scripts/card-drawings.js';
import { linkTo, type Stats } from '../../scripts/card-parts.js';
import { make, say } from '../../scripts/dom.js';
import { shown } from '../../scripts/unit-words.js';
import { CATALOG } from '../../texts/catalog.js';

const movingFire = (stats: Stats): readonly HTMLElement[] => [
  make(
    'p',
    {},
    `${say(CATALOG.movingFire)}: `,
    linkTo(
      'world-at-war/tables/#moving-fire',
      ((stats.movingFire as readonly Stats[] | undefined) ?? [])
        .map(({ level, only }) => [shown(level), only ? shown(only) : ''].filter(Boolean).join(', '))
        .join('; ') || '—',
    ),
  ),
];

export const cards: CardDrawings = { drawings: { WorldAtWarStats: movingFire } };

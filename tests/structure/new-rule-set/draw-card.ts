/** The text of a card, as the site and the service draw it. */
import { type CardEntry, entryCardHtml } from '@rangefinder/cards';
import { cardContext } from '@rangefinder/cards/words';
import type { Language } from '@rangefinder/rules';

/** The text of a unit's card, its parts separated by spaces. @example drawCard(body, 'en') // 'Dauntless … Guns 6 Hull 8' */
export const drawCard = (unit: CardEntry, language: Language): string =>
  entryCardHtml(unit, cardContext(language))
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ');

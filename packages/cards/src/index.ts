/** Cards of entries as plain data, HTML and SVG. Loads no rule set: the vocabulary comes from `@rangefinder/cards/words`, in a browser as JSON. */
export type { CardView, Heading, LinkedText, PartView } from './card-view.js';
export { cardView } from './card-view.js';
export type { CardField, CardPart, CardType, CardWords } from './card-words.js';
export { type CardContext, kindName, typeOf, type ValueWords, valueWords } from './context.js';
export type { Availability, CardEntry, EntryPage, EntryPageRequest, MountedWeapon, Stats } from './entry.js';
export { entryCardHtml, entryPageHtml } from './entry-html.js';
export { element, escapeMarkup, fragment, linkTarget, Markup } from './markup.js';
export { entryName, nameOnCarrier, otherName, unitPath, weaponPath } from './names.js';
export { shareImageSvg } from './share-image/share-image.js';
export type { ShareSubject } from './share-image/subject.js';
export { drawableText, type FontWeight, type TextMetrics, type TextStyle, wrapText } from './share-image/text.js';
export { silhouette } from './silhouette.js';
export {
  battleFigures,
  type EntrySummary,
  entryDescription,
  entrySummary,
  figuresLine,
  lineFigures,
  type SummaryFigure,
} from './summary.js';
export { NOTHING, type ShownFigure, shown, shownFigures } from './values.js';

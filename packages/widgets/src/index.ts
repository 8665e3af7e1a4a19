/** For pages that hold widgets: permalinks, names of elements, types of events, an element builder. Loads no engine and defines no element. */
export type { Description, Draft, Outcome, RuleLink, WidgetAnswer, WidgetProblem } from './description.js';
export { h } from './dom/h.js';
export type { RangefinderElement } from './element.js';
export { attributeOf } from './model/attributes.js';
export { draftToSearch, searchToDraft } from './model/permalink.js';
export { elementName, type Which } from './names.js';
export type { WidgetEvents } from './widget.js';

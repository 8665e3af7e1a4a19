/** For pages that hold widgets: permalinks, names of elements, types of events, an element builder. Loads no engine and defines no element. */
export type { Description, Draft, Outcome, RuleLink, WidgetAnswer, WidgetProblem } from './description.js';
export type { RangefinderElement, WidgetEvents } from './element-api.js';
export { attributeOf } from './model/attributes.js';
export { draftToSearch, searchToDraft } from './model/permalink.js';
export { elementName, type Which } from './names.js';

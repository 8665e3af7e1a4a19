/** For pages that hold widgets: permalinks, names of elements, types of events. Loads no engine and defines no element. */
export type { Description, Draft, Outcome, RuleLink, WidgetAnswer, WidgetProblem } from './description.js';
export type { RangefinderElement } from './element.js';
export { attributeOf } from './model/attributes.js';
export { draftToSearch, searchToDraft } from './model/permalink.js';
export { elementName, kebab, questionName, type Which } from './names.js';
export type { WidgetEvents } from './widget.js';

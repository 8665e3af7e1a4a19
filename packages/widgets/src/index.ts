/** For pages that contain widgets: permalinks, tag names, types of elements and events. Loads no engine and defines no element. */
export type { Description, Draft, Outcome, RuleLink, WidgetAnswer, WidgetProblem } from './description.js';
export type { RangefinderElement, WidgetEvents } from './element-api.js';
export type { Entry } from './lookup.js';
export { attributeOf } from './model/attributes.js';
export { draftToSearch, parametersBesides, searchToDraft, type UnknownParameter, unknownParameters } from './model/permalink.js';
export { elementName, type Which } from './names.js';
export type { EntryPick } from './picker/element.js';
export type { SuggestionRequest } from './picker/suggestions.js';
export type { RangefinderAskElement, Reading } from './questions/ask-api.js';

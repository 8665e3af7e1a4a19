/** Questions in words for pages: readings from a worker, and their cards. */
export { corrected } from './corrections.js';
export type { QuestionReply, QuestionSettings } from './question-engine.js';
export { Questions } from './questions.js';
export { type CardHandlers, readingStyles, showHead, showParts } from './reading-card.js';
export type { Chip, ReadingView } from './reading-view.js';

/** What the service makes on request: pages of entries, and what pictures of shared links say. */
export { summaryFigures as figuresAtAGlance } from '@rangefinder/widgets/read';
export { entrySummaries, entryTemplate } from './entry.js';

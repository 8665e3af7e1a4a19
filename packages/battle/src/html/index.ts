/** Content of the elements as HTML, for the server or the build of a page. Pure. */
export { battleHtml } from './battle.js';
export { comparisonHtml } from './comparison.js';
export { forcesHtml } from './forces.js';

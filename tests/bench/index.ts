/** `npm run bench`: measured side by side in one run, medians and ratios; machines are noisy, so nothing here is a test. */
import { benchHttp } from './http.ts';
import { benchLighthouse } from './lighthouse.ts';
import { benchRules } from './rules.ts';
import { benchSizes } from './sizes.ts';
import { benchStart } from './start.ts';

console.log('\nIn process, against @smogon/calc');
await benchRules();
console.log('\nOver HTTP, against a bare Express route');
await benchHttp();
console.log('\nFrom start to the first answer');
await benchStart();
console.log('\nWhat pages of others load');
await benchSizes();
console.log('\nPages of the site, as Lighthouse sees them on a phone; the worse of both languages');
await benchLighthouse();

/**
 * `check-html.mjs`: errors that html-validate finds in pages, as a JSON list of lines. Reads a JSON list of files from standard
 * input.
 */
import { readFile } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import { HtmlValidate, StaticConfigLoader } from 'html-validate';

const CONFIG = {
  root: true,
  extends: ['html-validate:standard', 'html-validate:document', 'html-validate:a11y'],
  rules: {
    // All resources come from the host of the page.
    'require-sri': 'off',
    // Suggestions of a field cannot be a `select`, and a named scroll region needs no heading.
    'prefer-native-element': ['error', { exclude: ['listbox', 'region'] }],
    // A table that is displayed as blocks on phones needs explicit roles.
    'no-redundant-role': 'off',
    // A list may have a name.
    'aria-label-misuse': ['error', { elements: { exclude: ['ul', 'ol'] } }],
    // Units are listed during typing, so the form has no submit button.
    'wcag/h32': 'off',
  },
};
const validator = new HtmlValidate(new StaticConfigLoader(CONFIG));

/** Drawings are XML within the page; html-validate does not know their content model. */
const WEIGHT = /\sfont-weight="(?!normal|bold|bolder|lighter|[1-9]00")[^"]*"/;

function plainFaults(html) {
  return [
    ...(html.trimEnd().endsWith('</html>') ? [] : ['something stands after </html>']),
    ...(WEIGHT.exec(html) ?? []).map((found) => `a weight that drawings do not have:${found}`),
  ];
}

async function faultsIn(file) {
  const html = await readFile(file, 'utf8');
  const { results } = await validator.validateString(html, file);
  const found = results.flatMap(({ messages }) => messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`));
  return [...plainFaults(html), ...found].map((fault) => `${file}: ${fault}`);
}

const faults = [];
for (const file of JSON.parse(await text(process.stdin))) faults.push(...(await faultsIn(file)));
process.stdout.write(JSON.stringify(faults));

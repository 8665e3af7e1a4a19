/** Pages for language models: an overview with worked examples, and a complete reference. */
import { type AnyCalculator, flatten, inLanguage, kebab, outline, questionName, type RuleSystem, systems } from '@rangefinder/rules';

/** `/llms.txt` with absolute links: one worked address for each calculator. */
export const llmsText = (publicUrl: string): string => `# Rangefinder

> Rules of tabletop wargames: exact figures, exact odds as fractions, and the rule behind each step, in English and Russian.

Ask a calculator rather than work it out yourself. Each answers by GET with flat parameters or by POST with JSON: \`allowed\`, \`refusal\`, \`summary\`
(one sentence), \`steps\` with their rules, and its figures. \`lang=ru\` for Russian. \`fields=target,chance\` for fewer fields. Wrong input is
answered with its path, what was given and what is allowed.

- [All arguments](${publicUrl}/llms-full.txt): every calculator with its arguments, ranges and choices
- [OpenAPI](${publicUrl}/openapi.json): every address with its parameters, ranges and answers; [Postman collection](${publicUrl}/postman.json)
- [GraphQL](${publicUrl}/graphql): the same as one schema; [GraphiQL](${publicUrl}/graphiql)
- [MCP](${publicUrl}/mcp): ten tools that find, describe and calculate, streamable HTTP; ${publicUrl}/mcp/alpha-strike within a rule set
- Clients: [JavaScript](${publicUrl}/en/developers/client/), [Python](${publicUrl}/en/developers/python/), [a command](${publicUrl}/en/developers/command/), [the engine as packages](${publicUrl}/en/developers/packages/)
- [Batch](${publicUrl}/v1/batch): up to 1,000 questions in one POST
- [Schema](${publicUrl}/schema.graphql), [status](${publicUrl}/status.json), [feed of changes](${publicUrl}/v1/changelog.json)
- [Rulebook](${publicUrl}/v1/rules), [tables](${publicUrl}/v1/tables), [rulings](${publicUrl}/v1/rulings), [units](${publicUrl}/v1/units), [weapons](${publicUrl}/v1/weapons)

${chapters(
  ({ name, system, about, examples }) => {
    const address = `${publicUrl}/v1/${questionName({ system, name })}`;
    return `- [${kebab(name)}](${address}${queryOf(examples[0]?.draft ?? {})}): ${inLanguage(about, 'en')}`;
  },
  '\n',
  (system) => `${rulebookLinks(system, publicUrl)}\n`,
)}
`;

/** Markdown pages of a rule set: an outline, all tables, all rulings. */
const rulebookLinks = ({ slug }: RuleSystem, publicUrl: string): string =>
  `- Rulebook as Markdown: [rules](${publicUrl}/en/${slug}/rules.md), [tables](${publicUrl}/en/${slug}/tables.md), [rulings](${publicUrl}/en/${slug}/rulings.md)`;

/** `/llms-full.txt`: every calculator with its arguments. */
export const llmsFullText = (publicUrl: string): string => `# Rangefinder: every calculator with its arguments

> GET ${publicUrl}/v1/<id> with flat parameters (\`target.tmm=2\`), or POST with the arguments as JSON.

${chapters((calculator) => outline(calculator, 'en'), '\n\n')}
`;

/** One chapter for each rule set. */
const chapters = (
  line: (calculator: AnyCalculator) => string,
  between: string,
  before: (system: RuleSystem) => string = () => '',
): string =>
  systems
    .map(
      (system) =>
        `## ${inLanguage(system.title, 'en')}\n\n${inLanguage(system.about, 'en')}\n\n${before(system)}${system.calculators.map(line).join(between)}`,
    )
    .join('\n\n');

/** A draft as a query string. */
function queryOf(draft: AnyCalculator['examples'][number]['draft']): string {
  const query = new URLSearchParams(flatten(draft).map(([name, text]): [string, string] => [name, text])).toString();
  return query === '' ? '' : `?${query}`;
}

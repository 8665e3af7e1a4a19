/** /llms.txt: what a language model has to know to use the service, in one page made from the rules. */
import { inLanguage, questionName, systems } from '@rangefinder/rules';

/** The page, with absolute links. */
export function llmsText(publicUrl: string): string {
  const chapters = systems.map(({ slug, title, about, calculators }) => {
    const lines = calculators.map(
      ({ name, about: what }) => `- [${name}](${publicUrl}/v1/${questionName({ system: slug, name })}): ${inLanguage(what, 'en')}`,
    );
    return `## ${inLanguage(title, 'en')}\n\n${inLanguage(about, 'en')}\n\n${lines.join('\n')}`;
  });
  return `# Rangefinder

> Rules of tabletop wargames: exact figures, exact odds as fractions, and the rule behind each step, in English and Russian.

Ask a calculator rather than work it out yourself. Each answers by GET with flat parameters or by POST with JSON: \`allowed\`, \`refusal\`, \`summary\`
(one sentence), \`steps\` with their rules, and its figures. \`lang=RU\` for Russian. \`fields=target,chance\` for fewer fields. Wrong input is
answered with its path, what was given and what is allowed.

- [OpenAPI](${publicUrl}/openapi.json): every address with its parameters, ranges and answers
- [GraphQL](${publicUrl}/graphql): the same as one schema; [GraphiQL](${publicUrl}/graphiql)
- [MCP](${publicUrl}/mcp): the same as tools, streamable HTTP
- [Batch](${publicUrl}/v1/batch): up to 1,000 questions in one POST
- [Rulebook](${publicUrl}/v1/rules), [tables](${publicUrl}/v1/tables), [rulings](${publicUrl}/v1/rulings), [units](${publicUrl}/v1/units), [weapons](${publicUrl}/v1/weapons)

${chapters.join('\n\n')}
`;
}

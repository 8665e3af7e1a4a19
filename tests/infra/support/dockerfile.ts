/** Parses a Dockerfile. */
import { read, tool } from './tools.js';

interface Parser {
  readonly DockerfileParser: {
    parse(text: string): { getInstructions(): readonly { getKeyword(): string; getTextContent(): string }[] };
  };
}

/** Instructions of a file of infra/, each with its content on one line. */
export async function instructionsOf(path: string): Promise<readonly { readonly keyword: string; readonly content: string }[]> {
  const { DockerfileParser } = await tool<Parser>('dockerfile-ast');
  return DockerfileParser.parse(read(path))
    .getInstructions()
    .map((each) => {
      const keyword = each.getKeyword();
      return {
        keyword,
        content: each
          .getTextContent()
          .slice(keyword.length)
          .replaceAll(/\\\n\s*/g, '')
          .trim(),
      };
    });
}

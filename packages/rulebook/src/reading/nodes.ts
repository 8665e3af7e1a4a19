/** Markdown as a tree, and which of its nodes our texts may hold. */
import type { Nodes, Root, RootContent } from 'mdast';
import type {} from 'mdast-util-directive';
import remarkDirective from 'remark-directive';
import remarkParse from 'remark-parse';
import { unified } from 'unified';

const processor = unified().use(remarkParse).use(remarkDirective).freeze();

/** Markdown with directives as a tree. Directives are not resolved yet. */
export const parseMarkdown = (body: string): Root => processor.parse(body);

/** A node and everything below it, in reading order. */
export function* walk(node: Nodes): Generator<Nodes> {
  yield node;
  if ('children' in node) for (const child of node.children) yield* walk(child);
}

/** `rule:` in front of an id makes a link of it. */
const RULE_LINK = 'rule:';

/** The id that a link points at. @example linkedId('rule:alpha-strike/to-hit') // 'alpha-strike/to-hit' */
export const linkedId = (url: string): string | undefined => (url.startsWith(RULE_LINK) ? url.slice(RULE_LINK.length) : undefined);

/** Kinds of nodes that prose may hold, at any depth. */
const PROSE = ['paragraph', 'heading', 'list', 'listItem', 'blockquote', 'text', 'strong', 'emphasis', 'inlineCode', 'break', 'link'];

const HINTS: Readonly<Record<string, string>> = {
  textDirective: 'a colon right before a letter makes a directive: put a space or \\: there',
  containerDirective: 'directives stand on one line, with two colons',
  leafDirective: 'directives stand alone, not inside lists or quotations',
  html: 'HTML is not shown',
  code: 'an indented or fenced block is not shown',
};

/** What a top-level node holds that it may not, with the line of the body. */
export function proseProblems(node: RootContent): readonly { readonly line: number; readonly message: string }[] {
  return [...walk(node)].flatMap((found) => {
    const message = nodeProblem(found);
    return message === undefined ? [] : [{ line: found.position?.start.line ?? 0, message }];
  });
}

function nodeProblem(node: Nodes): string | undefined {
  if (!PROSE.includes(node.type)) return `${node.type} is not allowed${node.type in HINTS ? `: ${HINTS[node.type]}` : ''}`;
  if (node.type === 'heading' && node.depth === 1) return 'headings begin at ##: the title comes from the outline';
  if (node.type === 'link' && linkedId(node.url) === undefined) return `links point at rules, not at ${node.url}`;
  return undefined;
}

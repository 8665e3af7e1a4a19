/** Sections as HTML, for the site and the API: the same at both, but for what comes alive only in a page. */
import { FIRST_LANGUAGE, type Language, type RuleId } from '@rangefinder/rules';
import GithubSlugger from 'github-slugger';
import type { Element, ElementContent, Nodes } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { h } from 'hastscript';
import type { RootContent } from 'mdast';
import { type Handlers, toHast } from 'mdast-util-to-hast';
import type { Block, SectionText } from '../model.js';
import { proseText } from '../plain-text.js';
import { linkedId } from '../reading/nodes.js';
import { anchorOf, calculatorHtml, exampleHtml, type Links, rulingHtml, tableHtml } from './blocks.js';

/**
 * The body of a section as HTML, without its title. Only markup of ours comes out: raw HTML is never let through, and
 * every address is made by `links`.
 * @example renderHtml(section, 'en', { href: (rule) => addressOf(rule, 'en') })
 */
export function renderHtml(section: SectionText, language: Language, links: Links): string {
  const ids = headingIds(section);
  return section.blocks[language]
    .map((block) => {
      const children = blockHtml(block, language, links).map((node) => (isHeading(node) ? withId(node, ids.shift()) : node));
      return toHtml({ type: 'root', children });
    })
    .join('\n');
}

/** Ids of the headings of a section, in their order: made from the first language, so that a link holds in every one. */
function headingIds({ blocks }: SectionText): (string | undefined)[] {
  const slugger = new GithubSlugger();
  return blocks[FIRST_LANGUAGE].flatMap((block) =>
    block.kind === 'prose' && block.node.type === 'heading' ? [slugger.slug(proseText(block.node))] : [],
  );
}

/** A place in the page of a section that a link can lead to. */
export interface Place {
  readonly id: string;
  readonly title: string;
}

/**
 * Parts of a section in order: headings of the second level, tables, rulings.
 * @example placesIn(section, 'en') // [{ id: 'table-ranges', title: 'Range' }]
 */
export function placesIn(section: SectionText, language: Language): readonly Place[] {
  const ids = headingIds(section);
  return section.blocks[language].flatMap((block): readonly Place[] => {
    switch (block.kind) {
      case 'prose': {
        if (block.node.type !== 'heading') return [];
        const id = ids.shift();
        return id === undefined || block.node.depth > 2 ? [] : [{ id, title: proseText(block.node) }];
      }
      case 'table':
        return [{ id: anchorOf('table', block.table.id), title: block.table.title[language] }];
      case 'ruling':
        return [{ id: anchorOf('ruling', block.ruling.id), title: block.ruling.title[language] }];
      default:
        return [];
    }
  });
}

const isHeading = (node: ElementContent): node is Element => node.type === 'element' && /^h[2-6]$/.test(node.tagName);

const withId = (heading: Element, id: string | undefined): Element => ({ ...heading, properties: { ...heading.properties, id } });

function blockHtml(block: Block, language: Language, links: Links): readonly ElementContent[] {
  switch (block.kind) {
    case 'prose':
      return [proseHtml(block.node, links)];
    case 'table':
      return tableHtml(block, language, links);
    case 'ruling':
      return [rulingHtml(block, language, links)];
    case 'example':
      return [exampleHtml(block, language, links)];
    case 'calculator':
      return [calculatorHtml(block, language, links)];
  }
}

/** Markdown to HTML; links to rules get their addresses. */
function proseHtml(node: RootContent, links: Links): ElementContent {
  const handlers: Handlers = {
    link: (state, link) => h('a', { href: links.href(linkedId(link.url) as RuleId) }, state.all(link)),
  };
  return onlyElement(toHast(node, { handlers }));
}

function onlyElement(node: Nodes): ElementContent {
  if (node.type === 'root' || node.type === 'doctype') throw new Error(`a block became a ${node.type}`);
  return node;
}

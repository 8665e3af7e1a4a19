/** Words that are broken without a hyphen, from the smallest phone to a desktop. */
import type { Page } from 'playwright-core';
import { unfold } from './violations.js';

const WIDTHS = [320, 360, 390, 768, 1024, 1440];

/** Words that are broken, each with a line at the place, or that leave their segment. Code, addresses and drawings are left out. */
function brokenWords(): readonly string[] {
  const found = new Set<string>();
  const isSeen = (element: Element | null): boolean =>
    element?.checkVisibility({ opacityProperty: true, visibilityProperty: true }) === true;
  // Texts for screen readers alone are a pixel wide.
  const isHidden = (element: HTMLElement | null): boolean =>
    element !== null && (element.offsetWidth === 1 || isHidden(element.parentElement));
  const topOf = (range: Range): number | undefined => [...range.getClientRects()].filter(({ width }) => width > 0).at(-1)?.top;
  const check = (node: Text, element: HTMLElement): void => {
    const range = document.createRange();
    for (const { 0: word, index } of node.data.matchAll(/[\p{L}\p{N}\u00AD\u2060’']{2,}/gu)) {
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const box = element.closest('.segment')?.getBoundingClientRect();
      const { left, right, height } = range.getBoundingClientRect();
      if (box && (left < box.left - 1 || right > box.right + 1)) found.add(`${word} leaves its segment`);
      if (height < Number.parseFloat(getComputedStyle(element).fontSize) * 1.8) continue;
      let top: number | undefined;
      for (let at = 0; at < word.length; at += 1) {
        range.setStart(node, index + at);
        range.setEnd(node, index + at + 1);
        const next = topOf(range);
        const isBroken = top !== undefined && next !== undefined && next - top > 3;
        if (isBroken && word[at - 1] !== '\u00AD')
          found.add(`${word.slice(0, at)}|${word.slice(at)} in ${element.localName}.${element.className}`);
        top = next ?? top;
      }
    }
  };
  const walk = (root: Node): void => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      if (node instanceof Element && node.shadowRoot) walk(node.shadowRoot);
      else if (
        node instanceof Text &&
        element &&
        isSeen(element) &&
        !element.closest('pre, code, svg, style, script') &&
        !isHidden(element)
      )
        check(node, element);
    }
  };
  walk(document.body);
  return [...found];
}

/** Unfolds a page and returns the words that break at each width. */
export async function breaksOf(page: Page): Promise<readonly string[]> {
  await unfold(page);
  const broken: string[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    broken.push(...(await page.evaluate(brokenWords)).map((word) => `${width}: ${word}`));
  }
  return broken;
}

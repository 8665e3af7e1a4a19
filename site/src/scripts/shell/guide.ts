/** Pages for developers: adds copy buttons to code and replaces the host in requests with the current one. */

import { copy, make, say } from '@rangefinder/battle/dom';
import { DEVELOPERS } from '../../texts/developers.js';

/** Requests can be pasted as they are. The syntax highlighter splits the host over several text nodes. */
function nameHost(): void {
  const named = document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href;
  const built = named ? new URL(named).origin : location.origin;
  if (built === location.origin) return;
  for (const code of document.querySelectorAll('main code')) {
    const walker = document.createTreeWalker(code, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      if (node.nodeValue?.includes(built)) node.nodeValue = node.nodeValue.replaceAll(built, location.origin);
  }
}

const SHOWN_MS = 2_000;

function copyButton(pre: HTMLPreElement): HTMLButtonElement {
  const button = make('button', { type: 'button', class: 'copy-code' }, say(DEVELOPERS.copy)) as HTMLButtonElement;
  button.addEventListener('click', async () => {
    if (!(await copy(pre.querySelector('code')?.textContent ?? ''))) return;
    button.textContent = say(DEVELOPERS.copied);
    setTimeout(() => {
      button.textContent = say(DEVELOPERS.copy);
    }, SHOWN_MS);
  });
  return button;
}

function offerCopies(): void {
  for (const pre of document.querySelectorAll<HTMLPreElement>('main pre')) {
    const block = make('div', { class: 'code-block' }) as HTMLDivElement;
    pre.replaceWith(block);
    block.append(pre, copyButton(pre));
  }
}

nameHost();
offerCopies();

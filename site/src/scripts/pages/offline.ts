/** The page that stands in for one that is not kept: what is kept of it in the other language, and only ways on that lead somewhere. */
import { need } from '@rangefinder/battle/dom';

const isKept = async (path: string): Promise<boolean> => 'caches' in window && (await caches.match(path)) !== undefined;

/** The address is that of the page which is missing: the switch of language leads to the same one. */
async function offerTwin(): Promise<void> {
  const button = need<HTMLAnchorElement>('a[data-language]');
  const twin = location.pathname.replace(/^\/[a-z]{2}\//, `/${button.dataset.language}/`);
  button.href = twin;
  const offer = need<HTMLElement>('[data-twin]');
  if (twin === location.pathname || !(await isKept(twin))) return;
  need<HTMLAnchorElement>('a', offer).href = twin;
  offer.hidden = false;
}

/** Whether somebody opened the page itself: then nothing is missing. */
const isOpened = (): boolean => /^\/[a-z]{2}\/offline\/$/.test(location.pathname);

/** A service may be out of reach while the device has a network. */
async function hideDeadEnds(): Promise<void> {
  if (isOpened()) return;
  for (const item of document.querySelectorAll<HTMLElement>('.chips li'))
    item.hidden = !(await isKept(need<HTMLAnchorElement>('a', item).pathname));
}

void offerTwin();
void hideDeadEnds();

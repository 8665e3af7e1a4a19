/** The page shown offline in place of one that is not saved: links to its saved translation and hides links to unsaved pages. */
import { need } from '@rangefinder/battle/dom';

const isKept = async (path: string): Promise<boolean> => 'caches' in window && (await caches.match(path)) !== undefined;

/** The address is that of the missing page, so the language switch leads to its translation. */
async function offerTwin(): Promise<void> {
  const button = need<HTMLAnchorElement>('a[data-language]');
  const twin = location.pathname.replace(/^\/[a-z]{2}\//, `/${button.dataset.language}/`);
  button.href = twin;
  const offer = need<HTMLElement>('[data-twin]');
  if (twin === location.pathname || !(await isKept(twin))) return;
  need<HTMLAnchorElement>('a', offer).href = twin;
  offer.hidden = false;
}

/** Returns whether the reader opened `/offline/` itself. */
const isOpened = (): boolean => /^\/[a-z]{2}\/offline\/$/.test(location.pathname);

/** Hides links even if the device has a network: the service may be unreachable. */
async function hideDeadEnds(): Promise<void> {
  if (isOpened()) return;
  for (const item of document.querySelectorAll<HTMLElement>('.chips li'))
    item.hidden = !(await isKept(need<HTMLAnchorElement>('a', item).pathname));
}

void offerTwin();
void hideDeadEnds();

/** The page shown offline in place of one that is not saved: links to its saved translation and hides links to unsaved pages. */
import { need } from '@rangefinder/battle/dom';

const isSaved = async (path: string): Promise<boolean> => 'caches' in window && (await caches.match(path)) !== undefined;

/** The address is that of the missing page, so the language switch leads to its translation. */
async function offerTranslation(): Promise<void> {
  const button = need<HTMLAnchorElement>('a[data-language]');
  const translation = location.pathname.replace(/^\/[a-z]{2}\//, `/${button.dataset.language}/`);
  button.href = translation;
  const offer = need<HTMLElement>('[data-twin]');
  if (translation === location.pathname || !(await isSaved(translation))) return;
  need<HTMLAnchorElement>('a', offer).href = translation;
  offer.hidden = false;
}

/** Returns whether the reader opened `/offline/` itself. */
const isOfflinePageItself = (): boolean => /^\/[a-z]{2}\/offline\/$/.test(location.pathname);

/** Hides links even if the device has a network: the service may be unreachable. */
async function hideUnsavedLinks(): Promise<void> {
  if (isOfflinePageItself()) return;
  for (const item of document.querySelectorAll<HTMLElement>('.chips li'))
    item.hidden = !(await isSaved(need<HTMLAnchorElement>('a', item).pathname));
}

void offerTranslation();
void hideUnsavedLinks();

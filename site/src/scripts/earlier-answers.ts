/** What a calculator answered lately on this device. */
import { make, need } from './dom.js';

/** A situation, as the query of its address, and the sentence that answered it. */
interface Earlier {
  readonly search: string;
  readonly summary: string;
}

const MOST = 8;
/** An answer that stands this long was wanted; those on the way to it were not. */
const SETTLED_MS = 2_000;

const isEarlier = (value: unknown): value is Earlier =>
  typeof (value as Earlier | null)?.search === 'string' && typeof (value as Earlier).summary === 'string';

function load(key: string): readonly Earlier[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isEarlier).slice(0, MOST) : [];
  } catch {
    return [];
  }
}

function save(key: string, earlier: readonly Earlier[]): void {
  try {
    localStorage.setItem(key, JSON.stringify(earlier));
  } catch {
    // Storage may be switched off: nothing is remembered then.
  }
}

/** Keeps answers and lists them; `note` takes each that is shown. */
export function startEarlier(question: string): { note(search: string, summary: string): void } {
  const key = `answers ${document.documentElement.lang} ${question}`;
  const place = need<HTMLElement>('[data-earlier]');
  let settling: ReturnType<typeof setTimeout> | undefined;
  const draw = (): void => {
    const earlier = load(key);
    place.hidden = earlier.length === 0;
    need('ul', place).replaceChildren(
      ...earlier.map(({ search, summary }) => make('li', {}, make('a', { href: location.pathname + search }, summary))),
    );
  };
  need('[data-earlier-forget]', place).addEventListener('click', () => {
    clearTimeout(settling);
    save(key, []);
    draw();
  });
  draw();
  return {
    note: (search, summary) => {
      clearTimeout(settling);
      settling = setTimeout(() => {
        save(key, [{ search, summary }, ...load(key).filter((one) => one.search !== search)].slice(0, MOST));
        draw();
      }, SETTLED_MS);
    },
  };
}

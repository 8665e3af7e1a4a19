/** Recent answers of a calculator, saved on this device. */
import { make, need } from '@rangefinder/battle/dom';

/** An answer: the query string of its address and its summary sentence. */
interface SavedAnswer {
  readonly search: string;
  readonly summary: string;
}

const MAX_ANSWERS = 8;
/** Answers replaced sooner are intermediate states and are not saved. */
const SAVE_DELAY_MS = 2_000;

const isSavedAnswer = (value: unknown): value is SavedAnswer =>
  typeof (value as SavedAnswer | null)?.search === 'string' && typeof (value as SavedAnswer).summary === 'string';

function load(key: string): readonly SavedAnswer[] {
  try {
    const saved: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(saved) ? saved.filter(isSavedAnswer).slice(0, MAX_ANSWERS) : [];
  } catch {
    return [];
  }
}

function save(key: string, answers: readonly SavedAnswer[]): void {
  try {
    localStorage.setItem(key, JSON.stringify(answers));
  } catch {
    // Storage may be disabled.
  }
}

/** Lists the saved answers of a calculator. `note` saves another one after a delay. */
export function startAnswerHistory(question: string): { note(search: string, summary: string): void } {
  const key = `answers ${document.documentElement.lang} ${question}`;
  const place = need<HTMLElement>('[data-earlier]');
  let saving: ReturnType<typeof setTimeout> | undefined;
  const draw = (): void => {
    const answers = load(key);
    place.hidden = answers.length === 0;
    need('ul', place).replaceChildren(
      ...answers.map(({ search, summary }) => make('li', {}, make('a', { href: location.pathname + search }, summary))),
    );
  };
  need('[data-earlier-forget]', place).addEventListener('click', () => {
    clearTimeout(saving);
    save(key, []);
    draw();
  });
  draw();
  return {
    note: (search, summary) => {
      clearTimeout(saving);
      saving = setTimeout(() => {
        save(key, [{ search, summary }, ...load(key).filter((one) => one.search !== search)].slice(0, MAX_ANSWERS));
        draw();
      }, SAVE_DELAY_MS);
    },
  };
}

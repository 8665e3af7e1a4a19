/** Script of every page: theme, language, search, offline use. The search is loaded on first use. */

const SYSTEM = 'system';
const systemTheme = (): string => (matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark');
const opposite = (theme: string): string => (theme === 'light' ? 'dark' : 'light');

/** Cycles through: theme of the device, the opposite one, the same one by choice. */
function nextTheme(choice: string): string {
  if (choice === SYSTEM) return opposite(systemTheme());
  return choice === systemTheme() ? SYSTEM : systemTheme();
}

function toggleTheme(button: HTMLElement): void {
  const root = document.documentElement.dataset;
  const next = nextTheme(root.themeChoice ?? SYSTEM);
  root.themeChoice = next;
  root.theme = next === SYSTEM ? systemTheme() : next;
  store('theme', next);
  nameTheme(button);
}

/** Names the chosen theme in the label of the button. */
function nameTheme(button: HTMLElement): void {
  const texts = JSON.parse(button.dataset.texts ?? '{}') as Readonly<Record<string, string>>;
  const text = `${texts.theme}: ${texts[document.documentElement.dataset.themeChoice ?? SYSTEM]}`;
  button.setAttribute('aria-label', text);
  button.title = text;
}

function store(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Storage may be disabled; the choice then lasts for this page.
  }
}

/** The page of questions has the search in it. */
const ownSearch = (): HTMLInputElement | null => document.querySelector('main [data-search-panel] input[name=q]');
const searchDialog = (): HTMLDialogElement | null => document.querySelector('[data-search]');

/** Loads the search when its button is pointed at or focused: the first question should not wait for it. */
async function prepareSearch({ target }: Event): Promise<void> {
  const dialog = searchDialog();
  if (!dialog || savesData() || ownSearch() || !(target instanceof Element) || !target.closest('[data-search-open]')) return;
  const { prepareSearch } = await import('../search/search-panel.js');
  prepareSearch(dialog);
}

async function openSearch(query = ''): Promise<void> {
  const own = ownSearch();
  if (own) return own.focus();
  const dialog = searchDialog();
  if (!dialog || dialog.open) return;
  const input = dialog.querySelector('input');
  if (input && query !== '') input.value = query;
  dialog.showModal();
  const { startSearch } = await import('../search/search-panel.js');
  startSearch(dialog);
}

const isTyping = ({ target }: KeyboardEvent): boolean => {
  const [deepest] = target instanceof Element ? [target.shadowRoot?.activeElement ?? target] : [];
  return deepest?.matches('input, textarea, select, [contenteditable]') ?? false;
};

async function openKeys(): Promise<void> {
  const { toggleKeysHelp } = await import('./keys-help.js');
  toggleKeysHelp();
}

function onKey(event: KeyboardEvent): void {
  if (event.key === '?' && !isTyping(event)) return void openKeys();
  const wanted = (event.key === '/' && !isTyping(event)) || (event.key === 'k' && (event.ctrlKey || event.metaKey));
  if (!wanted) return;
  event.preventDefault();
  void openSearch();
}

function onClick({ target }: Event): void {
  if (!(target instanceof Element)) return;
  if (target.closest('[data-search-open]')) void openSearch();
  if (target.closest('[data-keys-open]')) void openKeys();
  const themeButton = target.closest<HTMLElement>('[data-theme-button]');
  if (themeButton) toggleTheme(themeButton);
  const language = target.closest<HTMLAnchorElement>('[data-language]');
  if (language) keepAddress(language);
}

/** The language switch keeps the query string and the hash. */
function keepAddress(link: HTMLAnchorElement): void {
  store('language', link.dataset.language ?? 'en');
  link.href = link.pathname + location.search + location.hash;
}

/** Scrolls the tab of this page into view on narrow screens. */
function showTab(): void {
  const tabs = document.querySelector<HTMLElement>('.tabs');
  const current = tabs?.querySelector<HTMLElement>('[aria-current]');
  // Starts at the previous tab, so that no label is cut off at the edge.
  const first = current?.parentElement?.previousElementSibling?.firstElementChild ?? current;
  if (tabs && first instanceof HTMLElement) tabs.scrollLeft = first.offsetLeft;
}

/** Opens the search of the home page for `/en/?search=heat`. */
function searchFromAddress(): void {
  const query = /^\/(en|ru)\/$/.test(location.pathname) ? new URLSearchParams(location.search).get('search') : null;
  if (query) void openSearch(query);
}

const HAS_SIDEBAR = '(min-width: 64em)';

/** The menu opens over the page up to the width of a sidebar. Starlight has a sidebar from 50em on, too wide for an upright tablet. */
function placeMenu(): void {
  const menu = document.querySelector<HTMLElement>('sl-sidebar-pane');
  if (menu) menu.popover = matchMedia(HAS_SIDEBAR).matches ? null : 'auto';
}

void customElements.whenDefined('sl-sidebar-pane').then(placeMenu);
for (const query of ['(min-width: 50em)', HAS_SIDEBAR]) matchMedia(query).addEventListener('change', placeMenu);
for (const button of document.querySelectorAll<HTMLElement>('[data-theme-button]')) nameTheme(button);
showTab();
if (location.pathname.includes('/developers/')) void import('./guide.js');
searchFromAddress();
document.addEventListener('click', onClick);
for (const type of ['pointerover', 'focusin']) document.addEventListener(type, (event) => void prepareSearch(event), { passive: true });
document.addEventListener('keydown', onKey);

/** Pages of this language are saved for offline use after an idle time, unless the device saves data. */
const IDLE_MS = 8_000;

function savesData(): boolean {
  const { connection } = navigator as Navigator & { readonly connection?: { readonly saveData?: boolean } };
  return connection?.saveData ?? false;
}

async function registerWorker(): Promise<void> {
  await navigator.serviceWorker.register('/sw.js');
  if (savesData()) return;
  const { active } = await navigator.serviceWorker.ready;
  setTimeout(() => active?.postMessage({ keep: document.documentElement.lang.slice(0, 2) }), IDLE_MS);
}

if ('serviceWorker' in navigator && import.meta.env.PROD) addEventListener('load', () => void registerWorker().catch(() => undefined));

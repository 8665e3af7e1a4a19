/** The damage matrix: the cell under the pointer or the focus shows all of its odds above the table. */
const table = document.querySelector<HTMLTableElement>('[data-matrix]');
const says = document.querySelector<HTMLElement>('[data-matrix-says]');
const rows = [...(table?.tBodies[0]?.rows ?? [])].map((row) => [...row.querySelectorAll('button')]);

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

/** Only one cell is in the tab order (roving tabindex); arrow keys move it. */
function show(cell: HTMLButtonElement): void {
  for (const other of rows.flat()) other.tabIndex = other === cell ? 0 : -1;
  if (says) says.textContent = cell.dataset.says ?? '';
}

function move(event: KeyboardEvent): void {
  const step = STEPS[event.key];
  const y = rows.findIndex((row) => row.includes(event.target as HTMLButtonElement));
  if (!step || y < 0) return;
  const x = (rows[y] ?? []).indexOf(event.target as HTMLButtonElement);
  const next = rows[y + step[1]]?.[x + step[0]];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

table?.addEventListener('focusin', ({ target }) => target instanceof HTMLButtonElement && show(target));
table?.addEventListener('pointerover', ({ target }) => {
  if (says && target instanceof HTMLButtonElement) says.textContent = target.dataset.says ?? '';
});
table?.addEventListener('click', ({ target }) => target instanceof HTMLButtonElement && show(target));
table?.addEventListener('keydown', move);

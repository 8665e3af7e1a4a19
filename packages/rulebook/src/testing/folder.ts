/** Content folders made for a test. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';

/** Writes files below a new folder that is gone after the test. */
export function contentFolder(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'rulebook-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
}

/** A section of Alpha Strike in both languages. @example section('range', 'Measure.', 'Мерьте.') */
export const section = (name: string, en: string, ru: string): Readonly<Record<string, string>> => ({
  [`en/alpha-strike/${name}.md`]: `---\nid: alpha-strike/${name}\nsummary: Summary.\n---\n${en}\n`,
  [`ru/alpha-strike/${name}.md`]: `---\nid: alpha-strike/${name}\nsummary: Кратко.\n---\n${ru}\n`,
});

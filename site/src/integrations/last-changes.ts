/** Modification dates of pages for the sitemap: the last commit of their sources. */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { systems } from '@rangefinder/rules';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

/** Time of the last commit in some folders; undefined outside of a repository. */
function lastCommit(folders: readonly string[]): string | undefined {
  const { status, stdout } = spawnSync('git', ['log', '-1', '--format=%cI', '--', ...folders], { cwd: ROOT, encoding: 'utf8' });
  return status === 0 && stdout.trim() !== '' ? new Date(stdout.trim()).toISOString() : undefined;
}

const ofSystem = (slug: string): readonly string[] => [
  `packages/rules/src/${slug}`,
  `site/src/systems/${slug}`,
  ...['en', 'ru'].map((language) => `packages/rulebook/content/${language}/${slug}`),
];

/** Returns a function from address to modification date; undefined if unknown. */
export function lastChanges(): (address: string) => string | undefined {
  const bySystem = new Map(systems.map(({ slug }) => [slug as string, lastCommit(ofSystem(slug))]));
  const ofSite = lastCommit(['site/src']);
  return (address) => {
    const [, , slug = ''] = new URL(address).pathname.split('/');
    return bySystem.get(slug) ?? ofSite;
  };
}

/** When pages were last changed, for search engines: the last commit of what they are made from. */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { systems } from '@rangefinder/rules';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

/** The time of the last commit of some folders; undefined outside a repository. */
function lastCommit(folders: readonly string[]): string | undefined {
  const { status, stdout } = spawnSync('git', ['log', '-1', '--format=%cI', '--', ...folders], { cwd: ROOT, encoding: 'utf8' });
  return status === 0 && stdout.trim() !== '' ? new Date(stdout.trim()).toISOString() : undefined;
}

const ofSystem = (slug: string): readonly string[] => [
  `packages/rules/src/${slug}`,
  `site/src/systems/${slug}`,
  ...['en', 'ru'].map((language) => `packages/rulebook/content/${language}/${slug}`),
];

/** The last change of a page by its address; undefined where nobody knows. */
export function lastChanges(): (address: string) => string | undefined {
  const bySystem = new Map(systems.map(({ slug }) => [slug as string, lastCommit(ofSystem(slug))]));
  const ofSite = lastCommit(['site/src']);
  return (address) => {
    const [, , slug = ''] = new URL(address).pathname.split('/');
    return bySystem.get(slug) ?? ofSite;
  };
}

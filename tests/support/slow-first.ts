/**
 * Order of test files. Projects run one after another, and Vitest starts the largest files of a project first. Slow files that are
 * small would start last and leave the other worker idle.
 */
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Ends of the paths of files that take several times as long as others of their project, the slowest first. */
export const SLOW = [
  'browser/page-layout.test.ts',
  'search/development-questions.test.ts',
  'search/unread-questions.test.ts',
  'faults/hostile-clients.test.ts',
  'importing/killed.test.ts',
  'faults/database.test.ts',
  'browser/accessibility.test.ts',
  'browser/tasks.test.ts',
  'structure/new-rule-set.test.ts',
  'browser/offline.test.ts',
  'packages/packages.test.ts',
  'python/python.test.ts',
  'infra/image-steps.test.ts',
  'browser/pages.test.ts',
  'duel/cost.test.ts',
  'browser/search.test.ts',
  'browser/battle.test.ts',
  'search/unit-searches.test.ts',
] as const;

const rankOf = ({ moduleId }: TestSpecification): number => {
  const rank = SLOW.findIndex((end) => moduleId.endsWith(end));
  return rank < 0 ? SLOW.length : rank;
};

export class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const projects = Map.groupBy(sorted, ({ project }) => project.name);
    return [...projects.values()].flatMap((ofProject) => ofProject.toSorted((a, b) => rankOf(a) - rankOf(b)));
  }
}

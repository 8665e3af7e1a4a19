/**
 * Part of `npm run lint`: checks the messages of commits since the last release against CONTRIBUTING.md, "Commits". Without
 * history, as in an archive or a shallow clone, it reports that it skipped the check.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { findRefused, refusedWords } from './refused-words.mjs';
import { root } from './setup.mjs';

/** Earlier commits are not checked. The tag of a later release replaces this commit. */
const CHECKED_AFTER = 'fe17185e0bc9319a0fc09971d31a7a182ae342a8';
/** Bodies of earlier commits are not checked. */
const BODIES_CHECKED_SINCE = '2026-11-27';
const MAX_SUBJECT_CHARACTERS = 72;
const MAX_BODY_LINE_CHARACTERS = 100;

/** Imperatives with the ending of another verb form. */
const IMPERATIVES = new Set(
  'Access Address Assess Bias Bring Bypass Canvas Class Compress Cross Discuss Dismiss Embed Exceed Express Feed Focus Guess Index Miss Need Pass Ping Press Proceed Process Progress Seed Shed Speed Spring String Stress Suppress Swing Toss'
    .toLowerCase()
    .split(' '),
);

/** Words that begin a statement. */
const OTHER_OPENINGS = new Set(
  'a after all also an and any are as at because before both but by can each either every few for from has he how however i if in instead into is it its more most much neither never no nobody none nor not nothing now of on one only or other our some such than that the their them then there these they this those to too two under until was we what when where which while who whoever why with without you'.split(
    ' ',
  ),
);

/** Words that follow a noun, not an imperative. */
const AFTER_A_NOUN = /^\S+ (of|is|are|was|were|has|have|had|no longer|can|cannot|must|may|does|follow|follows|says?|named?)\b/;

/** Subjects that Git generates. */
const MADE_BY_GIT = /^(Merge (branch|branches|commit|pull request|remote-tracking branch|tag)|Revert "|fixup! |squash! )/;

/**
 * Problems of a subject; empty if it is right.
 * @param {string} subject
 * @returns {string[]}
 * @example problemsOf('Adds a cache.') // ['begins with "Adds": write the imperative', 'ends with a period']
 */
export function problemsOf(subject) {
  if (MADE_BY_GIT.test(subject)) return [];
  const [first = ''] = subject.split(/[\s,:]/);
  const word = first.toLowerCase();
  const isOtherForm = /^[a-z]+(s|ed|ing)$/.test(word) && !IMPERATIVES.has(word);
  const problems = [
    [subject.length > MAX_SUBJECT_CHARACTERS, `has ${subject.length} characters, at most ${MAX_SUBJECT_CHARACTERS} are allowed`],
    [!/^[A-Z]/.test(subject), 'does not begin with a capital letter'],
    [isOtherForm || OTHER_OPENINGS.has(word) || AFTER_A_NOUN.test(subject), `begins with "${first}": write the imperative`],
    [/[.…!?]$/.test(subject), 'ends with a period'],
    [subject.includes(';'), 'has a semicolon: make two commits, or one subject'],
    [/[a-z\d]: |[.!?] [A-Z]| [–—] /.test(subject), 'has two clauses: make two commits, or put one into the body'],
    [/, (and|but|so|which|who|as|or|nor|yet|while|because|since|though|although)\b/.test(subject), 'has two clauses'],
  ];
  return problems.filter(([isWrong]) => isWrong).map(([, problem]) => String(problem));
}

/**
 * Problems of a body; empty if it is right.
 * @param {string} body
 * @param {readonly import('./refused-words.mjs').Refused[]} words
 * @returns {string[]}
 */
export function problemsOfBody(body, words) {
  const longest = Math.max(...body.split('\n').map((line) => line.length));
  const isTooLong = longest > MAX_BODY_LINE_CHARACTERS && !/https?:/.test(body);
  return [
    ...(isTooLong ? [`has a line of ${longest} characters in its body, at most ${MAX_BODY_LINE_CHARACTERS} are allowed`] : []),
    ...findRefused(body, words).map(({ word, instead }) => `has the word ${word} in its body: write ${instead}`),
  ];
}

/** Output of Git; undefined if it fails. @param {string[]} parameters */
function git(...parameters) {
  const { status, stdout } = spawnSync('git', parameters, { cwd: root, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
}

/** Whether this clone has both commits and the first is an ancestor of the second. @param {string} commit @param {string} later */
const isBefore = (commit, later) => git('merge-base', '--is-ancestor', commit, later) !== undefined;

/** The last release, or the commit after which messages are checked. */
function baseCommit() {
  const release = git('describe', '--tags', '--match', 'v[0-9]*', '--abbrev=0', 'HEAD');
  return release && isBefore(CHECKED_AFTER, release) ? release : CHECKED_AFTER;
}

/** Reason to skip the check; undefined if the history is complete. @param {string} base */
function reasonToSkip(base) {
  if (git('rev-parse', '--show-prefix') !== '') return 'this folder is not a clone';
  if (!isBefore(base, 'HEAD')) return `this clone lacks commit ${base.slice(0, 12)} (git fetch --unshallow)`;
  return undefined;
}

/** Checks the commits of this clone. */
function main() {
  const base = baseCommit();
  const reason = reasonToSkip(base);
  if (reason) return void process.stdout.write(`Commit messages skipped: ${reason}.\n`);
  const words = refusedWords(readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8'));
  const commits = (git('log', '--no-merges', '--format=%h %cs%n%s%n%b%x00', `${base}..HEAD`) ?? '')
    .split('\0')
    .filter((text) => text.trim());
  const complaints = commits.flatMap((commit) => {
    const [head = '', subject = '', ...body] = commit.trim().split('\n');
    const [hash, day = ''] = head.split(' ');
    const inBody = day < BODIES_CHECKED_SINCE ? [] : problemsOfBody(body.join('\n'), words);
    return [...problemsOf(subject), ...inBody].map((problem) => `${hash} “${subject}” ${problem}.`);
  });
  if (complaints.length === 0) return;
  process.stderr.write(`Messages of commits (CONTRIBUTING.md, “Commits”):\n${complaints.join('\n')}\n`);
  process.exitCode = 1;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) main();

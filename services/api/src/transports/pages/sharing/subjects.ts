/** The subject of a share image: a situation with its answer, an entry with its figures, else title and description of the page. */
import { entrySummary, type ShareSubject } from '@rangefinder/cards';
import { cardContext } from '@rangefinder/cards/words';
import { calculatorBy, capital, type Language, systems } from '@rangefinder/rules';
import type { Request } from 'express';
import type { ResolverContext } from '../../../context/resolver-context.js';
import { findEntryPage, type RequestedEntry, requestedEntry } from '../requested-entry.js';
import type { ShareImageRenderer } from './share-image-renderer.js';
import {
  type AskedQuestion,
  answered,
  questionAsked,
  type Situation,
  type SituationReader,
  sentenceOf,
  sidesOf,
  titleOf,
} from './situations.js';

/** The page of a share image: `/en/alpha-strike/rules/heat`. */
export interface Address {
  readonly language: Language;
  readonly path: string;
  readonly query: Request['query'];
}

/** Sources of subjects. */
export interface Sources {
  readonly renderer: ShareImageRenderer;
  readonly read: SituationReader;
}

const joined = (...parts: readonly string[]): string => parts.filter(Boolean).join(' · ');

/** The subject of an address; undefined where there is no such page. */
export async function subjectOf(
  { language, path, query }: Address,
  { renderer, read }: Sources,
  context: ResolverContext,
): Promise<ShareSubject | undefined> {
  const situation = read(path, query);
  const situationSubject = situation && (await ofSituation(situation, renderer, context));
  if (situationSubject) return situationSubject;
  const question = await questionAsked(path, query, context);
  if (question) return ofQuestion(question, renderer, language);
  const entry = requestedEntry(path);
  const entrySubject = entry && (await ofEntry(entry, renderer, context));
  if (entrySubject) return entrySubject;
  const page = await renderer.pageAt(path);
  return page === undefined ? undefined : ofPage(page, path, language, renderer);
}

async function ofSituation(
  situation: Situation,
  renderer: ShareImageRenderer,
  context: ResolverContext,
): Promise<ShareSubject | undefined> {
  const answer = await answered(situation, context);
  if (!answer) return undefined;
  const { calculator } = situation;
  const sides = await sidesOf(situation, context);
  const title = calculator.title[context.language];
  return {
    above: joined(titleOf(calculator.system, context.language), sides && title),
    title: sides || title,
    figures: await renderer.figuresOf(calculator, answer, context.language),
    text: sentenceOf(answer),
    drawing: renderer.drawingOf(calculator.system),
  };
}

/** Longer questions do not fit an image. */
const MAX_TITLE_CHARACTERS = 90;

async function ofQuestion({ text, reading }: AskedQuestion, renderer: ShareImageRenderer, language: Language): Promise<ShareSubject> {
  const calculator = reading && calculatorBy(reading.question);
  const isAnswered = calculator !== undefined && reading?.answer != null && 'steps' in reading.answer;
  return {
    above: joined(titleOf(calculator?.system, language), calculator?.title[language] ?? '') || SITE,
    title: shortened(text),
    figures: isAnswered ? await renderer.figuresOf(calculator, reading.answer as object, language) : [],
    text: reading?.summary ?? '',
    drawing: renderer.drawingOf(calculator?.system),
  };
}

/** @example shortened('short') // 'short' */
export const shortened = (text: string): string =>
  text.length > MAX_TITLE_CHARACTERS ? `${text.slice(0, MAX_TITLE_CHARACTERS - 1).trimEnd()}…` : text;

async function ofEntry(
  requested: RequestedEntry,
  renderer: ShareImageRenderer,
  context: ResolverContext,
): Promise<ShareSubject | undefined> {
  const page = await findEntryPage(requested, context);
  if (!page) return undefined;
  const { name, kind, figures } = entrySummary(page.entry, cardContext(requested.language));
  const [system = ''] = requested.id.split('/');
  return { above: titleOf(system, requested.language), title: name, figures, text: capital(kind), drawing: renderer.drawingOf(system) };
}

const SITE = 'Rangefinder';
const HEADING = /<h1 id="_top">([\s\S]*?)<\/h1>/;
const TITLE = /<title>([\s\S]*?) \| Rangefinder<\/title>/;
const LEAD = /<p class="lead">([\s\S]*?)<\/p>/;
const DESCRIPTION = /<meta name="description" content="([^"]*)"/;
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#34': '"', '#39': '’', '#x27': '’' };

const plain = (html: string): string =>
  html
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll(/&(#?\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole)
    .replaceAll('\u00AD', '')
    .trim();

function ofPage(html: string, path: string, language: Language, renderer: ShareImageRenderer): ShareSubject {
  const [, , slug] = path.split('/');
  const system = systems.some((one) => one.slug === slug) ? slug : undefined;
  const [title = ''] = [HEADING, TITLE].flatMap((pattern) => pattern.exec(html)?.slice(1) ?? []).map(plain);
  const text = plain((LEAD.exec(html) ?? DESCRIPTION.exec(html))?.[1] ?? '');
  const above = titleOf(system, language);
  return { above: above === title || above === '' ? SITE : above, title, figures: [], text, drawing: renderer.drawingOf(system) };
}

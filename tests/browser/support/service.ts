/** Answers of the service to the questions of widgets. */
import { type AnyCalculator, kebab, type Language } from '@rangefinder/rules';

import type { Draft } from './edits.js';
import { serviceUrl } from './running-site.js';

interface Body {
  readonly allowed: boolean;
  readonly summary: string;
  readonly refusal: { readonly text: string } | null;
}

/** The sentence that a page has to show: the answer or the refusal; undefined for an invalid draft. */
export async function sentenceOf(calculator: AnyCalculator, draft: Draft, language: Language): Promise<string | undefined> {
  const response = await fetch(`${serviceUrl}/v1/${calculator.system}/${kebab(calculator.name)}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...draft, lang: language.toUpperCase() }),
  });
  if (!response.ok) return undefined;
  const { allowed, summary, refusal } = (await response.json()) as Body;
  return allowed || !refusal ? summary : refusal.text;
}

/** A hit as transports show it. */
import { inLanguage, type Language } from '@rangefinder/rules';
import { apiAddress } from '../api-address.js';
import type { Document, HitKind } from './hits.js';

export interface ShownHit {
  readonly id: string;
  readonly kind: HitKind;
  readonly system: string;
  readonly title: string;
  readonly summary: string;
  readonly url: string;
  readonly apiUrl: string;
  /** Language of the hit. Internal. */
  readonly language: Language;
}

/** A calculator has the id of its address. In the search index it differs from that of a section with the same name. */
const publicId = ({ id, kind }: Document): string => (kind === 'CALCULATOR' ? id.replace('/calculator/', '/') : id);

export function publicHit(document: Document, language: Language, publicUrl: string): ShownHit {
  const id = publicId(document);
  const { kind, system, title, summary, path } = document;
  return {
    id,
    kind,
    system,
    title: inLanguage(title, language),
    summary: inLanguage(summary, language),
    url: `${publicUrl}/${language}/${path}`,
    apiUrl: apiAddress(kind, id, publicUrl),
    language,
  };
}

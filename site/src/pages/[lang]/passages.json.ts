/** Lines of the rulebook, loaded by the first search. */
import type { Language } from '@rangefinder/rules';
import type { APIContext } from 'astro';
import { inBothLanguages } from '../../model/languages.js';
import { passages } from '../../model/passages.js';

export const getStaticPaths = inBothLanguages;

export const GET = ({ params }: APIContext): Response =>
  new Response(JSON.stringify(passages(params.lang as Language)), { headers: { 'content-type': 'application/json' } });

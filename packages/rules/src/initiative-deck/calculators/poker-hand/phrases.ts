/** What players say when they ask this calculator. */
import type { Phrases } from '../../../calculator/phrases.js';

export const phrases: Phrases = {
  questions: {
    en: 'poker hand; what hand; what do i have; which hand|combination; my hand; hand @; is this a|my; what is @; name the hand; combo; how rare is|likely my hand; category; what have i got; five suit poker; these five cards; what poker combination; thats something',
    ru: 'покерная рука|комбинация; какая комбинация|рука; что у меня; что за рука|комбинация; моя рука; собрал|собралось; что это @; рука @; какая это; что это; что у меня; пять мастей что',
  },
};

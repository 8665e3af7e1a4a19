/** What players say when they ask this calculator. */
import type { Phrases } from '../../../calculator/phrases.js';

export const phrases: Phrases = {
  questions: {
    en: 'poker hand; what hand; what do i have; which hand|combination; my hand; hand @; is this a|my; what is @; name the hand; combo; how rare is|likely my hand; category; what have i got; five suit poker; these five cards; what poker combination; thats something; what do i hold; i hold; what hand do; my cards; got cards; cards are; hand is it; call this hand; this hand called; name of my hand; is it a straight|flush; i got; beat anything; anything good; all suits; every suit; five suits',
    ru: 'покерная рука|комбинация; какая комбинация|рука; что у меня; что за рука|комбинация; моя рука; собрал; что это @; рука @; какая это; что это; пять мастей что; как называется рука|комбинация; что собралось; мои карты; что у меня на руках; на руках; какая у меня; что я собрал; комбинация из; это стрит|флеш|каре; пришли карты; это что; что это за; как называется; всех мастей; все масти; все пять мастей; одни; чего собрал; это хоть что-то; пять карточек; ни пары ничего; хоть что-то значит',
  },
};

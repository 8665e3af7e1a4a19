import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { canonical, readCard, STAR_LORD, SUITED_CARDS, spell } from './card.js';
import { anyCard, suitedCard } from './card-fields.js';

describe('cards', () => {
  test('the deck has 65 suited cards and two Star Lords', () => expect(new Set(SUITED_CARDS.map(canonical)).size).toBe(65));

  test.each([...SUITED_CARDS, STAR_LORD])('parses %o in either language, in any case and with surrounding space', (card) => {
    for (const language of ['en', 'ru'] as const)
      for (const text of [spell(card, language), spell(card, language).toLowerCase(), ` ${spell(card, language).toUpperCase()} `]) {
        expect(readCard(text), text).toEqual(card);
        expect(anyCard.pattern.test(text), text).toBe(true);
      }
  });

  test('accepts mixed scripts: Lд and Тd', () => {
    expect(readCard('Lд')).toEqual({ kind: 'suited', rank: 13, suit: 'DRAGONS' });
    expect(readCard('Тd')).toEqual({ kind: 'suited', rank: 1, suit: 'DRAGONS' });
  });

  test.each(['', '1d', '11d', '0d', 'dL', 'Lx', 'L', 'd', '10', '**', 'Kd', 'Дд', '10 d', 'Lſ'])('rejects %s', (text) => {
    expect(readCard(text)).toBeUndefined();
    expect(anyCard.pattern.test(text)).toBe(false);
  });

  test('the pattern matches exactly the texts that can be parsed', () => {
    const letters = [...'tтmмdгlлTТMМDГLЛ0123456789defswдоксмDEFSWДОКСМ*ЗЛзл ſ'];
    const texts = fc.array(fc.constantFrom(...letters), { minLength: 1, maxLength: 4 }).map((parts) => parts.join(''));
    fc.assert(
      fc.property(texts, (text) => {
        const card = readCard(text);
        expect(anyCard.pattern.test(text), text).toBe(card !== undefined);
        expect(suitedCard.pattern.test(text), text).toBe(card?.kind === 'suited');
      }),
      { numRuns: 3000 },
    );
  });
});

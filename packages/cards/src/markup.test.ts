import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { element, escapeMarkup, fragment, linkTarget } from './markup.js';

/** Names that break out of a text, an attribute, a comment or a script where one of them is not escaped. */
const HOSTILE = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "' onmouseover='alert(1)",
  ']]><svg onload=alert(1)>',
  '</title></text><image href="file:///etc/passwd"/>',
  '--><b>',
  '&lt;b&gt; &amp;amp;',
  '{{alert(1)}}',
  'a\u0000b\u0008c\uD800d\uFFFEe',
] as const;

/** Undoes the five entities, so that a test can compare with the input. */
const unescaped = (text: string): string =>
  text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&#39;', "'").replaceAll('&amp;', '&');

describe('escapeMarkup', () => {
  test.each(HOSTILE)('leaves no markup of %j', (name) => {
    expect(escapeMarkup(name)).not.toMatch(/[<>"']|&(?!(?:amp|lt|gt|quot|#39);)/);
  });

  test('omits characters that XML forbids', () => {
    expect(escapeMarkup('a\u0000b\u0008c\uD800d\uFFFEe\u007Ff')).toBe('abcde\u007Ff');
    expect(escapeMarkup('tab\tline\nemoji 😀')).toBe('tab\tline\nemoji 😀');
  });

  test('keeps every other text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        fc.pre(!/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/u.test(text));
        expect(unescaped(escapeMarkup(text))).toBe(text);
      }),
    );
  });
});

describe('element', () => {
  test.each(HOSTILE)('contains %j as text and as an attribute', (name) => {
    const { text } = element('p', { title: name }, element('b', {}, name));
    expect(text).toBe(`<p title="${escapeMarkup(name)}"><b>${escapeMarkup(name)}</b></p>`);
  });

  test('writes no end tag of an element without content', () => {
    expect(element('input', { type: 'text' }).text).toBe('<input type="text">');
    expect(element('b').text).toBe('<b></b>');
  });

  test('omits absent attributes and children', () => {
    expect(element('a', { href: undefined, hidden: true, 'data-x': false }, null, false, undefined, 'x').text).toBe('<a hidden="">x</a>');
    expect(fragment('<', element('i')).text).toBe('&lt;<i></i>');
  });
});

test.each([
  ['https://example.org/', true],
  ['HTTP://example.org/', true],
  ['/en/units/', true],
  ['//example.org', false],
  ['/\\example.org', false],
  ['javascript:alert(1)', false],
  [' javascript:alert(1)', false],
  ['data:text/html,x', false],
])('linkTarget(%j) accepts: %s', (address, isAccepted) => {
  expect(linkTarget(address)).toBe(isAccepted ? address : undefined);
});

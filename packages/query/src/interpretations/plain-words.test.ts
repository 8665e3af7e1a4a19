import { expect, test } from 'vitest';
import { interpretPlainWords } from './plain-words.js';

test.each([
  // A comma ends a phrase.
  ['mechs that can jump, 12 pv or less', 'type:BM jump pv<=12'],
  ['jump 12', 'jump:12'],
  ['heavies in the clan invasion hitting for 5 or more up close', 'size:3 era:clan-invasion short>=5'],
  ['long range damage 7 or more', 'long>=7'],
  ['stealthy light', 'special:STL size:1'],
  ['мехи с ролью скаут', 'type:BM role:Scout'],
  ['мехи на дальней бьют на 7 и выше', 'type:BM long>=7'],
  ['тяжелые с дальним уроном от 5', 'size:3 long>=5'],
])('“%s” means %s', (text, conditions) => expect(interpretPlainWords(text)).toMatchObject({ conditions, text: '' }));

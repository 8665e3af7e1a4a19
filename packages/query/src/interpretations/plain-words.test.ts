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
  // Two values of a field are alternatives, and a year is no figure of a card.
  ['heavy or assault mechs with the Scout role, 27 pv or under', '(size:3 or size:4) type:BM role:Scout pv<=27'],
  ['davion or steiner assaults', '(faction:davion or faction:steiner) size:4'],
  ['mechs doing 9 or more damage at short range, 50 PV tops', 'type:BM short>=9 pv<=50'],
  ['тяжелые мехи на 3025 год с бронёй от 7', 'size:3 type:BM era:renaissance armor>=7'],
  ['heavy mechs introduced after 3050', 'size:3 type:BM introduced>3050'],
  ['средние омники с тмм 2+', 'size:2 special:OMNI tmm>=2'],
])('“%s” means %s', (text, conditions) => expect(interpretPlainWords(text)).toMatchObject({ conditions, text: '' }));

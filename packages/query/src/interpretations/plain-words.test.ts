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

test.each([
  // Numbers that are written out.
  ['assaults that hit for five at medium', 'size:4 medium>=5'],
  ['toughest medium for under thirty-five points', 'sort:-armor size:2 pv<35'],
  ['mechs under one hundred twenty points', 'type:BM pv<120'],
  ['танки с ховером до двадцати пяти очков', 'type:CV motive:hover pv<=25'],
  ['кто бьёт на дальней хотя бы двойкой', 'long>=2'],
  ['мехи третьего размера', 'type:BM size:3'],
  // Limits of the cost, and the points behind them.
  ['mechs that jump and cost under 35 pv', 'type:BM jump pv<35'],
  ['не дороже 14 ОС', '-pv>14'],
  ['тяжёлые мехи с прыжком до 35 очков', 'size:3 type:BM jump pv<=35'],
  ['lights for about 20 points', 'size:1 pv:18..22'],
  ['heavies for 30ish points', 'size:3 pv:27..33'],
  // A comparison that begins with the next figure does not end the one before.
  ['mechs with tmm 4 under 25 pv', 'type:BM tmm:4 pv<25'],
  ['tmm 3 and more than four armor', 'tmm:3 armor>4'],
  // Lengths.
  ['fast mediums with at least 12 inches', 'sort:-move size:2 move>=12'],
  ['jumpers 10" or better', 'jump>=10'],
  ['мехи с прыжком 12 дюймов и больше', 'type:BM jump>=12'],
  // Abilities.
  ['units with MEL', 'special:MEL'],
  ['у кого НПН 2 и выше', 'special:IF>=2'],
  ['what has IF2', 'special:IF>=2'],
  ['кто с ЭНО и ССХБ II', 'special:ENE special:CASEII'],
  ['у кого РБД', 'special:LRM'],
  ['CASE and IF below 16 pv', 'special:CASE special:IF pv<16'],
  ['who has rear weapons', 'special:REAR'],
  ['units with no heat scale', '-type:BM,IM,AF'],
  ['mechs without overheat', 'type:BM ov:0'],
  ["clan mechs that don't jump", 'tech:Clan type:BM -jump'],
  ['battle armor that can carry anti-mech', 'type:BA special:AM'],
  // Orders.
  ['fast scouts, sorted by points', 'sort:-move role:Scout sort:pv'],
  ['size three mechs, pv ascending', 'size:3 type:BM sort:pv'],
  ['топ по броне среди тяжёлых', 'sort:-armor size:3'],
  ['лучшие по урону на средней', 'sort:-medium'],
  // Damage at a range.
  ['VTOLs with long range damage', 'motive:vtol long>0'],
  ['mechs doing nine or more damage at short range', 'type:BM short>=9'],
  ['у кого на дальней урон 3 и больше', 'long>=3'],
  ['3 medium mechs', 'size:2 type:BM'],
  // Roles, kinds and eras.
  ['штурмовые ракетчики', 'size:4 role:"Missile Boat"'],
  ['батлармор с антимехом', 'type:BA special:AM'],
  ['мехи эпохи войн за наследие', 'type:BM era:late-succession-wars'],
])('“%s” means %s, too', (text, conditions) => expect(interpretPlainWords(text)).toMatchObject({ conditions }));

test.each([
  // Small words are no part of a name, and neither is how many are wanted.
  ['every locust variant under 20', 'locust'],
  ['show me five cheap fire support mechs', ''],
  ['which medium mechs cost less than 25 points and what else', 'else'],
  ['hunchback s under 60', 'hunchback s'],
  // Words with a meaning in capitals only, and codes that are other words.
  ['if the mech jumps', ''],
  ['i am after light mechs', ''],
])('“%s” leaves “%s”', (text, rest) => expect(interpretPlainWords(text)?.text).toBe(rest));

test.each(['locust', 'локуст 1е', 'marauder ii', '5150', 'lasers in 5150', 'how much damage at medium range', 'какой урон вблизи'])(
  '“%s” means no condition',
  (text) => expect(interpretPlainWords(text)).toBeUndefined(),
);

test('a small word means no ability or faction', () => {
  expect(interpretPlainWords('i am looking for light mechs')?.conditions).toBe('size:1 type:BM');
  expect(interpretPlainWords('highest armor per point')?.conditions).toBe('sort:-armor');
  expect(interpretPlainWords('mechs to shoot after two turns')?.conditions).toBe('type:BM');
});

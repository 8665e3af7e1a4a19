import { atLeast, roll, toText } from '@rangefinder/dice';
import { expect, test } from 'vitest';
import { tokensOf } from '../text/tokens.js';
import { MAX_CHARACTERS, readDice } from './dice.js';

const read = (text: string) => readDice(text, tokensOf(text));

test.each([
  // Dice without a word for their sides have six.
  ['8 dice hitting on 5s, how many hits', '8d6>=5'],
  ['шесть кубов, 5+, сколько успехов ждать', '6d6>=5'],
  ['chance of at least one six in four dice', '(4d6=6)>=1'],
  ['какова вероятность хотябы одной шестёрки из пяти кубов', '(5d6=6)>=1'],
  ['what is the probability of rolling nine or more on two six-sided dice, just in general', '(2d6)>=9'],
  ['шанс 9 и больше на двух шестигранных', '(2d6)>=9'],
  ['six twenty-siders at once, add them all up', '6d20'],
  ['среднее у суммы трёх двенадцатигранников', '3d12'],
  ['шанс 5+ на кубике', '(d6)>=5'],
  ['odds of 4 or more on one die', '(d6)>=4'],
  // Faces by their names.
  ['how likely are two sixes in five throws', '(5d6=6)>=2'],
  ['вероятность двух единиц на 3к6', '(3d6=1)>=2'],
  ['likelihood of no ones in five d6', '(5d6=1)=0'],
  ['вероятность не выкинуть ни одной единицы четырьмя кубиками', '(4d6=1)=0'],
  ['chance that none of 4 dice shows a six', '(4d6=6)=0'],
  ['6к6, сколько в среднем пятёрок и выше', '6d6>=5'],
  ['three sixes in a row?', '(3d6=6)>=3'],
  ['вероятность трёх подряд шестёрок', '(3d6=6)>=3'],
  ['10d6 how many sixes on average', '10d6=6'],
  ['7 кубиков шестигранных, минимум два по шесть', '(7d6=6)>=2'],
  ['выбросить не единицу на 1к6', '1d6!=1'],
  ['из 8к6 сколько пятёрок и шестёрок в среднем', '8d6>=5'],
  ['at least two ones and twos on 4d6', '(4d6<=2)>=2'],
  ['вероятность не выбросить шестёрку на 4к6', '(4d6=6)=0'],
  ['chance to not roll a 6 on 3d6', '(3d6=6)=0'],
  // How many dice pass.
  ['4+ on a d6 three times', '(3d6>=4)>=3'],
  ['4+ из шести кубов минимум трижды', '(6d6>=4)>=3'],
  ['5+ twice out of three d6', '(3d6>=5)>=2'],
  ['5к6: ровно два успеха на 4+', '(5d6>=4)=2'],
  ['at least one success, five dice needing 6', '(5d6>=6)>=1'],
  ['3к6 хотя бы две не больше 4', '(3d6<=4)>=2'],
  ['two d20 both over 15', '(2d20>15)>=2'],
  ['2d6 both less or equal 4', '(2d6<=4)>=2'],
  ['три кубика все не больше трёх', '(3d6<=3)>=3'],
  ['3д12 хоть один выше 7', '(3d12>7)>=1'],
  // Comparisons.
  ['rolling 7 on 2d6, percent', '(2d6)=7'],
  ['how likely is a 12 on two dice', '(2d6)=12'],
  ['one in how many for a natural 20', '(d20)=20'],
  ['chance of 7 exactly with two dice', '(2d6)=7'],
  ['3d6 в точности 10', '(3d6)=10'],
  ['1к20+4 против 15', '(1d20+4)>=15'],
  ['d12+2 beating 9, percentage', '(d12+2)>9'],
  ['какой шанс перекинуть 15 на д20', '(d20)>15'],
  ['2d10 sum bigger than 13', '(2d10)>13'],
  ['Д12 не ниже 8', '(d12)>=8'],
  ['1д20 меньше или равно 6 в процентах', '(1d20)<=6'],
  ['какие шансы выкинуть 9 и больше на 2д6', '(2d6)>=9'],
  ['шанс выкинуть 8+ на 2d6', '(2d6)>=8'],
  ['какой шанс 11 или 12 парой кубов', '(2d6)>=11'],
  ['d20+5 против кд 15', '(d20+5)>=15'],
  // Dice that are kept, dropped or rolled again.
  ['3d12 lowest die mean', '3d12kl1'],
  ['2к20 худший', '2d20kl1'],
  ['3d6 два лучших', '3d6kh2'],
  ['3к6 убрать младший', '3d6dl1'],
  ['4к6 без одного худшего', '4d6dl1'],
  ['два д20 взять лучший, какое среднее', '2d20kh1'],
  ['keep the best of 3d6, expected value', '3d6kh1'],
  ['how often is the higher of two twelve-siders at least ten', '(2d12kh1)>=10'],
  ['best two of three dice, 9+', '(3d6kh2)>=9'],
  ['среднее двух кубов если брать меньший', '2d6kl1'],
  ['advantage on a d20 mean roll', '2d20kh1'],
  ['d20 с преимуществом против 12', '(2d20kh1)>=12'],
  ['rerolling ones on 1d6, mean', '1d6r1'],
  ['сколько в среднем даёт 2D6 с перебросом единиц', '2d6r1'],
  // Two rolls against each other.
  ['d6 vs d8, who rolls higher', 'd6>d8'],
  ['1к12 против 1к10, кто чаще выше', '1d12>1d10'],
  ['d12 beats d6 how often?', 'd12>d6'],
  ['шанс что мой к6 перебьёт чужой к6', 'd6>d6'],
  ['probability of doubles on 2d6', 'd6=d6'],
  ['шанс дубля на двух кубах', 'd6=d6'],
  ['odds both dice show the same', 'd6=d6'],
  ['2d6 no doubles', 'd6!=d6'],
  // Sums and multiples.
  ['sum of d4, d6 and d8', 'd4+d6+d8'],
  ['к4 к6 и к8 в сумме', 'd4+d6+d8'],
  ['в среднем на д20 и д12 вместе', 'd20+d12'],
  ['d4+d6+d8 average', 'd4+d6+d8'],
  ['д12 плюс д6, шанс больше 12', '(d12+d6)>12'],
  ['average of (1d6+2)*2', '(1d6+2)*2'],
  ['2*(1d6+1)', '2*(1d6+1)'],
  // Words that only ask.
  ['mean and deviation of 7d6', '7d6'],
  ['отклонение у 3д6', '3d6'],
  ['2d6 table of percentages', '2d6'],
  ['самый частый итог д6+д20', 'd6+d20'],
])('%s is %s', (text, expression) => {
  expect(read(text)).toMatchObject({ arguments: { expression }, unread: [], confidence: 1 });
});

test.each([
  ['3d6 all the same', ['same']],
  ['шанс всех одинаковых на пяти кубиках', ['всех', 'одинаковых']],
  ['all dice odd with 3d6', ['odd']],
  ['2к6 между 5 и 9', ['5', '9']],
  ['exploding d6 average', ['exploding']],
  ['8+ на 2к6 с одним перебросом', ['перебросом']],
  ['chance of 7 or 11 on 2d6', ['7', '11']],
  ['d6 vs d8', ['d8']],
  ['odds of 10+ on 3d6 twice', ['2']],
  ['4d6 reroll 1s and 2s', ['reroll', '1', '2']],
  ['на 3к6 больше 10 и меньше 15', ['меньше', '15']],
  ['rolling a six with 2d6', ['6']],
  ['d6 vs d8 who rolls lower', ['d8', 'lower']],
  ['minimum of 4d6 is a two', ['minimum', '2']],
])('%s: what the notation cannot say is not read', (text, unread) => {
  const dice = read(text);
  expect(dice?.unread).toEqual(expect.arrayContaining(unread));
  expect(dice?.confidence).toBeLessThan(1);
});

/** All results of so many dice with so many sides. */
const results = (dice: number, sides: number): readonly (readonly number[])[] =>
  dice === 0 ? [[]] : results(dice - 1, sides).flatMap((faces) => Array.from({ length: sides }, (_, at) => [...faces, at + 1]));
const sum = (faces: readonly number[]): number => faces.reduce((total, face) => total + face, 0);

test.each([
  ['how likely are two sixes in five throws', 5, 6, (faces: readonly number[]) => faces.filter((face) => face === 6).length >= 2],
  ['вероятность двух единиц на 3к6', 3, 6, (faces: readonly number[]) => faces.filter((face) => face === 1).length >= 2],
  ['none of 4 dice shows a six', 4, 6, (faces: readonly number[]) => !faces.includes(6)],
  ['5к6: ровно два успеха на 4+', 5, 6, (faces: readonly number[]) => faces.filter((face) => face >= 4).length === 2],
  ['two d20 both over 15', 2, 20, (faces: readonly number[]) => faces.every((face) => face > 15)],
  ['3д12 хоть один выше 7', 3, 12, (faces: readonly number[]) => faces.some((face) => face > 7)],
  ['best two of three dice, 9+', 3, 6, (faces: readonly number[]) => sum(faces) - Math.min(...faces) >= 9],
  ['d6 против d6, кто чаще больше', 2, 6, ([first = 0, second = 0]: readonly number[]) => first > second],
  ['шанс дубля на двух кубах', 2, 6, ([first, second]: readonly number[]) => first === second],
  ['rolling 7 on 2d6', 2, 6, (faces: readonly number[]) => sum(faces) === 7],
] as const)('%s has the odds of a count of all results', (text, dice, sides, isWanted) => {
  const rolled = roll(String(read(text)?.arguments.expression));
  const all = results(dice, sides);
  const wanted = all.filter((faces) => isWanted(faces)).length;
  const odds = rolled.ok ? toText(atLeast(rolled.distribution, 1)) : '';
  const [over = 0, under = 1] = odds.split('/').map(Number);
  expect(over * all.length).toBe(wanted * under);
});

test('texts of the maximum length are read within bounds', () => {
  const began = performance.now();
  for (const part of ['1 ', 'at least 1 ', '2d6+', '(2d6)', 'one of ', 'd6 §6 ', 'взять 2 ', '◦ '])
    readDice(part.repeat(Math.floor(MAX_CHARACTERS / part.length)), []);
  expect(performance.now() - began).toBeLessThan(2000);
});

test('a longer text asks for more than a roll', () => {
  const roll = 'the odds of 8 or more on 2d6';
  expect(read(roll.padEnd(MAX_CHARACTERS))?.arguments).toEqual({ expression: '(2d6)>=8' });
  expect(read(roll.padEnd(MAX_CHARACTERS + 1))).toBeUndefined();
});

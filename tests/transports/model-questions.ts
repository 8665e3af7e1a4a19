/**
 * Questions that people ask an assistant, each with the calculator and the arguments that a careful reader would choose. Written
 * before the descriptions that they have to match.
 */
export interface ModelQuestion {
  readonly text: string;
  readonly calculator: string;
  readonly arguments: Readonly<Record<string, unknown>>;
}

const question = (text: string, calculator: string, args: ModelQuestion['arguments']): ModelQuestion => ({
  text,
  calculator,
  arguments: args,
});

const WEAPONS = { damage: ['3', '3', '2'], armor: 5, structure: 3, size: 2, tmm: 2, move: '10"' };
const SITUATION = { inches: 10, targetMoved: 'GROUND' };

export const MODEL_QUESTIONS: readonly ModelQuestion[] = [
  question('In Alpha Strike, what do I need to hit a target that jumped at 10 inches with skill 4?', 'alpha-strike/target-number', {
    skill: 4,
    inches: 10,
    targetMoved: 'JUMPED',
    tmm: 2,
  }),
  question(
    'What is the to-hit number in BattleTech Alpha Strike if my mech overheated by 2 and the enemy is in woods?',
    'alpha-strike/target-number',
    {
      skill: 4,
      range: 'MEDIUM',
      heat: 2,
      woods: true,
    },
  ),
  question('Alpha Strike: my mech attacks another mech, what are the odds that it is destroyed this turn?', 'alpha-strike/attack', {
    attacker: WEAPONS,
    target: WEAPONS,
    situation: SITUATION,
  }),
  question('Two mechs shoot at each other for five turns in Alpha Strike, who wins?', 'alpha-strike/duel', {
    first: WEAPONS,
    second: WEAPONS,
    situation: { inches: 10 },
    turns: 3,
  }),
  question('How much damage does a charge do when a size 3 mech runs 8 inches into an assault mech?', 'alpha-strike/ram-damage', {
    inches: 8,
    size: 3,
    targetSize: 4,
  }),
  question('Death from above in Alpha Strike: what damage does the attacker take if it misses?', 'alpha-strike/ram-damage', {
    inches: 6,
    size: 2,
    deathFromAbove: true,
  }),
  question('How much damage do I deal at medium range if I use 2 points of overheat?', 'alpha-strike/weapon-damage', {
    damage: ['4', '4', '2'],
    range: 'MEDIUM',
    overheat: 2,
    ov: 2,
  }),
  question('I rolled 8 on the critical hits table, what happens to the unit?', 'alpha-strike/critical-hits', { roll: 8 }),
  question('Chance of an engine hit or an ammo explosion on a critical hit in Alpha Strike', 'alpha-strike/critical-hits', {}),
  question('Can my mech with 12 inches of move cross 4 inches of woods and climb 2 inches up a hill?', 'alpha-strike/movement-cost', {
    move: 12,
    legs: [
      { inches: 4, terrain: 'WOODS' },
      { inches: 2, heightChange: 2 },
    ],
  }),
  question('My mech stands at heat 2, overheated by 1 and fired. What is its heat next turn and does it shut down?', 'alpha-strike/heat', {
    heat: 2,
    overheat: 1,
    fired: true,
  }),
  question('Should I jump, stand still or close in before I shoot in Alpha Strike?', 'alpha-strike/advice', {
    attacker: WEAPONS,
    target: WEAPONS,
    situation: SITUATION,
  }),
  question('In which order do both players move units in Alpha Strike when one has 4 and the other 6?', 'alpha-strike/initiative', {
    first: 4,
    second: 6,
  }),
  question('Are these two Alpha Strike forces fair by point value?', 'alpha-strike/force-balance', {
    first: [{ name: 'A', pointValue: 52 }],
    second: [{ name: 'B', pointValue: 48 }],
  }),
  question(
    'Three players with 4, 2 and 5 mechs: who activates a unit when, with the initiative deck?',
    'initiative-deck/activation-order',
    {
      participants: [
        { name: 'A', units: 4 },
        { name: 'B', units: 2 },
        { name: 'C', units: 5 },
      ],
    },
  ),
  question('How do we set up the initiative deck for four players, how many suits and open cards?', 'initiative-deck/deck-setup', {
    participants: 4,
    effects: true,
  }),
  question('Who acts first this turn by the cards of the initiative row?', 'initiative-deck/initiative-row', {
    participants: [
      { name: 'A', card: '7s' },
      { name: 'B', card: '7d' },
    ],
  }),
  question('A card gives +2 MP, what are walk and run of a mech that walks 5?', 'initiative-deck/movement-effect', { walk: 5, change: 2 }),
  question('What poker combination are these five cards and how rare is it?', 'initiative-deck/poker-hand', {
    cards: ['Ld', 'Le', 'Lf', '9s', '9w'],
  }),
  question('How likely is a full house with five suits?', 'initiative-deck/poker-odds', {}),
  question('Odds of a flush in poker with the BattleTech initiative deck', 'initiative-deck/poker-odds', {}),
  question('Two poker hands, whose is better at the showdown?', 'initiative-deck/compare-hands', {
    game: 'POKER',
    hands: [
      { name: 'A', cards: ['9d', '9e', '9f', '4d', '4e'] },
      { name: 'B', cards: ['8d', '8e', '8f', 'Td', 'Te'] },
    ],
  }),
  question('What is my drax hand worth after the Star Lords?', 'initiative-deck/drax-hand', {
    cards: ['4f', '5f', '6f', '7f'],
    localSuit: 'FISTS',
  }),
  question('How many inches of Alpha Strike are 3 hexes of a card?', 'initiative-deck/convert', { hexes: 3 }),
  question('Bronepehota: chance to hit and kill an infantryman in cover at 25 cm with a rifle D6+2', 'bronepehota/virtual-shot', {
    range: 'D6+2',
    power: '2D6',
    centimetres: 25,
    armor: 3,
    cover: 'MORE_THAN_HALF_SEEN',
  }),
  question('In Bronepehota, will my shot destroy a machine with armor 9 and kill its pilot?', 'bronepehota/virtual-shot', {
    range: 'D20',
    power: '2D12',
    steps: 4,
    target: 'MACHINE',
    armor: 9,
    pilotArmor: 3,
  }),
  question('Bronepehota: I throw a grenade 4 steps at a soldier, can it hurt me?', 'bronepehota/grenade', {
    steps: 4,
    armor: 3,
    throwerArmor: 3,
  }),
  question('Bronepehota close combat: a machine attacks a gun crew, odds to win', 'bronepehota/close-combat', {
    attacker: { kind: 'MACHINE', armor: 9, closeCombat: 3 },
    defender: { kind: 'GUN', armor: 8 },
  }),
  question('Does my soldier survive or panic? Survival test with armor 3', 'bronepehota/survival-test', { armor: 3 }),
  question('Does the machine’s armor save its pilot after 2 damage?', 'bronepehota/armor-test', { armor: 9, damage: 2 }),
  question('A shell from a real gun hit the model and it fell over, how much damage?', 'bronepehota/real-shot', {
    charge: 'SHELL',
    target: 'MACHINE',
    impact: 'FELL',
    armor: 9,
  }),
  question(
    'How many speed points does a tracked machine need to turn 90 degrees and go 3 steps in Bronepehota?',
    'bronepehota/movement-cost',
    {
      kind: 'TRACKED',
      speed: 6,
      legs: [{ move: 'TURN', degrees: 90 }, { steps: 3 }],
    },
  ),
  question('Can a soldier with a jump pack jump over a wall, 2 steps long and 2 high?', 'bronepehota/jump', {
    jump: 5,
    length: 2,
    height: 2,
  }),
  question('When do I run out of ammunition on the track in Bronepehota?', 'bronepehota/ammunition', {
    track: 16,
    shots: [{ power: '3D20' }],
  }),
  question('Bronepehota armies of 300 and 340 points: is that fair?', 'bronepehota/force-balance', { costs: [300, 340] }),
  question('Odds to win the initiative among three players in Bronepehota', 'bronepehota/initiative-roll', { players: [{}, {}, {}] }),
  question('5150: Rep 4 with an assault rifle fires at two targets in the open, what happens?', '5150/shoot', {
    rep: 4,
    weapon: 'assault-rifle',
    targets: [{ dice: 2 }, { dice: 1 }],
  }),
  question('What does each face of the die do on the hit table for Rep 5 against a target in cover?', '5150/hit-table', {
    rep: 5,
    cover: true,
  }),
  question('5150: how should I change my burst of fire, fewer targets or no fast move?', '5150/advice', {
    rep: 4,
    weapon: 'assault-rifle',
    targets: [{ dice: 3 }],
  }),
  question('Which 5150 weapons can hurt powered armor? Show impact for every weapon against every armor', '5150/damage-matrix', {}),
  question('What does a hit of a rifle do to heavy armor in 5150, how likely is dead?', '5150/damage', { weapon: 'rifle', armor: 'heavy' }),
  question('Odds to pass two dice with Rep 4 with a leader of Rep 5', '5150/pass-dice', { rep: 4, leaderRep: 5 }),
  question('How many points does a 5150 squad cost with rifles and light armor?', '5150/force-cost', {
    figures: [{ rep: 4, weapons: ['rifle'], armor: 'light', count: 4, figureClass: 'COLONISTS' }],
  }),
  question('What weapon is an ordinary civilian likely to have in a lawless colony?', '5150/availability', {
    kind: 'WEAPON',
    lawLevel: 'LOW',
  }),
  question('How far can a figure with Rep 4 fast move, and with what chance?', '5150/fast-move', { rep: 4 }),
  question('My figure received fire in cover: reaction test, will it duck back or return fire?', '5150/reaction', {
    test: 'RECEIVED_FIRE',
    rep: 4,
    cover: true,
  }),
  question('In Sight test for a leader with Rep 5', '5150/reaction', { test: 'IN_SIGHT', rep: 5, leader: true }),
  question('5150 hand to hand: Rep 5 with a bayonet fights two opponents', '5150/melee', {
    fighter: { rep: 5, weapon: 'rifle-with-bayonet', opponents: 2 },
    opponent: { rep: 4, weapon: 'rifle-with-bayonet' },
  }),
  question('5150 grenade thrown at three figures under the template, one in cover', '5150/grenade', {
    rep: 4,
    targets: [{ cover: true }, {}, {}],
  }),
  question('Which side activates first in 5150 with groups of Rep 4 and 3?', '5150/activation', {
    sides: [{ groups: [{ rep: 4 }] }, { groups: [{ rep: 3 }] }],
  }),
  question('We lost 6 of 12 figures, do we stay or run?', '5150/stay-or-run', {
    figures: 12,
    losses: 6,
    motivation: 'CONQUEST',
    reps: [4, 4, 4, 3, 3, 3],
  }),
  question('World at War: odds of each event on the Chaos of War table', 'world-at-war/chaos-of-war', {}),
  question('Can my helicopter over woods see a tank behind a town in World at War?', 'world-at-war/helicopter-line-of-sight', {
    over: 'WOODS',
    target: 'GROUND',
    line: [{ terrain: 'TOWN' }],
  }),
  question('Can a Bradley fire on the move through smoke, and what does it need to hit?', 'world-at-war/moving-fire', {
    nation: 'USA',
    unit: 'bradley',
    onTheMove: true,
    throughSmoke: true,
  }),
  question('World at War: firepower 4, hits on 5, two supporting platoons, how many hits?', 'world-at-war/salvo-fire', {
    firepower: 4,
    toHit: 5,
    supporters: 2,
  }),
  question('How long does the storm last, when does Thor’s hammer end?', 'world-at-war/storm-duration', {}),
  question('Альфа Страйк: какое целевое значение для попадания по прыгнувшему меху на 14 дюймах?', 'alpha-strike/target-number', {
    skill: 4,
    inches: 14,
    targetMoved: 'JUMPED',
    tmm: 2,
  }),
  question('Бронепехота: шанс убить пехотинца в укрытии из автомата', 'bronepehota/virtual-shot', {
    range: 'D6+2',
    power: '2D6',
    steps: 3,
    armor: 3,
  }),
  question('5150: тест реакции «под огнём» для репутации 4', '5150/reaction', { test: 'RECEIVED_FIRE', rep: 4 }),
  question('Сколько комбинаций каре в покере с пятью мастями?', 'initiative-deck/poker-odds', {}),
];

/** Words and turns of phrase for conditions on cards; `#` is a number. */

type Words = Readonly<Record<string, string>>;

/** English. */
export const ENGLISH: Words = {
  ...{ light: 'size:1', medium: 'size:2', heavy: 'size:3', assault: 'size:4', 'size #': 'size:#' },
  ...{ mech: 'type:BM', mechs: 'type:BM', battlemech: 'type:BM', battlemechs: 'type:BM', protomech: 'type:PM', protomechs: 'type:PM' },
  ...{ tank: 'type:CV', tanks: 'type:CV', vehicle: 'type:CV', vehicles: 'type:CV', infantry: 'type:CI', 'battle armor': 'type:BA' },
  ...{ fighter: 'type:AF,CF', fighters: 'type:AF,CF', 'aerospace fighter': 'type:AF,CF', dropship: 'type:DS,DA' },
  ...{ omni: 'special:OMNI', omnis: 'special:OMNI', omnimech: 'type:BM special:OMNI', omnimechs: 'type:BM special:OMNI' },
  ...{
    clan: 'tech:Clan',
    clanner: 'tech:Clan',
    'inner sphere': 'tech:"Inner Sphere"',
    'mixed tech': 'tech:Mixed',
    primitive: 'tech:Primitive',
  },
  ...{ ambusher: 'role:Ambusher', brawler: 'role:Brawler', juggernaut: 'role:Juggernaut', 'missile boat': 'role:"Missile Boat"' },
  ...{ scout: 'role:Scout', skirmisher: 'role:Skirmisher', sniper: 'role:Sniper', striker: 'role:Striker' },
  ...{ brawlers: 'role:Brawler', snipers: 'role:Sniper', scouts: 'role:Scout', strikers: 'role:Striker', skirmishers: 'role:Skirmisher' },
  ...{ introductory: 'rules:Introductory', experimental: 'rules:Experimental' },
  ...{ ecm: 'special:ECM', tag: 'special:TAG', probe: 'special:PRB', narc: 'special:SNARC', stealth: 'special:STL', flak: 'special:FLK' },
  ...{ lrm: 'special:LRM', 'indirect fire': 'special:IF', melee: 'special:MEL', tsm: 'special:TSM', 'c3 master': 'special:C3M' },
  ...{ 'c3 slave': 'special:C3S', artillery: 'special:ART*', mimetic: 'special:MAS', 'mine dispenser': 'special:MDS' },
  ...{ jump: 'jump', jumps: 'jump', jumping: 'jump', jumper: 'jump', jumpers: 'jump', 'jump #': 'jump:#', 'jump #+': 'jump>=#' },
  ...{ 'tmm #': 'tmm:#', 'tmm #+': 'tmm>=#', 'ov #': 'ov:#', 'ov #+': 'ov>=#', 'armor #': 'armor:#', 'armor #+': 'armor>=#' },
  ...{ 'move #': 'move:#', 'move #+': 'move>=#', 'faster than #': 'move>#', 'faster than # inches': 'move>#', 'slower than #': 'move<#' },
  ...{ 'short damage #': 'short:#', 'medium damage #': 'medium:#', 'long damage #': 'long:#', 'long range damage #': 'long:#' },
  ...{ 'short range damage #': 'short:#', 'long range damage # or more': 'long>=#', 'short damage # or more': 'short>=#' },
  ...{
    'under #': 'pv<#',
    'under # pv': 'pv<#',
    'under # points': 'pv<#',
    'below #': 'pv<#',
    'below # pv': 'pv<#',
    'less than # pv': 'pv<#',
  },
  ...{ 'over #': 'pv>#', 'over # pv': 'pv>#', 'over # points': 'pv>#', 'above # pv': 'pv>#', 'more than # pv': 'pv>#' },
  ...{ 'up to # pv': 'pv<=#', 'at most # pv': 'pv<=#', 'at least # pv': 'pv>=#', 'for # pv': 'pv<=#', '# pv': 'pv:#', 'pv #': 'pv:#' },
  ...{ '#-# pv': 'pv:#..#', 'pv #-#': 'pv:#..#', 'pv # to #': 'pv:#..#', '# to # pv': 'pv:#..#', 'between # and # pv': 'pv:#..#' },
  ...{ '# ton': 'tons:#', '# tons': 'tons:#', 'after #': 'introduced>#', 'before #': 'introduced<#' },
  ...{ 'late succession wars': 'era:late-succession-wars', 'early succession wars': 'era:early-succession-wars' },
  ...{ with: '', a: '', an: '', the: '', and: '', that: '', can: '', has: '', have: '' },
};

/** Russian. */
export const RUSSIAN: Words = {
  ...{ легкий: 'size:1', легкие: 'size:1', средний: 'size:2', средние: 'size:2', тяжелый: 'size:3', тяжелые: 'size:3' },
  ...{ штурмовой: 'size:4', штурмовые: 'size:4', 'размер #': 'size:#', 'рз #': 'size:#' },
  ...{ мех: 'type:BM', мехи: 'type:BM', протомех: 'type:PM', протомехи: 'type:PM', танк: 'type:CV', танки: 'type:CV' },
  ...{ пехота: 'type:CI', 'боевая броня': 'type:BA', истребитель: 'type:AF,CF', истребители: 'type:AF,CF' },
  ...{ омни: 'special:OMNI', омнимех: 'type:BM special:OMNI', омнимехи: 'type:BM special:OMNI' },
  ...{ клана: 'tech:Clan', кланов: 'tech:Clan', клановский: 'tech:Clan', 'внутренней сферы': 'tech:"Inner Sphere"' },
  ...{ боец: 'role:Brawler', джаггернаут: 'role:Juggernaut', ракетоносец: 'role:"Missile Boat"', разведчик: 'role:Scout' },
  ...{ застрельщик: 'role:Skirmisher', снайпер: 'role:Sniper', снайперы: 'role:Sniper', разведчики: 'role:Scout' },
  ...{ прыжок: 'jump', прыжком: 'jump', прыгающий: 'jump', прыгающие: 'jump', прыжковая: 'jump', прыжковый: 'jump', 'прыжок #': 'jump:#' },
  ...{ 'мдц #': 'tmm:#', 'броня #': 'armor:#', 'зп #': 'ov:#', 'быстрее #': 'move>#', 'быстрее # дюймов': 'move>#' },
  ...{ 'дешевле #': 'pv<#', 'дешевле # ос': 'pv<#', 'дешевле # очков': 'pv<#', 'дороже #': 'pv>#', 'дороже # ос': 'pv>#' },
  ...{ 'до # ос': 'pv<=#', 'до # очков': 'pv<=#', 'ос до #': 'pv<=#', 'от # ос': 'pv>=#', 'ос #': 'pv:#', '# ос': 'pv:#' },
  ...{ '#-# ос': 'pv:#..#', 'ос #-#': 'pv:#..#', 'от # до # ос': 'pv:#..#', '# тонн': 'tons:#', '# тонны': 'tons:#' },
  ...{ 'после #': 'introduced>#', 'до # года': 'introduced<#' },
  ...{ 'клана волка': 'faction:clan-wolf', 'клана нефритового сокола': 'faction:clan-jade-falcon' },
  ...{ 'клана призрачного медведя': 'faction:clan-ghost-bear', 'клана дымчатого ягуара': 'faction:clan-smoke-jaguar' },
  ...{ с: '', со: '', и: '', для: '', за: '' },
};

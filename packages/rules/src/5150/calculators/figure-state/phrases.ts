/** What players say when they ask this calculator. */
import type { Phrases } from '../../../calculator/phrases.js';

export const phrases: Phrases = {
  questions: {
    en: 'state of my figure|soldier|man; what can my stunned|panicked|running|ducked figure|soldier|man do; what can my figure|soldier do now; figure now; soldier still do; will he get up; get back in the fight; comes round; condition of my figure|soldier; kicked prone; what can he still do; still do; how does he come back; can he still; allowed for him; panicked what|now; can the enemy capture him; does he|it surrender; surrender|give up to the enemy; may it|he; what may he|it do; is he allowed',
    ru: 'разрешено ли; вправе; имеет право; можно ли ему|оглушенному|выведенному; что ему можно; сдастся ли; сдастся в плен; состояние фигурки|бойца|солдата; что может оглушённый|испугавшийся|запаниковавший|бегущий боец|солдат; что может моя фигурка|мой боец; что теперь может боец|фигурка; на что способна|способен фигурка|боец; встанет ли боец; вернётся ли в бой; что он может дальше; что он может; может дальше; залег под огнем; без патронов',
  },
  outcomes: {
    en: 'how often|likely|odds|chance dead|killed|stunned|out|down',
    ru: 'шанс|вероятность|часто умереть|погибнет|погибнуть|умрет|убьет|убит|смерти',
  },
  fields: {
    'state=OUT_OF_THE_FIGHT': { en: 'out of action; knocked out; disabled', ru: 'выведен|выбит|выбыл из строя|боя' },
    'state=PANICKED': { en: 'panics|panicked|panicking; lost his nerve', ru: 'запаниковал|запаниковала|паникует; в панике; испугался' },
    'state=RUNNING': {
      en: 'running|runs|ran away|off; fleeing|flees; legging it; routed; is on the run',
      ru: 'драпает|драпанул|удирает|убегает|бежит; бежит с поля; дал деру',
    },
    friendNear: {
      en: 'friend|buddy|mate|comrade near|nearby|close|within|at|beside # inches?',
      ru: 'друг|дружбан|свой|товарищ|кореш рядом|поблизости|в # дюймах?',
    },
    enemyInches: {
      en: 'enemy|foe|rifleman|gunman within|at|is|only? # inches?; # inches from an? armed? enemy|foe; enemy # inches away',
      ru: 'враг|противник|неприятель в|на|до? # дюймов?; # дюймов до врага|противника; противник|враг ближе # дюймов?',
    },
    repLost: {
      en: 'lost # rep; # rep lost; rep lowered by #; minus # rep; minus # for|from an? old? wound|hit',
      ru: 'потерял # умения; умение снижено на #; минус # умения',
    },
    leaderRep: { en: 'leader|led by|under|stand in rep? #', ru: 'лидер умение|с? #' },
  },
};

/** Wording of the to-hit sum and its refusals. */
import type { RefusalWording, StepWording } from '../../../calculator/calculator.js';
import type { Language } from '../../../text/language.js';
import { inches, plural, signed } from '../../../text/numbers.js';
import { capital } from '../../../text/sentences.js';
import { ATTACKS, MOVEMENTS, RANGES, type Range } from '../../vocabulary.js';
import type { AttackRefusals } from './legality.js';
import type { ToHitFacts } from './to-hit.js';

const add = (value: number, language: Language): string => signed(value, language);

const IS = { en: 'is', ru: '—' } as const;

/** `Short`, `12" is medium`, `12" — средняя` */
function bracket(range: Range, distance: number | undefined, language: Language): string {
  const name = RANGES.values[range][language];
  if (distance === undefined) return capital(name);
  return `${inches(distance, language)} ${IS[language]} ${name}`;
}

export const toHitWords: StepWording<ToHitFacts> = {
  en: {
    skill: ({ skill }) => ({ label: 'Skill', text: `The attacker’s skill is ${skill}` }),
    range: ({ range, inches: distance, sniper }, value) => ({
      label: 'Range',
      text: `${bracket(range, distance, 'en')} range${sniper ? ' with Sniper' : ''}: ${add(value, 'en')}`,
    }),
    attackerMovement: ({ moved }, value) => ({
      label: 'Attacker’s movement',
      text: `The attacker ${moved === 'IMMOBILE' ? 'is immobile' : MOVEMENTS.values[moved].en}: ${add(value, 'en')}`,
    }),
    targetMovement: ({ moved, tmm }, value) => ({ label: 'Target’s movement', text: targetMovement.en(moved, tmm, value) }),
    targetShutDown: ({ physical, immobile }, value) => ({
      label: 'Target’s movement',
      text: immobile
        ? `The target is shut down and counts as immobile: ${add(value, 'en')}`
        : `The target is shut down; ${physical ? 'a physical attack takes' : 'there is'} no movement modifier: +0`,
    }),
    woods: (_, value) => ({
      label: 'Woods',
      text:
        value > 1
          ? `The target is in woods and behind woods: ${add(value, 'en')}`
          : `The target is in or behind woods: ${add(value, 'en')}, once`,
    }),
    partialCover: ({ alsoWoods, inWater }, value) => ({
      label: 'Partial cover',
      text: `${inWater ? 'The target stands in water' : 'Solid terrain or water hides part of the target'}${alsoWoods ? ' as well' : ''}: ${add(value, 'en')}`,
    }),
    heat: ({ heat }, value) => ({ label: 'Heat', text: `The attacker’s heat is ${heat}: ${add(value, 'en')}` }),
    fireControl: ({ hits }, value) => ({
      label: 'Fire control',
      text: `${hits} fire-control ${plural(hits, 'en', { one: 'hit', many: 'hits' })} × 2: ${add(value, 'en')}`,
    }),
    attackKind: ({ attack }, value) => ({ label: 'Kind of attack', text: `${capital(ATTACKS.values[attack].en)}: ${add(value, 'en')}` }),
  },
  ru: {
    skill: ({ skill }) => ({ label: 'Навык', text: `Навык атакующего — ${skill}` }),
    range: ({ range, inches: distance, sniper }, value) => ({
      label: 'Дистанция',
      text: `${bracket(range, distance, 'ru')} дистанция${sniper ? ', есть «Снайпер»' : ''}: ${add(value, 'ru')}`,
    }),
    attackerMovement: ({ moved }, value) => ({ label: 'Движение атакующего', text: `${attackerMoved[moved]}: ${add(value, 'ru')}` }),
    targetMovement: ({ moved, tmm }, value) => ({ label: 'Движение цели', text: targetMovement.ru(moved, tmm, value) }),
    targetShutDown: ({ physical, immobile }, value) => ({
      label: 'Движение цели',
      text: immobile
        ? `Цель отключена и считается обездвиженной: ${add(value, 'ru')}`
        : `Цель отключена; ${physical ? 'в ближнем бою движение цели' : 'её движение'} не учитывается: +0`,
    }),
    woods: (_, value) => ({
      label: 'Лес',
      text: value > 1 ? `Цель в лесу, и перед ней ещё лес: ${add(value, 'ru')}` : `Цель в лесу или за лесом: ${add(value, 'ru')}, один раз`,
    }),
    partialCover: ({ alsoWoods, inWater }, value) => ({
      label: 'Частичное укрытие',
      text: `${alsoWoods ? 'Вдобавок цель' : 'Цель'} ${inWater ? 'стоит в воде' : 'отчасти за твёрдой преградой или в воде'}: ${add(value, 'ru')}`,
    }),
    heat: ({ heat }, value) => ({ label: 'Нагрев', text: `Нагрев атакующего — ${heat}: ${add(value, 'ru')}` }),
    fireControl: ({ hits }, value) => ({
      label: 'Управление огнём',
      text: `${hits} ${plural(hits, 'ru', { one: 'попадание', few: 'попадания', many: 'попаданий' })} по СУО × 2: ${add(value, 'ru')}`,
    }),
    attackKind: ({ attack }, value) => ({ label: 'Вид атаки', text: `${capital(ATTACKS.values[attack].ru)}: ${add(value, 'ru')}` }),
  },
};

const attackerMoved = {
  STOOD_STILL: 'Атакующий стоял на месте',
  GROUND: 'Атакующий двигался по земле',
  JUMPED: 'Атакующий прыгал',
  IMMOBILE: 'Атакующий обездвижен',
} as const;

const targetMovement = {
  en: (moved: keyof typeof attackerMoved, tmm: number, value: number) =>
    ({
      STOOD_STILL: 'The target stood still: +0',
      GROUND: `The target moved on the ground, TMM ${tmm}: ${add(value, 'en')}`,
      JUMPED: `The target jumped, TMM ${tmm} + 1: ${add(value, 'en')}`,
      IMMOBILE: `The target is immobile: ${add(value, 'en')}`,
    })[moved],
  ru: (moved: keyof typeof attackerMoved, tmm: number, value: number) =>
    ({
      STOOD_STILL: 'Цель стояла на месте: +0',
      GROUND: `Цель двигалась по земле, МДЦ ${tmm}: ${add(value, 'ru')}`,
      JUMPED: `Цель прыгала, МДЦ ${tmm} + 1: ${add(value, 'ru')}`,
      IMMOBILE: `Цель обездвижена: ${add(value, 'ru')}`,
    })[moved],
};

export const attackRefusalWords: RefusalWording<AttackRefusals> = {
  en: {
    CONTACT: () => 'Not allowed: the bases touch, so only a physical attack is possible.',
    OUT_OF_RANGE: ({ inches: distance, limit }) => `Not allowed: ${inches(distance, 'en')} is beyond long range (${inches(limit, 'en')}).`,
    OUT_OF_REACH: ({ inches: distance, limit }) => `Not allowed: ${inches(distance, 'en')} is out of reach (${inches(limit, 'en')}).`,
    OUT_OF_ARC: ({ attack }) =>
      attack === 'REAR'
        ? 'Not allowed: rear-mounted weapons fire only at targets outside the front arc.'
        : 'Not allowed: more than half of the target’s base is outside the firing arc.',
    NO_LINE_OF_SIGHT: () => 'Not allowed: there is no line of sight.',
    WOODS_BLOCK: ({ inches: woods }) => `Not allowed: ${inches(woods, 'en')} of woods blocks the line of sight.`,
    NEEDS_GROUND_MOVEMENT: () => 'Not allowed: a charge (ram) needs ground movement.',
    NEEDS_JUMP: () => 'Not allowed: death from above needs a jump.',
    HAS_LINE_OF_SIGHT: () => 'Not allowed: with line of sight the unit fires directly, not indirectly.',
    NO_SPOTTER: () => 'Not allowed: indirect fire needs a friendly spotter with line of sight.',
  },
  ru: {
    CONTACT: () => 'Нельзя: подставки касаются, возможен только ближний бой.',
    OUT_OF_RANGE: ({ inches: distance, limit }) =>
      `Нельзя: ${inches(distance, 'ru')} — за пределами дальней дистанции (${inches(limit, 'ru')}).`,
    OUT_OF_REACH: ({ inches: distance, limit }) =>
      `Нельзя: на ${inches(distance, 'ru')} не дотянуться, досягаемость — ${inches(limit, 'ru')}.`,
    OUT_OF_ARC: ({ attack }) =>
      attack === 'REAR'
        ? 'Нельзя: направленные назад орудия бьют только за пределы переднего сектора.'
        : 'Нельзя: больше половины подставки цели вне сектора обстрела.',
    NO_LINE_OF_SIGHT: () => 'Нельзя: нет линии видимости.',
    WOODS_BLOCK: ({ inches: woods }) => `Нельзя: ${inches(woods, 'ru')} леса перекрывают линию видимости.`,
    NEEDS_GROUND_MOVEMENT: () => 'Нельзя: для тарана надо двигаться по земле.',
    NEEDS_JUMP: () => 'Нельзя: для «смерти с небес» надо прыгать.',
    HAS_LINE_OF_SIGHT: () => 'Нельзя: цель видна, а значит, стреляют прямой наводкой.',
    NO_SPOTTER: () => 'Нельзя: для непрямой наводки нужен дружественный наводчик, который видит цель.',
  },
};

import { gridOf, planSweep, systems } from '@rangefinder/rules';

const c = (s: string, n: string) => systems.find((x) => x.slug === s)!.calculators.find((x) => x.name === n)!;
for (const [s, n] of [
  ['5150', 'melee'],
  ['alpha-strike', 'duel'],
  ['5150', 'shoot'],
  ['5150', 'damageMatrix'],
  ['initiative-deck', 'activationOrder'],
  ['initiative-deck', 'initiativeRow'],
  ['5150', 'fastMove'],
  ['5150', 'passDice'],
  ['5150', 'reaction'],
  ['5150', 'stayOrRun'],
  ['bronepehota', 'virtualShot'],
  ['5150', 'grenade'],
]) {
  const m = c(s, n);
  const p = planSweep(m, {}, { figures: ['x'] });
  console.log(s, n, !p.ok && p.problems.find((q) => q.path[0] === 'figures')?.allowed.en);
}

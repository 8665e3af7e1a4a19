/** A fictitious rule set, given as data. Its figures appear in the schema and in answers without code of its own. */
import 'reflect-metadata';
import { defineEntry, type EntrySource, fields, vocabulary } from '@rangefinder/rules';
import { type GraphQLSchema, graphql, isUnionType, printType } from 'graphql';
import { buildSchemaSync, Query, Resolver } from 'type-graphql';
import { beforeAll, expect, test } from 'vitest';
import { statsOf } from '../../answering/catalog/figures.js';
import { declareStats } from './stats-types.js';

const text = (en: string) => ({ en, ru: en });
const source: EntrySource = { id: 'skirmish', name: text('Skirmish'), notice: text('Ours.') };
const common = { sort: 'unit', figures: {}, texts: {}, cost: text('points'), card: [], source } as const;
const DRIVES = vocabulary('SkirmishDrive', text('How it moves'), { 'two-legs': text('two legs'), wheels: text('wheels') });

const scout = defineEntry({
  ...common,
  type: 'SkirmishScoutStats',
  about: text('A scout'),
  example: 'skirmish/scout',
  kinds: { scout: text('scout') },
  fields: fields({
    drive: { kind: 'choice', type: DRIVES, example: 'wheels', label: text('Drive') },
    range: { kind: 'int', min: 1, max: 9, unit: 'inches', optional: true, example: 3, label: text('Range') },
    camp: { kind: 'text', maxLength: 9, isId: true, example: 'north', label: text('Camp') },
    quick: { kind: 'boolean', default: true, label: text('Quick') },
    wounds: {
      kind: 'object',
      name: 'SkirmishWounds',
      about: text('Wounds by foe'),
      label: text('Wounds'),
      fields: fields({
        dog: { kind: 'int', min: 0, max: 3, words: { no: text('none') }, example: 1, label: text('Dog') },
        cat: { kind: 'int', min: 0, max: 3, words: { no: text('none') }, example: 1, label: text('Cat') },
      }),
      rows: {
        name: 'SkirmishWound',
        about: text('Wound by a foe'),
        of: { name: 'foe', prefix: 'skirmish/', label: text('Foe') },
        figure: 'wound',
      },
    },
  }),
  publicNames: { range: 'reach' },
});
const drone = defineEntry({
  ...common,
  type: 'SkirmishDroneStats',
  about: text('A drone'),
  example: 'skirmish/drone',
  kinds: { drone: text('drone'), swarm: text('swarm') },
  fields: fields({ range: { kind: 'text', maxLength: 9, example: 'D6', label: text('Range') } }),
});
const systems = [{ slug: 'skirmish', entries: [scout, drone] }];

let schema: GraphQLSchema;
const units: object[] = [];
beforeAll(() => {
  const Stats = declareStats(systems, 'unit', 'SkirmishStats', 'Figures.');
  class Units {
    units(): readonly object[] {
      return units;
    }
  }
  Query(() => [Stats] as never)(Units.prototype, 'units', {});
  Resolver()(Units);
  schema = buildSchemaSync({ resolvers: [Units], validate: false });
});

test('every entry type is a member of the union, in order', () => {
  const union = schema.getType('SkirmishStats');
  expect(isUnionType(union) && union.getTypes().map(({ name }) => name)).toEqual(['SkirmishScoutStats', 'SkirmishDroneStats']);
  const printed = printType(schema.getType('SkirmishScoutStats') as never).replaceAll(/\n *"{3}[\s\S]*?"{3}/g, '');
  for (const line of ['drive: String!', 'reach: Int\n', 'camp: ID!', 'quick: Boolean!', 'wounds: [SkirmishWound!]!'])
    expect(printed).toContain(line);
  expect(schema.getType('SkirmishScoutStats')?.description).toBe('A scout.');
});

test('the type of an entry follows from its rule set and kind, whatever its figures', async () => {
  const show = statsOf(systems);
  units.push(
    show('unit', 'skirmish', 'scout', { drive: 'two-legs', camp: 'north', wounds: { cat: 'no', dog: 2 } }),
    show('unit', 'skirmish', 'swarm', { range: 'D6' }),
  );
  const { data, errors } = await graphql({
    schema,
    source:
      '{ units { __typename ... on SkirmishScoutStats { drive reach camp quick wounds { foe wound } } ... on SkirmishDroneStats { range } } }',
  });
  expect(errors).toBeUndefined();
  expect(data).toEqual({
    units: [
      {
        __typename: 'SkirmishScoutStats',
        drive: 'two-legs',
        reach: null,
        camp: 'north',
        quick: true,
        wounds: [
          { foe: 'skirmish/dog', wound: '2' },
          { foe: 'skirmish/cat', wound: 'no' },
        ],
      },
      { __typename: 'SkirmishDroneStats', range: 'D6' },
    ],
  });
});

test('an unknown kind throws', () => {
  expect(() => statsOf(systems)('unit', 'skirmish', 'dragon', {})).toThrow('no type for a unit of skirmish, dragon');
  expect(() => statsOf(systems)('weapon', 'skirmish', 'scout', {})).toThrow('no type for a weapon');
});

/** Example queries of the catalog; each is a link that runs it. */
import type { Text } from '@rangefinder/rules';

export const QUERY_EXAMPLES: readonly { readonly query: Text; readonly finds: Text }[] = [
  {
    query: { en: 'katapult', ru: 'катапулта' },
    finds: { en: 'by name in either language, misspelled or not', ru: 'по имени на любом из двух языков, даже с опечаткой' },
  },
  {
    query: { en: 'pv<=35 size:2,3', ru: 'ос<=35 размер:2,3' },
    finds: {
      en: 'figures with = < > <= >=, several values with commas',
      ru: 'характеристики через = < > <= >=, несколько значений через запятую',
    },
  },
  {
    query: { en: 'pv:30..40 move>=10', ru: 'ос:30..40 движение>=10' },
    finds: { en: 'from here to there', ru: 'от и до' },
  },
  {
    query: { en: 'special:IF -special:CASE', ru: 'особенность:IF -особенность:CASE' },
    finds: { en: 'with one ability and without another', ru: 'с одной особенностью и без другой' },
  },
  {
    query: { en: 'jump sort:-move', ru: 'прыжок порядок:-движение' },
    finds: { en: 'jumpers, the fastest first', ru: 'кто прыгает, быстрые сперва' },
  },
  {
    query: { en: 'faction:kurita era:3025 pv<=40', ru: 'фракция:Курита эпоха:3025 ос<=40' },
    finds: { en: 'what a faction may field in the era of a year', ru: 'что доступно фракции в эпоху этого года' },
  },
  {
    query: { en: 'role:Sniper tmm>=1', ru: 'роль:Sniper мдц>=1' },
    finds: { en: 'a role as the card has it', ru: 'роль — как на карточке' },
  },
];

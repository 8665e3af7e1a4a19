/** Words for units of measure, as alternatives of a phrase. */
export const UNIT_PHRASES: Readonly<Record<string, string>> = {
  inches: 'inch|inches|дюйм|дюймов|дюйма',
  steps: 'step|steps|pace|paces|шаг|шага|шагов|шагах',
  centimetres: 'cm|centimeter|centimetre|см|сантиметр|сантиметра',
  hexes: 'hex|hexes|гекс|гекса|гексов',
  dice: 'die|dice|кубик|кубика|кубиков|куб|куба|кубов|кости',
  points: 'point|points|очко|очка|очков',
};

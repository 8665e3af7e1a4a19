import { expect, test } from 'vitest';
import { formatOf, whatFileIs } from '../formats.js';

test.each([
  ['<?xml version="1.0"?>\n<unit version="0.49">\n<entity chassis="Atlas" model="AS7-D">', /MegaMek force/],
  ['Version:1.0\nVixen\n(Incubus)\n\nConfig:Biped\nTechBase:Clan\n', /record sheet/],
  ['chassis:Dominator\nmodel:DOM-1A\nConfig:Biped\n', /record sheet/],
  ['<BlockVersion>\n1\n</BlockVersion>\n<UnitType>\nTank\n', /blk/],
  ['<?xml version="1.0"?>\n<catalogue id="x" name="y">', /BattleScribe/],
  ['[gd_resource type="Resource" script_class="Unit"]', /Godot/],
  ['group,chassis,model,pilot,skill,adjustedPV,mul_id\n', /force of MekBay/],
  ['<!DOCTYPE html><html>', /web page/],
  ['[{"name":"Atlas","armor":10,"structure":8,"move":"6","weapons":[]}]', /without point value, size$/],
])('tells what a file is that has no cards: %j', (head, text) => {
  expect(formatOf(head)).toBeUndefined();
  expect(whatFileIs(head)?.en).toMatch(text);
  expect(whatFileIs(head)?.ru).toMatch(/\p{Script=Cyrillic}/u);
});

test.each(['', 'plain words', '{"a":1}', '(defunit atlas)'])('knows no format of %j', (head) => expect(whatFileIs(head)).toBeUndefined());

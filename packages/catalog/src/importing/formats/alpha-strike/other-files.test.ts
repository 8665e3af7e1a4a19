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
  ['[{"name":"Atlas","armor":10,"structure":8,"move":"6","weapons":[]}]', /without point value, size; .*"stats"/],
  [
    'Name,PV,Role\nAtlas AS7-D,52,Juggernaut\n',
    /^this is a table with figures of cards, without size, move, damage, armor, structure; .* damageShort/,
  ],
  ['name;pv;size\nAtlas;52;4\n', /without move, damage, armor, structure; /],
  ['Name\tPV\tMove\tArmor\nAtlas\t52\t6\t10\n', /without size, damage, structure; /],
  [
    'name,Point Value,size,move,short,medium,long,armor,structure\n',
    /under other names; in Rangefinder CSV these columns are system, name, cost/,
  ],
  ['{"Name":"Bulldog","Model":"x"}', /^this is JSON with names of units and no figures of cards$/],
  ['', /^the file is empty$/],
  ['  \n\n', /^the file is empty$/],
])('tells what a file is that has no cards: %j', (head, text) => {
  expect(formatOf(head)).toBeUndefined();
  expect(whatFileIs(head)?.en).toMatch(text);
  expect(whatFileIs(head)?.ru).toMatch(/\p{Script=Cyrillic}/u);
});

test.each(['plain words', '{"a":1}', '(defunit atlas)'])('knows no format of %j', (head) => expect(whatFileIs(head)).toBeUndefined());

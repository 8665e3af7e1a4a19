import { createClient } from '@rangefinder/client';

const client = createClient({ url: process.argv[2], language: 'en' });
const { target, chance } = await client.alphaStrike.targetNumber({ skill: 4, inches: 8 });
console.log(target, chance.fraction);

// Foundry VTT, a script macro: posts what a 5150 burst does into the chat. Of the host it calls foundry.applications.api.DialogV2.input and
// ChatMessage.create.
const SERVER = 'http://localhost:4000';

const given = await foundry.applications.api.DialogV2.input({
  window: { title: '5150: shooting' },
  content: `
    <label>Rep <input name="rep" type="number" min="1" max="7" value="4"></label>
    <label>Weapon <input name="weapon" value="rifle"></label>
    <label>Armor of the target <input name="armor" value="light"></label>
    <label>In cover <input name="cover" type="checkbox"></label>`,
});

const response = await fetch(`${SERVER}/v1/5150/shoot?fields=summary,steps`, {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({
    rep: Number(given.rep),
    weapon: given.weapon,
    targets: [{ dice: 1, armor: given.armor, cover: Boolean(given.cover) }],
  }),
});
const answer = await response.json();

const asText = (text) => foundry.utils.escapeHTML(text);
const step = ({ text, rule }) => `<li>${asText(text)} <a href="${rule.url}">${asText(rule.title)}</a></li>`;
await ChatMessage.create({
  content: response.ok
    ? `<p>${asText(answer.summary)}</p><ul>${answer.steps.map(step).join('')}</ul>`
    : `<p>${asText(answer.problems?.map(({ message }) => message).join('; ') ?? answer.detail)}</p>`,
});

// Foundry VTT 13, a script macro: posts the result of a 5150 burst to the chat. It uses foundry.applications.api.DialogV2.input,
// foundry.utils.escapeHTML and ChatMessage.create. A world on https needs a service on https.
const SERVER = 'http://localhost:4000';

const asText = (text) => foundry.utils.escapeHTML(text);
const option =
  (chosen) =>
  ({ id, name }) =>
    `<option value="${id}"${id === chosen ? ' selected' : ''}>${asText(name)}</option>`;
const weapons = await (await fetch(`${SERVER}/v1/weapons?system=5150&first=100&fields=nodes.id,nodes.name`)).json();
const { nodes: armors } = await (await fetch(`${SERVER}/v1/armors?system=5150&first=100&fields=nodes.id,nodes.name`)).json();

const given = await foundry.applications.api.DialogV2.input({
  window: { title: '5150: shooting' },
  content: `
    <label>Rep <input name="rep" type="number" min="1" max="7" value="4"></label>
    <label>Weapon <select name="weapon">${weapons.nodes.map(option('5150/rifle')).join('')}</select></label>
    <label>Armor of the target <select name="armor">${armors.map(option('5150/light')).join('')}</select></label>
    <label>In cover <input name="cover" type="checkbox"></label>`,
});

const step = ({ text, rule }) => `<li>${asText(text)} <a href="${rule.url}">${asText(rule.title)}</a></li>`;

async function post({ rep, weapon, armor, cover }) {
  const response = await fetch(`${SERVER}/v1/5150/shoot?fields=summary,steps`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ rep: Number(rep), weapon, targets: [{ dice: 1, armor, cover: Boolean(cover) }] }),
  });
  const answer = await response.json();
  await ChatMessage.create({
    content: response.ok
      ? `<p>${asText(answer.summary)}</p><ul>${answer.steps.map(step).join('')}</ul>`
      : `<p>${asText(answer.problems?.map(({ message }) => message).join('; ') ?? answer.detail)}</p>`,
  });
}

// A closed dialog returns nothing.
if (given) await post(given);

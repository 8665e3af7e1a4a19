/** `custom-elements.json`: the manifest of the elements for editors and documentation tools. */
import { calculators, elementOf } from '@rangefinder/widgets/describe';
import { type Calculator, elementFile, fieldAttributes } from './element-attributes.ts';
import {
  ASK_ATTRIBUTES,
  ASK_EVENTS,
  ASK_PROPERTIES,
  ATTRIBUTES,
  CSS_PROPERTIES,
  EVENTS,
  PARTS,
  PROPERTIES,
  type Typed,
} from './surface.ts';

const typed = ({ name, type, about }: Typed) => ({ name, type: { text: type }, description: about });

const membersOf = (properties: typeof PROPERTIES) =>
  properties.map(({ readonly, ...one }) => ({ kind: 'field', ...typed(one), ...(readonly && { readonly }) }));

const SURFACE = {
  members: membersOf(PROPERTIES),
  events: EVENTS.map(typed),
  cssProperties: CSS_PROPERTIES.map(({ name, about }) => ({ name, description: about })),
  cssParts: PARTS.map((name) => ({ name })),
};

function moduleOf(calculator: Calculator): object {
  const path = `dist/elements/${elementFile(calculator)}.js`;
  const tagName = elementOf(calculator);
  const declaration = {
    kind: 'class',
    customElement: true,
    name: tagName,
    tagName,
    summary: calculator.title.en,
    description: calculator.about.en,
    superclass: { name: 'HTMLElement' },
    attributes: [...ATTRIBUTES, ...fieldAttributes(calculator)].map(typed),
    ...SURFACE,
  };
  const exported = { kind: 'custom-element-definition', name: tagName, declaration: { name: tagName, module: path } };
  return { kind: 'javascript-module', path, declarations: [declaration], exports: [exported] };
}

const ASK = 'rangefinder-ask';

const askModule = (): object => ({
  kind: 'javascript-module',
  path: 'dist/elements/ask.js',
  declarations: [
    {
      ...{ kind: 'class', customElement: true, name: ASK, tagName: ASK, superclass: { name: 'HTMLElement' } },
      summary: 'Ask in your own words',
      description: 'A field for questions in a player’s own words, and the readings with their answers.',
      attributes: ASK_ATTRIBUTES.map(typed),
      members: membersOf(ASK_PROPERTIES),
      events: ASK_EVENTS.map(typed),
      cssProperties: SURFACE.cssProperties,
      cssParts: ['card', 'label', 'input', 'answer'].map((name) => ({ name })),
    },
  ],
  exports: [{ kind: 'custom-element-definition', name: ASK, declaration: { name: ASK, module: 'dist/elements/ask.js' } }],
});

export const manifest = (): object => ({
  schemaVersion: '2.1.0',
  readme: 'README.md',
  modules: [...calculators.map(moduleOf), askModule()],
});

/** `custom-elements.json`: the manifest of the elements for editors and documentation tools. */
import { calculators, elementOf } from '@rangefinder/widgets/describe';
import { type Calculator, elementFile, fieldAttributes } from './element-attributes.ts';
import { ATTRIBUTES, CSS_PROPERTIES, EVENTS, PARTS, PROPERTIES, type Typed } from './surface.ts';

const typed = ({ name, type, about }: Typed) => ({ name, type: { text: type }, description: about });

const SURFACE = {
  members: PROPERTIES.map(({ readonly, ...one }) => ({ kind: 'field', ...typed(one), ...(readonly && { readonly }) })),
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

export const manifest = (): object => ({ schemaVersion: '2.1.0', readme: 'README.md', modules: calculators.map(moduleOf) });

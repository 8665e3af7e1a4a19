/** Registers elements. */
import type { Description, Engine } from './description.js';
import { CalculatorElement } from './element.js';
import type { ElementParts } from './element-api.js';

type Load<T> = () => Promise<{ readonly default: T }>;

/** Registers the element of a calculator, unless the name is taken. */
type Define = (tag: string, description: Load<Description>, engine: Load<Engine>) => void;

/** Registers elements whose scripts are below an address: `descriptions/alpha-strike.attack.js`, `engine/alpha-strike.attack.js`. */
export const definer =
  (base: string): Define =>
  (tag, description, engine) => {
    if (customElements.get(tag)) return;
    const parts: ElementParts = {
      description: async () => (await description()).default,
      engine: async () => (await engine()).default,
      scripts: ({ question }) => {
        const file = `${question.replace('/', '.')}.js`;
        return { worker: `${base}worker.js`, engine: `${base}engine/${file}`, description: `${base}descriptions/${file}` };
      },
    };
    customElements.define(
      tag,
      class extends CalculatorElement {
        protected override readonly parts = parts;
      },
    );
  };

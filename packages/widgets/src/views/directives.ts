/** Bindings for state that the user and the browser change as well: the text of a field, whether a part is open. */
import { noChange } from 'lit';
import { Directive, directive, type ElementPart } from 'lit/directive.js';

/** Whether the text in a field already has the meaning of its value. */
type IsSame = (field: HTMLInputElement) => boolean;

class FieldText extends Directive {
  render(_text: string, _isSame: IsSame): unknown {
    return noChange;
  }

  override update({ element }: ElementPart, [text, isSame]: [string, IsSame]): unknown {
    const field = element as HTMLInputElement;
    // A field that the user has just emptied would otherwise get its default while they type.
    const isBeingTyped = field.value === '' && field.matches(':focus');
    if (!isBeingTyped && !isSame(field)) field.value = text;
    return noChange;
  }
}

/** Writes `text` into a field, except where `isSame`: `1.50` stays while the value is 1.5. */
export const fieldText = directive(FieldText);

class OpenWhen extends Directive {
  #wasOpen = false;

  render(_isOpen: boolean): unknown {
    return noChange;
  }

  override update({ element }: ElementPart, [isOpen]: [boolean]): unknown {
    if (isOpen && !this.#wasOpen) (element as HTMLDetailsElement).open = true;
    this.#wasOpen = isOpen;
    return noChange;
  }
}

/** Opens a `details` element when the condition becomes true. Only the user closes it. */
export const openWhen = directive(OpenWhen);

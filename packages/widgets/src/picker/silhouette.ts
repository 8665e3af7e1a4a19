/** Silhouettes of offers: loaded with the first list of a picker. */
import { type DrawnUnit, SILHOUETTE_SIDE, silhouettePath } from '@rangefinder/rules';
import { html, nothing, type TemplateResult } from 'lit';

/** Screen readers skip it: name and figures say the same. */
export function silhouetteView(unit: DrawnUnit): TemplateResult | typeof nothing {
  const path = silhouettePath(unit);
  return path
    ? html`<svg viewBox="0 0 ${SILHOUETTE_SIDE} ${SILHOUETTE_SIDE}" aria-hidden="true"><path d=${path.d} transform=${path.transform ?? nothing}></path></svg>`
    : nothing;
}

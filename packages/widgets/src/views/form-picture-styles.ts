/** Styles of the fields that are drawn. Playing cards look as in answers. */
import { css } from 'lit';

export const formPictureStyles = css`
.hand{display:grid;grid-template-columns:repeat(auto-fill,minmax(2.9rem,1fr));gap:.5rem;max-width:calc(5*4.25rem)}
.playing-card.slot{border-style:dashed;color:var(--muted)}
.suits{display:grid;grid-template-columns:repeat(5,minmax(0,1fr));gap:.35rem}
.suit[open]{grid-column:1/-1;order:1}
.suit>summary{justify-content:center;border:1px solid color-mix(in srgb,var(--line) 55%,transparent);border-radius:.5rem;color:inherit;padding:.25rem}
.suit>summary::before{display:none}
.suit>summary span{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
.suit[open]>summary{border-color:var(--accent);justify-content:start;padding-inline:.75rem}
.suit[open]>summary span{position:static;width:auto;height:auto;clip-path:none;color:var(--text)}
.ranks{display:grid;grid-template-columns:repeat(auto-fill,minmax(2.75rem,1fr));gap:.35rem;padding-top:.5rem}
.ranks button{padding:0;font-weight:700;color:var(--text)}
.ranks [aria-disabled=true]{opacity:.4;cursor:default}
.drawn{grid-column:1/-1;min-width:0}
summary .drawn{display:inline-block;vertical-align:middle;margin-inline-start:.5rem}
details .field .drawn{display:none}
.dice{display:flex;flex-wrap:wrap;align-items:center;gap:.25rem;font-weight:700}
.dice svg{width:2rem;height:2rem;fill:none;stroke:var(--accent);stroke-width:1.5;stroke-linejoin:round}
.dice text{fill:var(--text);stroke:none;font:600 8px system-ui,sans-serif;text-anchor:middle}
.hex-line{width:100%;max-height:6rem;fill:none;stroke:var(--line)}
.hex-board{display:flex;flex-wrap:wrap;gap:.5rem;align-items:center;justify-content:end}
.hexes{flex:1 1 20rem;min-width:0;overflow-x:auto}
.hex-board>button{width:2.75rem;padding:0;font-size:1.25rem}
.hex-line g{cursor:pointer}
.hex-line g:is(:hover,:focus-visible) .hex{fill:color-mix(in srgb,var(--accent) 32%,var(--surface))}
.hex-line g:focus-visible{outline:none}
.hex-line g:focus-visible .hex{stroke:var(--accent);stroke-width:3}
.hex-line .sight{pointer-events:none}
.hex-line .hex{fill:color-mix(in srgb,var(--accent) 8%,var(--surface))}
.hex-line .terrain{fill:var(--muted);stroke:none}
.hex-line .end{fill:var(--accent);stroke:var(--surface);stroke-width:1.5;paint-order:stroke}
.hex-line .sight{stroke:var(--accent);stroke-width:1.5;stroke-dasharray:4 3}
@media (forced-colors:active){.hex-line,.dice svg{stroke:CanvasText}.hex-line :is(.terrain,.end){fill:CanvasText}}
`;

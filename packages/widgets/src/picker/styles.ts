/** Styles of pickers, in widgets and in pages. */
import { css } from 'lit';

export const pickerStyles = css`
rangefinder-picker{--at:var(--surface,var(--paper-raised,Canvas));--ink-of:var(--text,var(--ink,CanvasText));--soft-of:var(--muted,var(--ink-soft,CanvasText));--accent-of:var(--accent,var(--blue,LinkText));display:block;position:relative;min-width:0;min-height:2.75rem}
.picker{display:block;position:static;inset:auto;width:auto;height:auto;margin:0;padding:0;border:0;overflow:visible;background:none;color:inherit}
.picker-field{position:relative;display:grid;grid-template-columns:minmax(0,1fr);gap:.5rem}
.picker:popover-open .picker-field{grid-template-columns:minmax(0,1fr) auto}
.picker-field input{grid-area:1/1;width:100%;max-width:none;min-height:2.75rem;font-weight:600}
.picker-field:has(.picked-name) input:not(:focus){color:transparent}
.picked-name{position:relative;grid-area:1/1;display:grid;align-items:center;padding:.2rem .7rem;font-weight:600;line-height:1.2;pointer-events:none}
input:focus+.picked-name{display:none}
.picker-close{display:none}
.picker-list{position:absolute;z-index:30;inset-inline:0;min-width:min(22rem,90vw);margin-top:.25rem;max-height:24rem;overflow:auto;border:1px solid var(--line);border-radius:.5rem;background:var(--at);color:var(--ink-of);box-shadow:0 .5rem 1.5rem #0004;text-align:start}
.picker-list ul{list-style:none;margin:0;padding:0}
.picker-list li{padding:.5rem .75rem;min-height:2.75rem;cursor:pointer;line-height:1.3}
.picker-list li[role=presentation]{min-height:0;padding-block:.5rem .1rem;color:var(--soft-of);font-size:.8125rem;font-weight:600;cursor:default}
.picker-list li[role=option]+li[role=option]{border-top:1px solid color-mix(in srgb,var(--line) 45%,transparent)}
.picker-list b{display:block;font-weight:600}
.picker-list li:has(svg){display:grid;grid-template-columns:2.25rem minmax(0,1fr);column-gap:.6rem}
.picker-list svg{grid-row:span 3;align-self:center;fill:var(--soft-of);fill-rule:evenodd}
.picker-list small{display:block;color:var(--soft-of);font-size:.8125rem;font-variant-numeric:tabular-nums}
.picker-list li[aria-selected=true],.picker-list li[role=option]:hover{background:color-mix(in srgb,var(--accent-of) 14%,var(--at))}
.picker-list p{margin:0;padding:.75rem;font-weight:400}
.picker-list a{color:var(--accent-of)}
.picker:popover-open{position:fixed;inset:0;z-index:1;padding:.75rem;overflow:auto;background:var(--at);color:var(--ink-of)}
.picker:popover-open .picker-list{position:static;max-height:none;border:0;box-shadow:none;margin-top:.75rem}
.picker:popover-open .picker-close{display:block;border:1px solid var(--line);border-radius:.5rem;background:none;color:inherit;min-width:2.75rem;min-height:2.75rem;padding:0;font-size:1.35rem}
@media (forced-colors:active){.picker-list li[aria-selected=true]{forced-color-adjust:none;background:Highlight;color:HighlightText}}
@media print{.picker-list{display:none}}
`;

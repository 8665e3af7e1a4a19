/** The look of what the second part of widgets draws. */

const styles = `
.figures{gap:.35rem}
.figures>div{display:flex;justify-content:space-between;gap:1rem;border-bottom:1px dotted color-mix(in srgb,var(--line) 60%,transparent)}
.figures dd{font-weight:600;text-align:end}
.part{gap:.5rem;min-width:0}
.part .part{padding-inline-start:.75rem;border-inline-start:2px solid color-mix(in srgb,var(--line) 40%,transparent)}
.chart{display:grid;gap:.3rem .6rem;grid-template-columns:minmax(2rem,max-content) minmax(4rem,1fr) max-content}
.row{display:grid;grid-template-columns:subgrid;grid-column:1/-1;align-items:center}
.name{overflow-wrap:anywhere;font-size:.9375rem;max-width:min(14rem,40cqi)}
.share{text-align:end;font-variant-numeric:tabular-nums;font-size:.9375rem}
.stack{list-style:none;margin:0;padding:0;display:flex;flex-direction:column;border:1px solid var(--line);border-radius:.5rem;overflow:hidden}
.stack li{display:flex;justify-content:space-between;align-items:center;gap:.25rem .75rem;min-height:calc(2rem + 5rem*var(--share));padding:.2rem .75rem;line-height:1.25;background:color-mix(in srgb,var(--accent) calc(36%*var(--place)),var(--surface));print-color-adjust:exact}
.stack li+li{border-top:1px solid var(--line)}
.stack li>:last-child{text-align:end;white-space:nowrap;font-variant-numeric:tabular-nums}
.stack b{white-space:nowrap;font-size:calc(1rem + .5rem*var(--share))}
.stack small{margin-inline-start:.5rem}
.ladder .track{background:repeating-linear-gradient(90deg,transparent 0 calc(100%/var(--decades) - 1px),color-mix(in srgb,var(--line) 60%,transparent) calc(100%/var(--decades) - 1px) calc(100%/var(--decades)))}
.series>svg{width:100%;height:9rem;border-bottom:1px solid var(--line);overflow:visible}
.line{fill:none;stroke:var(--accent);stroke-width:2.5;vector-effect:non-scaling-stroke}
.line-1{stroke:var(--text);stroke-dasharray:7 4}
.line-2{stroke:var(--problem);stroke-dasharray:2 4}
.line-3{stroke:var(--muted);stroke-dasharray:10 4 2 4}
.key{list-style:none;margin:.5rem 0 0;padding:0;display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,13rem),1fr));gap:.15rem 1.25rem;font-size:.9375rem}
.key li{display:grid;grid-template-columns:1.5rem minmax(0,1fr) auto;gap:.5rem;align-items:center}
.key b{font-variant-numeric:tabular-nums}
.heat{font-size:.75rem;table-layout:fixed;min-width:18rem}
.heat caption{text-align:start;color:var(--muted);font-size:.8125rem;padding-bottom:.35rem}
.heat :is(th,td){text-align:center;padding:.3rem .1rem;border:1px solid color-mix(in srgb,var(--line) 25%,transparent)}
.heat td:not(:first-child),.heat tbody td{background:color-mix(in srgb,var(--accent) calc(36%*var(--share,0)),var(--surface));print-color-adjust:exact}
.heat .zero{color:var(--muted)}
.heat .now{outline:2px solid var(--text);outline-offset:-2px;font-weight:700}
.columns{display:flex;align-items:end;gap:1px;height:7rem;border-bottom:1px solid var(--line)}
.column{flex:1 1 0;height:100%;display:flex;align-items:end;min-width:1px}
.column span{width:100%;background:color-mix(in srgb,var(--accent) 55%,var(--surface))}
.column .now{background:var(--text)}
.axis{display:flex;justify-content:space-between;color:var(--muted);font-size:.8125rem}
.scroll{overflow-x:auto;max-height:26rem;background:linear-gradient(90deg,var(--surface) 30%,transparent) 0 0/3rem 100% no-repeat local,linear-gradient(270deg,var(--surface) 30%,transparent) 100% 0/3rem 100% no-repeat local,linear-gradient(90deg,var(--shade),transparent) 0 0/.9rem 100% no-repeat,linear-gradient(270deg,var(--shade),transparent) 100% 0/.9rem 100% no-repeat;--shade:color-mix(in srgb,var(--text) 35%,transparent)}
table{border-collapse:collapse;width:100%;font-size:.9375rem;font-variant-numeric:tabular-nums}
th,td{text-align:start;vertical-align:top;padding:.35rem .75rem .35rem 0;border-bottom:1px solid color-mix(in srgb,var(--line) 40%,transparent)}
th{color:var(--muted);font-weight:600}
.steps{margin:0;padding-inline-start:1.5rem;gap:.6rem}
.steps strong{display:block}
.hand{display:grid;grid-template-columns:repeat(auto-fill,minmax(2.9rem,3.75rem));gap:.5rem}
.playing-card{display:grid;place-content:center;justify-items:center;gap:.1rem;width:100%;min-height:4.9rem;padding:.25rem;border:1px solid var(--line);border-radius:.5rem;background:var(--surface);font-size:1.35rem;line-height:1;font-weight:700;font-variant-numeric:tabular-nums}
.playing-card svg,.suit svg{width:1.75rem;height:1.75rem;fill:currentColor;fill-rule:evenodd}
.playing-card.slot{border-style:dashed;color:var(--muted)}
.suit-1,.suit-3{color:var(--accent)}
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
.hex-line .hex{fill:color-mix(in srgb,var(--accent) 8%,var(--surface))}
.hex-line .terrain{fill:var(--muted);stroke:none}
.hex-line .end{fill:var(--accent);stroke:var(--surface);stroke-width:1.5;paint-order:stroke}
.hex-line .sight{stroke:var(--accent);stroke-width:1.5;stroke-dasharray:4 3}
@media (forced-colors:active){.line,.hex-line,.dice svg{stroke:CanvasText}.column span{background:CanvasText}.column .now{background:Highlight}.hex-line :is(.terrain,.end){fill:CanvasText}}
`;

let made: CSSStyleSheet | undefined;

/** One style sheet for all widgets of a page. */
export function sheet(): CSSStyleSheet {
  if (!made) {
    made = new CSSStyleSheet();
    made.replaceSync(styles);
  }
  return made;
}

/** Styles of everything that the lazy part draws. */
import { css } from 'lit';

export const answerStyles = css`
.live{gap:.5rem}
dl{margin:0}
.headline{display:flex;flex-wrap:wrap;gap:.5rem 2rem}
.headline>div{display:flex;flex-direction:column-reverse;justify-content:flex-end;max-width:100%}
.headline small{font-size:1.1rem;font-weight:400;color:var(--muted);margin-inline-start:.5rem}
.headline .track{height:.7rem;margin-top:.4rem}
.headline>:has(.track){min-width:min(11rem,100%)}
.headline:has(>:nth-child(3)){display:grid;grid-template-columns:repeat(auto-fill,minmax(max(28%,5.5rem),1fr));gap:.5rem 1rem}
.headline:has(>:nth-child(3))>div{min-width:0}
.headline:has(>:nth-child(3)) small{display:block;margin:0;font-size:clamp(.75rem,4.5cqi,.875rem)}
.long{display:-webkit-box;-webkit-box-orient:vertical;-webkit-line-clamp:3;line-clamp:3;overflow:hidden}
.headline dd{font-size:2.25rem;line-height:1.1;font-weight:700;font-variant-numeric:tabular-nums}
.headline:has(>:nth-child(3)) dd{font-size:1.5rem}
.headline:has(>:nth-child(2)) dd.words{font-size:1.125rem;line-height:1.25}
.headline:has(dd:not(.words)):not(:has(>:nth-child(3))) dd.words{min-height:2.2em;align-content:end}
dt{color:var(--muted);font-size:.875rem}
dd{margin:0;font-variant-numeric:tabular-nums;overflow-wrap:break-word}
.refusal{display:grid;gap:.25rem;border-inline-start:.3rem solid var(--problem);padding-inline-start:.75rem}
.refusal strong{color:var(--problem)}
.copy{justify-self:start;margin-top:.5rem;min-height:2.75rem;padding-inline:0;border:0;background:none;color:var(--accent);font-weight:600}
.track{display:block;height:1.15rem;border:1px solid var(--line);border-radius:.25rem;overflow:hidden}
.bar{display:block;height:100%;background:repeating-linear-gradient(135deg,var(--accent) 0 5px,color-mix(in srgb,var(--accent) 62%,var(--surface)) 5px 8px);border-inline-end:2px solid var(--text);print-color-adjust:exact}
.rule{display:block;font-size:.875rem;color:var(--muted)}
a.rule{color:var(--accent);width:fit-content;padding-block:.2rem}
.problems{border-inline-start:.3rem solid var(--problem);padding-inline-start:.75rem}
.problems ul{margin:.25rem 0 0;padding-inline-start:1.1rem}
.calm{border-color:var(--line)}
.figures{gap:.35rem}
.figures>div{display:flex;justify-content:space-between;gap:1rem;border-bottom:1px dotted color-mix(in srgb,var(--line) 60%,transparent)}
.figures dd{font-weight:600;text-align:end}
.part{gap:.5rem;min-width:0}
.part .part{padding-inline-start:.75rem;border-inline-start:2px solid color-mix(in srgb,var(--line) 40%,transparent)}
.chart{list-style:none;margin:0;padding:0;display:grid;gap:.3rem .6rem;grid-template-columns:minmax(2rem,max-content) minmax(4rem,1fr) max-content}
.row{display:grid;grid-template-columns:subgrid;grid-column:1/-1;align-items:center}
@container (max-width:14rem){.row{display:flex;flex-wrap:wrap;gap:0 .5rem}.row>:first-child{flex:1 0 100%}.row .track{flex:1}}
.name{overflow-wrap:break-word;font-size:.9375rem;min-width:min-content;max-width:min(14rem,40cqi)}
.share{text-align:end;font-variant-numeric:tabular-nums;font-size:.9375rem}
.stack{list-style:none;margin:0;padding:0;display:flex;flex-direction:column;border:1px solid var(--line);border-radius:.5rem;overflow:hidden}
.stack li{display:flex;justify-content:space-between;align-items:center;gap:.25rem .75rem;min-height:calc(2rem + 5rem*var(--share));padding:.2rem .75rem;line-height:1.25;background:color-mix(in srgb,var(--accent) calc(36%*var(--place)),var(--surface));print-color-adjust:exact}
.stack li+li{border-top:1px solid var(--line)}
.stack li>:last-child{text-align:end;white-space:nowrap;font-variant-numeric:tabular-nums}
.stack b{white-space:nowrap;font-size:calc(1rem + .5rem*var(--share))}
.stack small{margin-inline-start:.5rem}
.mark{display:inline-grid;place-content:center;min-width:1.75rem;height:1.75rem;margin-inline-end:.6rem;border:1.5px solid currentColor;border-radius:.35rem;font-size:1rem!important}
.roll{display:grid;grid-template-columns:auto minmax(0,1fr);gap:.5rem;align-items:end}
.roll ol{list-style:none;margin:0;padding:0;display:grid;grid-auto-flow:column;grid-auto-columns:minmax(0,1fr);gap:2px}
.roll li{display:grid;grid-template-rows:3.25rem auto;text-align:center;color:var(--muted);font-variant-numeric:tabular-nums}
.roll .rise{display:grid;align-items:end;border-bottom:1px solid var(--line)}
.rise>span{background:color-mix(in srgb,var(--line) 35%,var(--surface));print-color-adjust:exact}
.enough .rise>span{background:var(--accent)}
.enough small{color:var(--text);font-weight:700}
.track-of{list-style:none;margin:0;padding:0;display:grid;gap:2px}
.track-of li{position:relative;display:grid;grid-template-columns:2.25rem minmax(0,1fr) auto;gap:.6rem;align-items:center;line-height:1.25;min-height:1.75rem;padding-inline-end:.5rem;background:linear-gradient(90deg,color-mix(in srgb,var(--accent) 20%,var(--surface)) calc(100%*var(--share)),transparent 0);print-color-adjust:exact}
.track-of b{align-self:stretch;display:grid;place-content:center;background:color-mix(in srgb,var(--accent) 14%,var(--surface));font-variant-numeric:tabular-nums}
.track-of span{min-width:0;overflow-wrap:anywhere}
.track-of .never{color:var(--muted)}
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
.scroll:not(.whole) .long{min-width:10rem}
.whole{max-height:none}
.whole table{font-size:.8125rem}
.whole :is(th,td){padding-inline-end:.4rem}
.whole :is(th,td):last-child{padding-inline-end:0}
@container (max-width:25rem){.whole table{font-size:.75rem}.whole th{font-size:.6875rem}.whole :is(th,td){padding-inline-end:.2rem}.whole td:first-child{overflow-wrap:anywhere;min-width:4.5rem}}
.steps{margin:0;padding-inline-start:1.5rem;gap:.6rem}
.steps strong{display:block}
.playing-card{display:grid;place-content:center;justify-items:center;gap:.1rem;width:100%;min-height:4.9rem;padding:.25rem;border:1px solid var(--line);border-radius:.5rem;background:var(--surface);font-size:1.35rem;line-height:1;font-weight:700;font-variant-numeric:tabular-nums}
.playing-card svg,.suit svg{width:1.75rem;height:1.75rem;fill:currentColor;fill-rule:evenodd}
.face-up{list-style:none;margin:.25rem 0 0;padding:0;display:grid;grid-template-columns:repeat(auto-fill,minmax(2.1rem,2.6rem));gap:.25rem}
.face-up .playing-card{min-height:3.1rem;font-size:1rem;border-radius:.35rem}
.face-up svg{width:1.1rem;height:1.1rem}
.figures>.dealt{display:block}
.unseen{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
.suit-1,.suit-3{color:var(--accent)}
.board-scroll{overflow:auto;max-height:34rem}
.board{table-layout:fixed;border-collapse:separate;border-spacing:2px}
.board :is(th,td){padding:0;border:0}
.board thead th{position:sticky;top:0;z-index:1;background:var(--surface);text-align:start;vertical-align:bottom}
.board thead span{display:block;writing-mode:vertical-rl;transform:rotate(180deg);font-size:.8125rem;line-height:1.1;margin:auto;padding-top:.25rem;max-height:9rem}
.row-title th{padding:.5rem 0 .1rem;color:var(--text);font-size:.875rem}
.board button{width:100%;min-width:0;min-height:2.75rem;padding:0;border:0;border-radius:.2rem;font-variant-numeric:tabular-nums;background:color-mix(in srgb,var(--accent) calc(46%*var(--share,0)),var(--surface));print-color-adjust:exact}
.board .zero{color:var(--muted)}
.told{min-height:4.5em;font-size:.9375rem}
@media (forced-colors:active){.bar{background:CanvasText}.rise>span{box-shadow:none;border:1px solid CanvasText}.enough .rise>span{background:CanvasText}.line{stroke:CanvasText}.column span{background:CanvasText}.column .now{background:Highlight}}
`;

/**
 * Styles of a card and its form: one column on a phone, two where there is room. Bars are hatched and labeled, so that they are
 * readable without color.
 */
import { css, unsafeCSS } from 'lit';
import { colorRules } from './theme.js';

const BASE = css`
:host{${unsafeCSS(colorRules)}display:block;container-type:inline-size;color-scheme:light dark;font:var(--rangefinder-font,1rem/1.45 system-ui,sans-serif);color:var(--text)}
:host([theme=light]){color-scheme:light}
:host([theme=dark]){color-scheme:dark}
:host([hidden]){display:none}
*{box-sizing:border-box}
.body,form,.field,fieldset,.items,details,.answer,.live,.part,.figures,.steps,.refusal{display:grid;grid-template-columns:minmax(0,1fr)}
.card{background:var(--surface);border:1px solid color-mix(in srgb,var(--line) 45%,transparent);border-radius:var(--rangefinder-radius,.75rem);padding:1rem}
h2{font-size:1.2rem;line-height:1.25;margin:0 0 .25rem}
.card>.about{margin-bottom:1rem}
h3{font-size:1rem;margin:0 0 .5rem}
p{margin:0}
.about,.hint{color:var(--muted);font-size:.875rem}
.body{gap:1.25rem}
@container (max-width:25rem){.card{padding:.75rem}fieldset:is(.group,.list):not(.empty,.hands){padding:.5rem 0 0;border-width:1px 0 0;border-radius:0}.hands{padding:.5rem .6rem}}
@container (min-width:46rem){.body{grid-template-columns:minmax(0,1fr) minmax(0,1fr);gap:2rem}.card{padding:1.5rem}.bare .body{grid-template-columns:minmax(0,1fr)}}
.bare .body>:first-child{display:none}
.summary-bar{position:sticky;bottom:0;height:0;transition:opacity .15s,visibility .15s}
.summary-bar>div{position:absolute;inset:auto -.625rem 0;display:flex;flex-wrap:wrap;gap:1rem 1.25rem;align-items:end;height:3.6rem;overflow:hidden;background:var(--surface);border-top:2px solid var(--accent);padding:.4rem .625rem;font-variant-numeric:tabular-nums;cursor:pointer}
.summary-bar>div:not(:has(.summary-figure)){flex-wrap:nowrap;align-items:start}
.summary-bar span{min-width:0;display:-webkit-box;-webkit-box-orient:vertical;-webkit-line-clamp:2;overflow:hidden}
.summary-bar .summary-figure{display:block;flex:none;max-width:10rem}
.summary-bar small{display:block;color:var(--muted);font-size:.75rem;white-space:nowrap;overflow:hidden;text-overflow:ellipsis}
.summary-bar b{font-size:1.25rem;line-height:1.2}
.tools{display:flex;flex-wrap:wrap;align-items:center;gap:.5rem;margin-bottom:1rem}
.sign{width:1.5rem;height:1.5rem;display:block;fill:none;stroke:currentColor;stroke-width:2}
.tools .hint{flex:1 1 9rem}
.summary-bar.seen{opacity:0;visibility:hidden}
@container (min-width:46rem){.summary-bar{display:none}.answer[part]{position:sticky;top:var(--rangefinder-sticky,1rem);align-self:start}}
footer{color:var(--muted);font-size:.8125rem;margin-top:1rem;padding-top:.75rem;border-top:1px solid color-mix(in srgb,var(--line) 35%,transparent)}
a{color:var(--accent)}
:focus-visible{outline:3px solid var(--accent);outline-offset:2px}
[hidden]{display:none!important}
`;

const FORM = css`
form{gap:.9rem;align-content:start;min-width:0}
.fields{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,16rem),1fr));gap:.75rem 1.25rem;align-items:start}
.switches{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,max(9rem,var(--word)*.6em + 4rem)),1fr));gap:0 .75rem;grid-column:1/-1}
.head{display:grid;grid-template-columns:minmax(min-content,max-content) auto;justify-content:start;align-items:center;gap:0 .35rem;min-width:0}
.head>.hint{grid-column:1/-1}
.head>label,legend,.segment,.name{overflow-wrap:break-word;hyphens:auto}
.head>label,legend{line-height:1.25}
.field{position:relative;gap:.3rem .75rem;min-width:0}
.field:is(.number,.choice){display:flex;flex-wrap:wrap;align-items:center}
.field:is(.number,.choice)>.head{flex:1 1 min-content}
.field.number>.stepper{flex:0 1 9.5rem}
.field.choice>select{flex:1 1 9rem;width:auto}
.field>.problem,.reason{grid-column:1/-1;flex:1 0 100%}
.reason{color:var(--muted);font-size:.8125rem;line-height:1.3;font-weight:400}
fieldset>.about-field{position:absolute;inset-block-start:0;inset-inline-end:0}
.about-field{position:relative;flex:none;width:1.75rem;min-height:1.75rem;padding:0;border:0;border-radius:50%;background:none;color:var(--muted);font:italic 600 .9rem/1 Georgia,serif}
.about-field::before{content:"";position:absolute;inset:-.5rem}
.about-field::after{content:"";position:absolute;inset:.2rem;border:1.5px solid currentColor;border-radius:50%}
label,legend{font-weight:600;font-size:.9375rem}
input,select,button{font:inherit;color:inherit;min-height:2.75rem;border-radius:.5rem;border:1px solid var(--line);background:var(--surface)}
input[type=number],input[type=text],select{width:100%;min-width:0;padding:.35rem .6rem}
input::placeholder{color:var(--muted);opacity:1}
.stepper{display:grid;grid-template-columns:2.75rem minmax(3rem,1fr) 2.75rem}
.stepper :focus-visible{position:relative;z-index:1}
.stepper input{text-align:center;border-radius:0;border-inline-width:0;appearance:textfield}
.stepper input::-webkit-inner-spin-button,.stepper input::-webkit-outer-spin-button{appearance:none;margin:0}
.stepper button:first-child{border-radius:.5rem 0 0 .5rem}
.stepper button:last-child{border-radius:0 .5rem .5rem 0}
button{cursor:pointer;padding:.25rem .75rem}
button:hover{background:color-mix(in srgb,var(--accent) 12%,var(--surface))}
.switch label{display:grid;grid-template-columns:auto minmax(0,1fr);gap:0 .45rem;align-items:center;min-height:2.75rem;cursor:pointer;line-height:1.2;padding-block:.2rem;font-weight:500}
.switch label>input{grid-row:span 2}
.switch .prospect{grid-area:2/2;line-height:1.2}
.switch .prospect:empty{display:none}
.switch .head{grid-template-columns:minmax(0,1fr) auto;justify-content:stretch;gap:0}
.switch input{margin:0;width:1.5rem;height:1.5rem;min-height:0;flex:none;accent-color:var(--accent)}
.segmented{border:0;padding:0;gap:.3rem;grid-column:auto}
.segmented>legend{float:inline-start;padding:.28rem 0}
.segments{--track:calc(var(--word)*.62em + 1rem);display:grid;grid-auto-rows:1fr;grid-template-columns:repeat(auto-fit,minmax(clamp(100%/var(--count) - 1px,(var(--track)*var(--count) - 100%)*999,max(100%/var(--half) - 1px,min(100%,(var(--track)*var(--half) - 100%)*999))),1fr));gap:1px;border:1px solid var(--line);border-radius:.5rem;overflow:hidden}
.segment{min-width:0;display:grid;place-content:center;justify-items:center;min-height:2.75rem;padding:.25rem .3rem;cursor:pointer;font-weight:400;line-height:1.2;text-align:center;background:var(--surface);box-shadow:0 0 0 1px color-mix(in srgb,var(--line) 60%,var(--surface))}
.segment input{position:absolute;opacity:0;width:1px;height:1px;min-height:0;margin:0}
.segment:has(:checked){background:var(--accent);color:var(--surface);font-weight:600}
.pictogram{width:1.35rem;height:1.35rem;display:block;margin:0 auto .15rem;fill:currentColor;fill-rule:evenodd}
.pictured>.segments{font-size:.75rem}
.pictured .segment{align-content:start}
.pictured .prospect{font-size:.75rem}
.segment.cannot:not(:has(:checked)){color:var(--muted)}
.segment:has(:disabled){cursor:default;background:color-mix(in srgb,var(--line) 14%,var(--surface))}
.segment:has(:disabled)>span{text-decoration:line-through}
.segment .reason{font-size:.6875rem;line-height:1.1}
.segment:has(:focus-visible){outline:3px solid var(--accent);outline-offset:-5px;box-shadow:inset 0 0 0 2px var(--surface)}
.prospect{white-space:nowrap;font-size:.8125rem;font-variant-numeric:tabular-nums;color:var(--muted);font-weight:400}
.segment:has(:checked) .prospect{color:inherit}
.switch label:not(:has(.prospect:not(:empty)))>input{grid-row:1}
.measured{grid-column:1/-1}
.unset{opacity:.55}
.measured>.scale{flex:1 0 100%;min-width:0}
.pips .segment{padding-inline:.1rem}
.pips>.segments{--track:2.5rem}
.pips .prospect{font-size:.6875rem}
.scale{position:relative;display:grid;max-width:44rem;margin-top:.35rem}
.scale svg{width:100%;height:3rem;fill:color-mix(in srgb,var(--accent) 55%,var(--surface))}
.bands{display:flex;border:solid var(--line);border-width:1px 0 0}
.bands span{flex:1 1 0;min-width:0;display:grid;grid-template-columns:minmax(0,1fr);line-height:1.2;padding-top:.15rem;font-size:.75rem;color:var(--muted)}
.bands b{font-weight:400;justify-self:center;max-width:calc(100% + 1rem);overflow:hidden;text-overflow:ellipsis;white-space:nowrap}
.bands i{font-style:normal;text-align:end;padding-inline-end:.25rem;border-inline-end:1px solid var(--line);font-variant-numeric:tabular-nums}
.scale input{width:calc(100% + 1.25rem);margin:0 -.625rem;padding:0;border:0;background:none;accent-color:var(--accent);min-height:2.75rem;cursor:ew-resize}
.picked,.cards>.items>.record .fields{grid-template-columns:minmax(0,1fr)}
.picked .field{display:flex;flex-wrap:wrap;align-items:center;gap:.1rem .3rem}
.picked .head{order:1;grid-template-columns:auto}
.group:has(>.picked){gap:.1rem}
.group>:is(.fields,details,.problem):not(.picked){grid-column:1/-1}
.group>.picked+details>summary{padding-block:.1rem;font-size:.8125rem;line-height:1.35}
.group .picked .head>label{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
.field>rangefinder-picker{flex:1 1 9rem}
.folds{display:grid;grid-template-columns:minmax(0,1fr);gap:0 1.25rem;align-items:start}
.stepper,.field select,.field>input{max-width:22rem}
fieldset{position:relative;min-width:0;margin:0;padding:.6rem .75rem;border:1px solid color-mix(in srgb,var(--line) 55%,transparent);border-radius:.6rem;gap:.75rem;grid-column:1/-1}
legend{padding:0 .35rem}
@container (max-width:25rem){:is(.group,.list):not(.hands)>legend{padding-inline:0 .5rem}.record .empty>.add{grid-area:2/1/3/-1;justify-self:start}}
.items{gap:.75rem}
.cards>.items{grid-template-columns:repeat(auto-fill,minmax(min(100%,8.5rem),1fr));gap:.5rem;align-items:stretch}
.record{border:1px solid color-mix(in srgb,var(--line) 55%,transparent);border-radius:.6rem;padding:0 .6rem;align-content:start}
.record[open]{grid-column:1/-1;border-color:var(--accent);padding-bottom:.6rem}
.record>summary{display:grid;grid-template-columns:auto minmax(0,1fr);gap:0 .35rem;padding-block:.5rem;color:var(--text);line-height:1.3}
.record>summary>span{grid-column:2;font-weight:400;font-size:.8125rem;color:var(--muted)}
.record[open]>summary>span{color:var(--text)}
.record-fields{display:grid;grid-template-columns:minmax(0,1fr);gap:.75rem;min-width:0}
.record .remove{justify-self:start}
.empty{border:0;padding:0;grid-template-columns:minmax(0,auto) 1.75rem minmax(max-content,1fr);align-items:center;gap:.5rem}
.empty>legend{float:inline-start;padding:0;grid-area:1/1}
.empty>:is(.hint,.problem){grid-column:1/-1}
.empty>.items{display:none}
.empty>.about-field{position:relative;grid-area:1/2}
.empty>.add{grid-area:1/3;justify-self:end}
.list:not(.empty)>.about-field,.group:not(.empty)>.about-field{inset-block-start:-1.3rem;inset-inline-end:.5rem;background:var(--surface)}
.item:not(.record){display:grid;grid-template-columns:minmax(0,1fr) auto;gap:.5rem;align-items:start}
.short>.items{grid-template-columns:repeat(auto-fill,minmax(min(100%,9.5rem),1fr))}
.short.fixed>.items:not(:has(.stepper)){gap:.5rem;grid-template-columns:repeat(auto-fill,minmax(min(100%,4.4rem),1fr))}
.short .item{align-items:end}
.short>.items:has(.remove):has(.stepper){grid-template-columns:repeat(auto-fill,minmax(min(100%,18rem),1fr))}
.short>.items:not(:has(.remove)) .field.number:not(.measured){grid-template-columns:minmax(0,1fr)}
.item>fieldset{grid-column:1}
.item:not(.record)>.remove{width:2.75rem;padding:0}
.add,.group>.remove{justify-self:start}
.problem{color:var(--problem);font-size:.875rem;font-weight:600}
.bad{border-color:var(--problem);border-width:2px}
.set .options{gap:.5rem;border:0;padding:0;margin:0;min-width:0}.set .options label{display:flex;gap:.5rem;align-items:baseline;font-size:.875rem}.set .options p{font-size:.8125rem;color:var(--muted)}
details[open]{gap:.75rem}
fieldset>details>summary{font-weight:500;color:var(--text)}
summary{list-style:none;cursor:pointer;min-height:2.75rem;display:flex;align-items:center;gap:.5rem;color:var(--accent);font-weight:600}
.names{flex:1;min-width:0;color:var(--muted);font-weight:400;overflow:hidden;text-overflow:ellipsis;white-space:nowrap}
summary::-webkit-details-marker{display:none}
summary::before{content:"";flex:none;width:.45em;height:.45em;margin-inline:.1em .25em;border:solid currentColor;border-width:0 2px 2px 0;transform:rotate(-45deg);transition:transform .15s}
details[open]>summary::before{transform:rotate(45deg)}
@media (prefers-reduced-motion:reduce){*{transition:none!important}}
`;

const ANSWER = css`
.answer{min-width:0;gap:1rem;align-content:start}
.answer[part]{scroll-margin-top:var(--rangefinder-sticky,1rem)}
.answer[aria-busy=true]{opacity:.65;transition:opacity .2s .3s}
.answer .answer:empty{display:none}
@media print{button,.summary-bar,.scale,.prospect,details:not([open]){display:none}.card{border:0;padding:0}.segment:has(:checked){background:none;color:inherit;font-weight:700;box-shadow:inset 0 0 0 2px}.stepper{display:block}.stepper input{border:1px solid var(--line);border-radius:.5rem;text-align:start}}
@media (forced-colors:active){.segment:has(:checked){forced-color-adjust:none;background:Highlight;color:HighlightText}.scale svg{fill:CanvasText}}
`;

export const styles = css`${BASE}${FORM}${ANSWER}`;

/**
 * Styles of a form with two sides: in a wide container the sides are left and right, what is between them and the answer in the
 * middle, the rest of the answer below; in a narrow one the units come first, then what is between them, then their switches.
 */
import { css } from 'lit';

export const boardStyles = css`
.two-sides{display:grid;grid-template-columns:minmax(0,1fr);gap:.5rem;align-content:start}
.two-sides>.side{min-width:0;display:grid;grid-template-columns:minmax(0,1fr);gap:.5rem;align-content:start;grid-column:auto}
.sided form{gap:.5rem}
.sided .body>:first-child{position:relative}
.stand-in{font-size:.875rem;border-inline-start:.25rem solid var(--problem);padding-inline-start:.5rem}
.sided .fields{gap:.5rem 1.25rem}
@container (max-width:59.99rem){
.two-sides>div.side{display:contents}
.side>.strip{order:-1}
div.side>.fields:not(.strip){order:1}
.sided .tools{position:absolute;inset:-.35rem 0 auto auto;z-index:1;margin:0}
.sided .tools .hint{display:none}
.sided .tools button{min-height:2.25rem;padding:.1rem .6rem;font-size:.875rem}
.sided .answer[part]{gap:.25rem}
.sided .answer .answer{gap:0}
.sided .copy{margin-top:.25rem}
}
@container (max-width:30rem){.sided .body{gap:.5rem}.sided .scale svg{height:2.25rem}.sided .pictogram{display:none}.sided .pips{grid-template-columns:auto minmax(0,1fr);align-items:center}.sided .pips>.reason{grid-column:1/-1}.sided .pips>legend{line-height:1.2;max-width:7.5rem}.sided .summary{font-size:.9375rem;line-height:1.35}}
@container (min-width:60rem){
.card.sided{padding:1rem 1.25rem .5rem}
.sided .body{grid-template-columns:minmax(20.5rem,1fr) minmax(0,1.1fr) minmax(20.5rem,1fr);grid-template-rows:auto 1fr;gap:.25rem 1.25rem;align-items:start}
.sided :is(.body>:first-child,form,.two-sides,.answer[part]){display:contents}
.sided .two-sides>.side{grid-area:1/1/span 2}
.sided .two-sides>.side+.side{grid-area:1/3/span 2}
.sided .between{grid-area:1/2}
.sided .answer[part]>:first-child{grid-area:2/2;border-top:2px solid var(--accent);padding-top:.5rem}
.sided .folds{grid-area:3/1/auto/3;grid-template-columns:repeat(auto-fit,minmax(14rem,1fr))}
.sided .tools{grid-area:3/3;justify-self:end;flex-wrap:nowrap;margin:0;max-width:62%}
.sided .tools .hint>span{display:none}
.sided :is(.tools button,.copy){min-height:2.25rem;padding-block:0}
.sided .copy{margin-top:.25rem}
.sided .chart{grid-template-columns:minmax(2rem,max-content) minmax(2rem,1fr) max-content}
.sided .answer>.answer{grid-area:4/1/auto/-1;display:block;columns:3 16rem;column-gap:1.25rem}
.sided .answer>.answer>*{break-inside:avoid;margin-bottom:.4rem}
.sided .answer>.answer>.part:has(>.part){break-inside:auto}
.sided .part{break-inside:avoid;gap:.25rem}
.sided .answer[part]>details[open]{grid-area:5/1/auto/-1}
.sided .answer[part]>details:not([open]){grid-area:3/3;justify-self:start}
.sided .part>h3{margin:0}
.sided .name{max-width:15.5rem;font-size:.875rem}
.sided .stack li{min-height:calc(1.6rem + 2rem*var(--share))}
.sided .series>svg{height:6rem}
.sided summary{min-height:2rem}
}
`;

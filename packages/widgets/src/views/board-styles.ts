/**
 * Styles of a form with two sides: in a wide container the sides are left and right, what is between them, the answer and its chart
 * in the middle, the rest of the answer below; in a narrow one the units come first, then what is between them, then their switches.
 */
import { css } from 'lit';

export const boardStyles = css`
.two-sides{display:grid;grid-template-columns:repeat(2,minmax(0,1fr));gap:.5rem;align-content:start}
.two-sides>.side{min-width:0;display:grid;grid-template-columns:minmax(0,1fr);gap:.5rem;align-content:start;grid-column:auto}
.sided form{gap:.5rem}
.sided .body>:first-child{position:relative}
.stand-in{font-size:.875rem;border-inline-start:.25rem solid var(--problem);padding-inline-start:.5rem}
.sided .fields{gap:.5rem 1.25rem}
.sided .switch:is(:has(.reason),:first-child:has(+.switch .reason),:has(.reason)+:last-child){grid-column:1/-1}
.sided .reason{font-size:.75rem;line-height:1.25}
.side .segmented>legend{max-width:calc(100% - 2rem)}
.sided .tools{margin:0}
.sided .tools .hint>span{display:none}
.sided .below>*{margin-bottom:.4rem}
.sided .part>h3{margin:0;line-height:1.3}
.sided .stack li{min-height:calc(1.5rem + 1rem*var(--share))}
.sided .series>svg{height:5rem}
.sided .key{grid-template-columns:minmax(0,1fr);gap:0;line-height:1.3}
.sided .headline{gap:.5rem 1rem}
.sided .headline>:has(.track){min-width:min(9rem,100%)}
.sided .summary{font-size:.9375rem;line-height:1.35}
.sided .field.choice>select{flex-grow:3}
@container (max-width:59.99rem){
.two-sides>div.side{display:contents}
.side>.strip{order:-1;min-width:0}
.two-sides>.between,.side>.stand-in,.two-sides:has(>div.side)>fieldset.side,.two-sides:has(>fieldset.side)>div.side>.strip{grid-column:1/-1;order:0}
.side>.stand-in{order:-1}
.side .segments{font-size:.8125rem;--track:calc(var(--word)*.62em + .4rem)}
.side .pictured>.segments{font-size:.72rem;--track:calc(var(--word)*.68em + .4rem)}
.side .pips>.segments{--track:2.1rem}
.side .segment{padding-inline:.15rem}
.two-sides>.side>:is(.strip:has(details[open]),details[open]){grid-column:1/-1}
div.side>.fields:not(.strip){order:1}
div.side>details{order:2}
.side .picked .about-field{position:absolute;inset:-2.1rem .5rem auto auto;background:var(--surface)}
.sided .body>:first-child{display:grid;grid-template-columns:minmax(0,1fr)}
.sided .tools{order:1;justify-content:end}
.sided .tools .hint{display:none}
}
@container (max-width:45.99rem){
.sided .body{gap:.5rem}
.sided .answer[part]{grid-template-columns:repeat(2,minmax(0,1fr));gap:0 .75rem;align-items:center}
.sided .answer[part]>:is(.answer,:first-child){display:contents}
.sided .answer[part] :is(.live,[role=alert],details[open]){grid-column:1/-1}
.sided .copy{margin:0;justify-self:start;min-height:2.5rem}
.sided .folds{grid-template-columns:repeat(2,minmax(0,1fr));gap:0 .75rem}
.between>.fields{grid-template-columns:repeat(2,minmax(0,1fr));align-items:end}
.folds>details[open]{grid-column:1/-1}
.sided .scale svg{height:2.25rem}
.sided .pictogram{display:none}
}
@container (max-width:19rem){
.two-sides,.sided .folds,.sided .answer[part],.between>.fields{grid-template-columns:minmax(0,1fr)}
.side>.strip,.two-sides>.side{grid-column:1/-1}
}
@container (min-width:19.01rem) and (max-width:59.99rem){
.sided .body>:first-child:has(.folds>details:only-child:not([open]))>.tools{position:absolute;inset:auto 0 0 50%}
}
@container (min-width:60rem){
.card.sided{padding:1rem 1.25rem .5rem}
.sided .body{grid-template-columns:minmax(20.5rem,1fr) minmax(0,1.1fr) minmax(20.5rem,1fr);grid-template-rows:repeat(4,auto) 1fr;gap:.25rem 1.25rem;align-items:start}
.sided :is(.body>:first-child,form,.two-sides,.answer[part],.answer[part]>:is(.answer,:first-child)){display:contents}
.sided .two-sides>.side{grid-area:1/1/span 5}
.sided .two-sides>.side+.side{grid-area:1/3/span 5}
.sided .between{grid-area:1/2}
.sided .live{grid-area:2/2;border-top:2px solid var(--accent);padding-top:.5rem}
.sided .answer [role=alert]{grid-area:3/2}
.sided .middle{grid-area:4/2}
.sided .folds{grid-area:6/1/auto/3;grid-template-columns:minmax(0,1fr) minmax(0,1.1fr)}
.sided .folds:not(:has([open])){padding-inline-end:11rem;grid-template-columns:minmax(0,1fr) auto}
.folds>details[open]{grid-column:1/-1}
.sided .answer[part]>details:not([open]){grid-area:6/2;justify-self:end}
.sided .answer[part]>details[open]{grid-area:8/1/auto/-1}
.sided :is(.tools,.copy){grid-area:6/3;flex-wrap:nowrap;justify-self:start}
.sided .tools .hint{flex:none}
.sided .copy{justify-self:end;margin:0}
.sided .below{grid-area:7/1/auto/-1;columns:3 16rem;column-gap:1.25rem}
.sided .below .part{display:block;position:relative}
.sided .below h3~.chart~details:not([open]){position:absolute;inset:-.5rem 0 auto auto}
.sided .middle>.part{grid-template-columns:minmax(0,1fr) auto}
.sided .middle>.part>:is(.series,[open]){grid-column:1/-1;order:1}
.sided .below .part>*+*{margin-top:.25rem}
.sided .below :is(h3,.part:not(:has(>.part)),.part>.part,.stack,.roll,.series,.row,.figures>div,details){break-inside:avoid}
.sided .below h3{break-after:avoid}
.sided .chart{grid-template-columns:minmax(2rem,max-content) minmax(2rem,1fr) max-content;row-gap:.1rem}
.sided .name{max-width:15.5rem;font-size:.875rem}
.sided summary{min-height:1.75rem}
.sided footer{margin:0;padding:.25rem 0;border:0}
.sided .figures{gap:.1rem}
@media (pointer:fine){
.sided :is(input:not([type=checkbox]),select,button:not(.about-field),.segment,.switch label,.tools button){min-height:2.25rem}
.sided .field>rangefinder-picker{min-height:2.25rem}
.sided .segment{padding-block:.1rem}
}
}
`;

import { readFileSync } from 'node:fs';
import { readQuestion } from '@rangefinder/questions';
import { ask, calculatorBy } from '@rangefinder/rules';
const files = process.argv.slice(2).filter(a=>a.endsWith('.jsonl'));
const verbose = process.argv.includes('-v');
let n=0, first=0, three=0, fig=0, figN=0, wrong=0; const t: number[]=[]; const by: any={};
function leaves(v: any, out: any[] = []) { if (v===null||v===undefined) return out; if (typeof v==='object'){ if ('fraction' in v && v.fraction!==undefined) out.push(v.fraction, v.decimal); for (const [k,x] of Object.entries(v)) if (k!=='steps') leaves(x,out);} else out.push(v); return out; }
for (const f of files) for (const line of readFileSync(f,'utf8').split('\n').filter(Boolean)) {
  const d = JSON.parse(line); if (!d.question) { continue; }
  n++; const s=performance.now(); const r = readQuestion(d.text,{language:d.lang, ...(process.argv.includes('-s')&&{system:d.system})}); t.push(performance.now()-s);
  const place = r.findIndex(x=>x.question===d.question);
  const k=d.lang; by[k]??=[0,0,0]; by[k][0]++;
  if (place===0) {first++; by[k][1]++} if (place>=0&&place<3) {three++; by[k][2]++}
  const a = r[0];
  let right=false, ans: any;
  if (calculatorBy(d.question)&&d.expected) { figN++; if (a && calculatorBy(a.question) && a.problems.length===0) { ans = ask(a.question as any,a.arguments as any,{language:d.lang}); if (ans.ok){ const e=String(d.expected.figure ?? d.expected); const ls=leaves(ans.answer).map(String); right = ls.includes(e) || (e==='yes'&&ans.answer.allowed)||(e==='no'&&!ans.answer.allowed)|| ls.some(l=>String(Number(l).toFixed(3))===Number(e).toFixed(3)); } } if(place===0&&right) fig++; }
  if (verbose && (place!==0 || !right)) console.log(place===0?'F':'X', d.lang, d.text,'| want', d.question, JSON.stringify(d.arguments), d.expected?.figure, '\n     got', r.slice(0,3).map(x=>x.question+' '+x.score.toFixed(2)).join(' ; '), '\n    ', JSON.stringify((r.find(x=>x.question===d.question)??a)?.arguments), 'unread', (r.find(x=>x.question===d.question)??a)?.unread.join(','), a?.problems.map(p=>p.code+' '+p.path.join('.')).join(', '), ans? ans.answer?.summary: '');
}
t.sort((a,b)=>a-b);
console.log({n,first:first/n,three:three/n,fig,figN,p50:t[t.length>>1],p99:t[Math.floor(t.length*.99)-1], by});

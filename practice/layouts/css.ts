import type { Brand } from "../scenario.ts";

const BASE = `
*{box-sizing:border-box}
body{margin:0;font:16px/1.55 var(--font);color:var(--ink);background:var(--paper)}
a{color:var(--brand)}
header.top,.tp{display:flex;gap:28px;align-items:center;padding:16px 32px;background:var(--tint);border-bottom:1px solid #0002}
.logo{display:flex;align-items:center;gap:10px;font-weight:800;font-size:21px;letter-spacing:-.02em;color:var(--ink);text-decoration:none}
.logo i{display:grid;place-items:center;width:34px;height:34px;border-radius:var(--radius);background:var(--brand);color:var(--on-brand);font-style:normal;font-size:17px}
header.top nav,.tp-n{display:flex;gap:22px;margin-left:auto;font-size:15px}
header.top nav a,.tp-n>*{color:var(--ink);text-decoration:none;cursor:pointer}
.who{font-size:14px;opacity:.75}
main,.main{display:block;max-width:720px;margin:0 auto;padding:36px 24px 90px;min-height:70vh}
h1,.hd1{font-size:31px;line-height:1.2;margin:0 0 18px;letter-spacing:-.02em;font-weight:750}
h2,.hd2{font-size:20px;margin:28px 0 10px;font-weight:700}
h3,.cd-t{font-size:17px;margin:0;font-weight:700}
.muted{opacity:.7}.small{font-size:13px;opacity:.75}.strong{font-weight:700}
.tx,.Kx-Text{margin:10px 0}
dl,.kv{margin:14px 0;border:1px solid #0002;border-radius:var(--radius);overflow:hidden;background:#ffffff0d}
dl div,.kv-r{display:flex;justify-content:space-between;gap:20px;padding:12px 16px;border-bottom:1px solid #0001}
dl div:last-child,.kv-r:last-child{border:0}
dt,.kv-k{opacity:.7}dd,.kv-v{margin:0;font-weight:600;text-align:right}
ul.loss,.li-x{list-style:none;padding:0}ul.loss li::before,.li-x i::before{content:"✕";color:#c0392b;margin-right:10px;font-style:normal}
.li i::before{content:"•";margin-right:10px}.li div{padding:3px 0}
.note,.nt{padding:14px 16px;border-radius:var(--radius);margin:16px 0;background:#3b82f61a;border-left:4px solid #3b82f6}
.note.warn,.nt-warn{background:#f59e0b22;border-color:#f59e0b}.note.ok,.nt-ok{background:#16a34a1f;border-color:#16a34a}.note.error,.nt-error{background:#dc26261a;border-color:#dc2626}
.acts,.bs,.Kx-Actions{display:flex;flex-wrap:wrap;gap:12px;align-items:center;margin:22px 0}
.acts.stack,.bs-v,.Kx-stack{flex-direction:column;align-items:stretch;text-align:center}
.btn,.b-x,.Kx-Btn{display:inline-block;font:inherit;font-weight:650;padding:11px 22px;border-radius:var(--radius);border:1px solid transparent;cursor:pointer;text-decoration:none;text-align:center;background:none;color:inherit}
.btn.primary,.b-1,.Kx-primary{background:var(--brand);color:var(--on-brand)}
.btn.plain,.b-2,.Kx-plain{border-color:currentColor}
.btn.quiet,.b-3,.Kx-quiet{font-weight:500;opacity:.75;padding:11px 8px}
.btn.danger,.b-4,.Kx-danger{background:#b91c1c;color:#fff}
.btn.link,.b-5,.Kx-Link{font-weight:400;font-size:14px;padding:6px 0;text-decoration:underline;color:inherit;opacity:.8;cursor:pointer}
.btn:disabled,.off{opacity:.45;cursor:not-allowed}.busy{opacity:.5}
.cards,.cds{display:grid;grid-template-columns:repeat(auto-fit,minmax(250px,1fr));gap:16px;margin:18px 0}
.card,.cd{position:relative;border:1px solid #0002;border-radius:var(--radius);padding:20px;background:#ffffff12;box-shadow:0 1px 4px #0001}
.card header,.cd-h{display:flex;gap:10px;align-items:center}
.badge,.bg{font-size:12px;font-weight:700;padding:2px 10px;border-radius:99px;background:var(--tint)}
.price,.cd-p{font-size:22px;font-weight:750;margin:8px 0}
.menu{margin-left:auto;position:relative}.menu summary,.mn-b{list-style:none;cursor:pointer;font-size:20px;padding:0 8px;border:0;background:none;color:inherit}
.menu>div,.mn-l{position:absolute;right:0;z-index:5;background:var(--paper);border:1px solid #0003;border-radius:8px;box-shadow:0 8px 24px #0003;min-width:220px;display:flex;flex-direction:column;padding:6px}
.mn{position:absolute;top:16px;right:14px}[hidden]{display:none!important}
.fold,.fd{border:1px solid #0002;border-radius:var(--radius);margin:12px 0;padding:4px 18px}.fold summary,.fd-t{cursor:pointer;font-weight:650;padding:12px 0;background:none;border:0;font:inherit;font-weight:650;color:inherit;display:block;width:100%;text-align:left}
.field,.fl{display:block;margin:16px 0}.field>span,.lb,legend{display:block;font-weight:650;margin-bottom:6px}
input:not([type=radio]):not([type=checkbox]),textarea,select,.dd-v{width:100%;font:inherit;padding:10px 12px;border:1px solid #0005;border-radius:8px;background:#fff;color:#111}
.dd{position:relative}.dd-v{cursor:pointer}.dd-v::after{content:"▾";float:right}.dd-l{position:absolute;left:0;right:0;z-index:6;background:#fff;color:#111;border:1px solid #0004;border-radius:8px;box-shadow:0 8px 24px #0003}.dd-l>div{padding:10px 12px;cursor:pointer}.dd-l>div:hover{background:#eee}
fieldset{border:0;padding:0;margin:16px 0}.option,.rd-o,.ck{display:flex;gap:10px;align-items:center;padding:9px 12px;margin:6px 0;border:1px solid #0002;border-radius:8px;cursor:pointer}
.rd-o i,.ck i{width:18px;height:18px;border:2px solid currentColor;border-radius:50%;flex:none}.ck i{border-radius:4px}.rd-o.on i,.ck.on i{background:var(--brand);box-shadow:inset 0 0 0 3px #fff}
.toggle,.tg{display:flex;justify-content:space-between;gap:20px;align-items:center;border:1px solid #0002;border-radius:var(--radius);padding:14px 18px;margin:14px 0}.toggle p{margin:4px 0 0;opacity:.7;font-size:14px}
.switch,.sw{flex:none;display:block;width:50px;height:28px;border-radius:20px;border:0;background:#999;padding:3px;cursor:pointer}.switch span,.sw div{display:block;width:22px;height:22px;border-radius:50%;background:#fff}.switch[aria-checked=true],.sw.on{background:var(--brand)}.switch[aria-checked=true] span,.sw.on div{margin-left:22px}
footer.end a{color:inherit}footer.end,.ft{background:var(--tint);border-top:1px solid #0002;padding:26px 32px;font-size:13px;display:flex;gap:22px;flex-wrap:wrap;opacity:.85}.ft>*{cursor:pointer}
.over{position:fixed;inset:0;z-index:50;background:#0009;display:flex;border:0;padding:0;max-width:none;max-height:none;width:100%;height:100%;color:var(--ink)}
.over-box{margin:auto;background:var(--paper);border-radius:var(--radius);padding:28px;width:min(540px,92vw);max-height:90vh;overflow:auto}
.over-sheet .over-box{margin:auto auto 0;border-radius:22px 22px 0 0;width:min(430px,100vw)}
.over-drawer .over-box{margin:0 0 0 auto;height:100%;max-height:none;border-radius:0;width:min(460px,100vw)}
.toast{position:fixed;left:50%;bottom:30px;transform:translateX(-50%);z-index:99;background:#14532d;color:#fff;padding:14px 26px;border-radius:99px;box-shadow:0 8px 30px #0006}.toast.bad{background:#7f1d1d}
.veil{position:fixed;inset:0;z-index:80;background:#000a;display:grid;place-items:end center}.veil>div{background:#fff;color:#111;max-width:760px;margin:24px;padding:26px;border-radius:14px}
.chat{position:fixed;right:20px;bottom:20px;z-index:70;width:300px;background:#fff;color:#111;border-radius:16px;box-shadow:0 12px 40px #0005;padding:16px}.chat .x{float:right;border:0;background:none;font-size:18px;cursor:pointer}
.tabs-h{display:flex;gap:4px;border-bottom:2px solid #0002;margin:18px 0}.tab{font:inherit;font-weight:650;padding:10px 16px;border:0;background:none;color:inherit;opacity:.65;cursor:pointer}.tab[aria-selected=true],.tab.on{opacity:1;box-shadow:0 2px 0 var(--brand)}
.inline-step{margin:26px 0;padding:22px 24px;border:2px solid var(--brand);border-radius:var(--radius)}.inline-step h1{font-size:23px}
.talk{position:fixed;right:24px;bottom:0;z-index:60;width:380px;max-height:86vh;overflow:auto;padding:18px;background:#fff;color:#111;border-radius:16px 16px 0 0;box-shadow:0 12px 50px #0005}.talk .theirs{background:#f1f1f4;border-radius:14px;padding:4px 14px;margin:10px 40px 10px 0}.talk .mine{background:var(--brand);color:var(--on-brand);border-radius:14px;padding:8px 14px;margin:10px 0 10px 80px}.talk .acts{flex-direction:column;align-items:stretch;margin:12px 0}
.hx{display:flex;gap:12px;align-items:center;padding:7px 0}.hx label{cursor:pointer}.hx-b{flex:none;width:20px;height:20px;padding:0;border:2px solid currentColor;border-radius:50%;background:none;cursor:pointer}.hx-b[role=checkbox]{border-radius:5px}.hx-b.on{background:var(--brand);box-shadow:inset 0 0 0 3px #fff}.seen-not{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}button.dd-v{text-align:left}
.skeleton{height:220px;border-radius:16px;background:linear-gradient(90deg,#8882,#8885,#8882)}
iframe.portal{border:1px solid #0002;border-radius:var(--radius);background:#fff}iframe{border:0}
`;

const MOBILE = `
body{background:#0001}main,.main{max-width:430px;min-height:100vh;background:var(--paper);padding:20px 18px 110px}
header.top{max-width:430px;margin:0 auto;padding:14px 18px}header.top nav{position:fixed;left:50%;transform:translateX(-50%);bottom:0;width:min(430px,100vw);justify-content:space-around;background:var(--paper);border-top:1px solid #0002;padding:14px;z-index:10;margin:0}
h1{font-size:24px}.acts{flex-direction:column;align-items:stretch}footer.end{display:none}.who{margin-left:auto}`;

const TABLES = `
body{font-size:14px}table.frame{width:940px;margin:0 auto;background:#fff;color:#222;border:1px solid #bbb}table.grid{width:100%;border-collapse:collapse;margin:10px 0}table.grid td{border:1px solid #ccc;padding:7px 9px}table.grid td:first-child{background:#f3f3f3;width:38%}
input[type=submit]{width:auto!important;cursor:pointer;padding:5px 14px!important}input.big{background:var(--brand)!important;color:var(--on-brand)!important;font-size:17px!important;padding:10px 26px!important}td.side{width:190px;vertical-align:top;background:var(--tint);padding:14px}td.body{vertical-align:top;padding:16px 22px}.tiny{font-size:11px}`;

export function cssFor(brand: Brand, variant: "wide" | "mobile" | "tables"): string {
  const { colours } = brand;
  return `:root,:host{--brand:${colours.brand};--on-brand:${colours.onBrand};--ink:${colours.ink};--paper:${colours.paper};--tint:${colours.tint};--font:${brand.font};--radius:${brand.radius}}${BASE}${
    variant === "mobile" ? MOBILE : variant === "tables" ? TABLES : ""
  }${brand.css ?? ""}`;
}

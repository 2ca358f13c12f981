/** The site's tokens (src/styles/globalStyle), as far as a plain page needs them. */
export const STATUS_STYLE = `
:root{color-scheme:light dark;--paper:#fbfaf7;--surface:#fff;--ink:#1d1f1b;--quiet:#5e605a;--line:#e3e0d8;--edge:#8a8b83;--brick:#9e3f27;--on-brick:#fff;--moss:#2f5d50;--amber:#8a5a10}
@media (prefers-color-scheme:dark){:root{--paper:#171815;--surface:#20221e;--ink:#f1efe8;--quiet:#b3b2aa;--line:#3a3c36;--edge:#85867e;--brick:#e08a6d;--on-brick:#171815;--moss:#8cc3b0;--amber:#e0b25f}}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:1rem/1.6 'Segoe UI',Roboto,Helvetica,Arial,sans-serif;overflow-wrap:break-word}
main{max-width:72rem;margin:0 auto;padding:2rem clamp(16px,4vw,40px) 4rem}
h1,h2,h3{margin:0;font-family:Georgia,serif;font-weight:400;line-height:1.2}
h1{font-size:clamp(1.875rem,1.4rem + 2.1vw,3rem)}
h2{font-size:1.75rem;margin-top:3rem;padding-top:1.5rem;border-top:1px solid var(--line)}
h3{font:600 1rem/1.4 inherit;font-family:inherit;font-weight:600;margin:2rem 0 .5rem}
p{margin:.5rem 0;max-width:44em}
a{color:inherit}
.quiet{color:var(--quiet)}
.top{display:flex;flex-wrap:wrap;gap:1rem;align-items:baseline;justify-content:space-between}
table{width:100%;border-collapse:collapse;font-variant-numeric:tabular-nums;background:var(--surface)}
th,td{text-align:left;vertical-align:top;padding:.5rem .75rem;border:1px solid var(--line)}
th{font-size:.875rem;font-weight:600;color:var(--quiet)}
td.number,th.number{text-align:right;white-space:nowrap}
.state{font-weight:600}
td .state{white-space:nowrap}
td[data-of=About],td[data-of=Why]{overflow-wrap:anywhere}
.done{color:var(--moss)}.failed{color:var(--brick)}.running,.interrupted,.pinned{color:var(--amber)}
pre{margin:0;font:.875rem/1.5 ui-monospace,Consolas,monospace;white-space:pre-wrap;overflow-wrap:anywhere}
label{display:block;font-weight:600;margin:1.5rem 0 .25rem}
input{font:inherit;color:inherit;background:var(--surface);border:1px solid var(--edge);border-radius:4px;padding:.5rem .75rem;width:100%;max-width:28rem;min-height:44px}
button{font:inherit;border:1px solid var(--edge);border-radius:4px;background:none;color:inherit;padding:.5rem 1rem;min-height:44px;cursor:pointer}
form{margin:.5rem 0}td form{margin:0}
.said{padding:.75rem 1rem;border-left:3px solid var(--moss);background:var(--surface)}.said.failed{border-color:var(--brick)}.said:focus{outline:0}
button.main{display:block;margin-top:1rem;background:var(--brick);border-color:var(--brick);color:var(--on-brick)}
:focus-visible{outline:3px solid var(--brick);outline-offset:2px}
@media (max-width:40rem){
table,tbody,tr,td{display:block}thead{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
tr{border:1px solid var(--line);margin-bottom:.75rem;padding:.25rem 0}
td,td.number{border:0;padding:.125rem .75rem;text-align:left;white-space:normal}
td:empty{display:none}
td[data-of]::before{content:attr(data-of) ': ';color:var(--quiet)}
}
`

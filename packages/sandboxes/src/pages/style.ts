/** Stylesheet of the sandbox pages: light and dark, for both writing directions, without external resources. */
export const style = `
:root {
  color-scheme: light dark;
  --surface: #f7f6f4; --raised: #ffffff; --border: #dcd9d4; --text: #22201d; --muted: #625d56;
  --accent: #0b5f63; --on-accent: #ffffff; --edge: #8a847b;
  --caution: #7a4b00; --caution-soft: #fff1d6; --positive: #17663a; --positive-soft: #e2f4e8;
  --negative: #a1261f; --negative-soft: #fdeae8;
}
@media (prefers-color-scheme: dark) {
  :root {
    --surface: #171614; --raised: #211f1d; --border: #37342f; --text: #f0eeea; --muted: #aca69d;
    --accent: #6fc9c6; --on-accent: #08272a; --edge: #7d776e;
    --caution: #f3c26b; --caution-soft: #3a2c10; --positive: #7ed3a0; --positive-soft: #17301f;
    --negative: #f39b94; --negative-soft: #3d1d1a;
  }
}
* { box-sizing: border-box; }
body {
  margin: 0; background: var(--surface); color: var(--text);
  font: 16px/1.5 system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans Arabic', Tahoma, sans-serif;
}
a { color: var(--accent); text-underline-offset: 3px; }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
.bar {
  display: flex; flex-wrap: wrap; gap: 4px 24px; justify-content: space-between; align-items: center;
  padding: 8px 24px; background: var(--caution-soft); color: var(--caution); font-size: 14px;
}
.bar p { margin: 0; }
.bar nav { display: flex; flex-wrap: wrap; gap: 0 16px; }
.bar a { color: inherit; padding-block: 4px; }
.tag { padding: 2px 10px; margin-inline-end: 8px; border: 1px solid currentcolor; border-radius: 99px; font-weight: 600; }
main { max-width: 480px; margin-inline: auto; padding: 32px 16px 64px; }
main.wide { max-width: 680px; }
h1 { margin: 0 0 4px; font-size: 24px; line-height: 1.3; font-weight: 600; text-wrap: balance; }
h2 { margin: 0 0 12px; font-size: 16px; font-weight: 600; }
h1 + .card { margin-block-start: 16px; }
.lead { margin: 0 0 24px; color: var(--muted); }
.card { margin-block: 0 16px; padding: 20px; background: var(--raised); border: 1px solid var(--border); border-radius: 12px; }
.amount { margin: 0 0 4px; font-size: 34px; line-height: 1.2; font-weight: 600; font-variant-numeric: tabular-nums; }
.amount small { font-size: 16px; font-weight: 500; color: var(--muted); }
dl { display: grid; grid-template-columns: auto 1fr; gap: 8px 16px; margin: 16px 0 0; padding-block-start: 16px; border-block-start: 1px solid var(--border); }
dt { color: var(--muted); }
dd { margin: 0; text-align: end; overflow-wrap: anywhere; font-variant-numeric: tabular-nums; }
label { display: block; margin-block-end: 6px; font-weight: 500; }
.hint { margin: 6px 0 0; color: var(--muted); font-size: 14px; }
input[type='text'] {
  width: 100%; min-height: 52px; padding: 8px 14px; border: 1px solid var(--edge); border-radius: 8px;
  background: var(--surface); color: var(--text); font: 500 22px/1.2 ui-monospace, 'SF Mono', Menlo, Consolas, monospace;
  letter-spacing: 0.06em;
}
button {
  width: 100%; min-height: 48px; margin-block-start: 12px; padding: 10px 18px; border: 1px solid var(--edge); border-radius: 8px;
  background: transparent; color: var(--text); font: inherit; font-weight: 600; cursor: pointer;
}
button.main { border-color: var(--accent); background: var(--accent); color: var(--on-accent); }
button:hover { filter: brightness(1.08); border-color: var(--text); }
.row { display: grid; grid-template-columns: 1fr 1fr; gap: 0 12px; }
.pill { display: inline-block; padding: 3px 12px; border-radius: 99px; font-size: 14px; font-weight: 600; background: var(--caution-soft); color: var(--caution); }
.pill.positive { background: var(--positive-soft); color: var(--positive); }
.pill.negative { background: var(--negative-soft); color: var(--negative); }
.error { margin: 0 0 16px; padding: 12px 16px; border-radius: 8px; background: var(--negative-soft); color: var(--negative); }
.list { margin: 0; padding: 0; list-style: none; }
.list li { padding-block: 10px; border-block-start: 1px solid var(--border); overflow-wrap: anywhere; }
.list li:first-child { padding-block-start: 0; border: 0; }
.list .meta { display: block; color: var(--muted); font-size: 14px; }
details { margin-block-start: 24px; color: var(--muted); font-size: 14px; }
summary { cursor: pointer; padding-block: 8px; }
table { width: 100%; border-collapse: collapse; }
th, td { padding: 8px 0; border-block-start: 1px solid var(--border); text-align: start; vertical-align: top; font-weight: 400; }
th { padding-inline-end: 16px; color: var(--text); }
dl.plain { margin: 0; padding: 0; border: 0; }
iframe.mail { width: 100%; height: 840px; margin-block-end: 24px; border: 1px solid var(--border); border-radius: 12px; background: #fff; }
pre { overflow-wrap: anywhere; white-space: pre-wrap; font: inherit; }
bdi, code { unicode-bidi: isolate; }
th code { overflow-wrap: anywhere; }
code { font-family: ui-monospace, 'SF Mono', Menlo, Consolas, monospace; }
@media (max-width: 360px) { .row { grid-template-columns: 1fr; } .amount { font-size: 28px; } }
`;

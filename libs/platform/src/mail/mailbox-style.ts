/** The mailbox's looks: quiet, light or dark as the system is. */
export const mailboxStyle = `
:root {
  color-scheme: light dark;
  --ground: #faf8f5; --paper: #ffffff; --ink: #1f1d1a; --quiet: #6b655c; --line: #e6e0d7; --accent: #a8341c;
  font: 16px/1.6 system-ui, sans-serif;
}
@media (prefers-color-scheme: dark) {
  :root { --ground: #171614; --paper: #211f1c; --ink: #f1ece4; --quiet: #a89f93; --line: #38342e; --accent: #ff9b7d; }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--ground); color: var(--ink); }
main { max-width: 46rem; margin: 0 auto; padding: 2rem 1rem 4rem; }
h1 { font-size: 1.6rem; line-height: 1.25; margin: 0 0 .5rem; overflow-wrap: anywhere; }
a { color: var(--accent); text-underline-offset: .2em; overflow-wrap: anywhere; }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; border-radius: 4px; }
header p, .empty, time, dt, .mails span { color: var(--quiet); }
form { display: flex; flex-wrap: wrap; gap: .5rem; align-items: center; margin: 1rem 0 1.5rem; }
input, button { font: inherit; color: inherit; padding: .45rem .8rem; min-height: 2.75rem; border-radius: .6rem;
  border: 1px solid var(--quiet); background: var(--paper); }
input { flex: 1 1 14rem; min-width: 0; }
button { cursor: pointer; }
.mails, nav ul { list-style: none; margin: 0; padding: 0; }
.mails { background: var(--paper); border: 1px solid var(--line); border-radius: 1rem; overflow: hidden; }
.mails li { position: relative; display: grid; grid-template-columns: 1fr auto; gap: 0 1rem; padding: .9rem 1.1rem; }
.mails li + li { border-top: 1px solid var(--line); }
.mails a { grid-column: 1 / -1; color: inherit; text-decoration: none; }
.mails a::after { content: ""; position: absolute; inset: 0; }
.mails li:hover { background: var(--ground); }
.mails span { overflow-wrap: anywhere; }
dl { display: grid; grid-template-columns: auto 1fr; gap: .1rem 1rem; margin: 0 0 1rem; }
dd { margin: 0; overflow-wrap: anywhere; }
nav { margin: 0 0 1rem; }
nav a { display: block; padding: .45rem 0; }
iframe { width: 100%; height: 60vh; border: 1px solid var(--line); border-radius: 1rem; background: #fff; }
summary { cursor: pointer; padding: .6rem 0; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; background: var(--paper); border: 1px solid var(--line);
  border-radius: 1rem; padding: 1rem; margin: 0; }
`;

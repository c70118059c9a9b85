import type { Hint } from '../sandbox.ts';
import { scenarioRows } from '../scenarios/scenario-rows.ts';
import { type Html, html } from './html.ts';
import type { Language } from './language.ts';
import { words } from './page-words.ts';

/** Renders a table of the inputs at a provider and their outcomes. */
export function hintTable(hints: readonly Hint[], language: Language): Html {
  const text = words[language];
  return html`<table><thead><tr><th scope="col">${text.typed}</th><th scope="col">${text.effect}</th></tr></thead>
<tbody>${hints.map(
    ({ type, outcome }) =>
      html`<tr><th scope="row"><code>${type}</code></th><td>${outcome[language]}</td></tr>`,
  )}</tbody></table>`;
}

/** Renders a table of the amounts and mobile numbers that select unusual behaviour. */
export function scenarioTable(language: Language): Html {
  const text = words[language];
  return html`<p>${text.scenariosLead}</p>
<table><thead><tr><th scope="col">${text.amount}</th><th scope="col">${text.ending}</th><th scope="col">${text.effect}</th></tr></thead>
<tbody>${scenarioRows.map(
    (row) =>
      html`<tr><th scope="row"><code>${row.amount}</code></th><td><code>${row.ending}</code></td><td>${row.words[language]}</td></tr>`,
  )}</tbody></table>`;
}

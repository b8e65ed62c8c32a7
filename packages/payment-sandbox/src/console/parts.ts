import { type Html, html } from '../http/html.ts';
import type { Page } from '../http/pages.ts';

export type Cell = string | number | Html;

/** The frame of a console page. */
export function frame(title: string, content: Html): Page {
  return {
    title: `${title}: local payments`,
    styles: ['form', 'console'],
    body: html`<main class="console">
${title !== 'Local payments' && html`<a class="back" href="/"><span aria-hidden="true">←</span> Sessions and events</a>`}
<h1>${title}</h1>
${content}
</main>`,
  };
}

export function table(heads: readonly string[], rows: readonly (readonly Cell[])[], empty: string): Html {
  if (rows.length === 0) return html`<p class="hint">${empty}</p>`;
  return html`<div class="scroll" tabindex="0" role="region" aria-label="${heads[1] ?? ''} table"><table>
<thead><tr>${heads.map((head) => html`<th scope="col">${head}</th>`)}</tr></thead>
<tbody>
${rows.map(
  (row) => html`<tr>${row.map((cell) => html`<td>${cell}</td>`)}</tr>
`,
)}</tbody>
</table></div>`;
}

/** A button that submits a form with the hidden `fields`. */
export function action(address: string, label: string, fields: Record<string, string> = {}): Html {
  return html`<form class="action" method="post" action="${address}">
${Object.entries(fields).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`)}<button type="submit" class="quiet">${label}</button></form>`;
}

/** Shortens a long ID to its start and end. */
export function short(id: string): string {
  return id.length > 24 ? `${id.slice(0, 12)}…${id.slice(-6)}` : id;
}

export function time(unix: number): string {
  return new Date(unix * 1000).toISOString().replace('T', ' ').slice(0, 19);
}

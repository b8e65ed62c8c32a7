import * as words from '#src/words/en/editor.ts';
import { fill } from '#src/words/fill.ts';
import type { EditorProblem } from './problems.ts';

const ID = 'problems';
/** The address of `problems.ts`. */
const ADDRESS = '/admin/problems.json';

/**
 * Shows below the editor what the content check says of the files as they are,
 * each with a link to its form. Nothing is shown for content without problems.
 */
export async function showProblems(): Promise<void> {
  const response = await fetch(ADDRESS, { cache: 'no-store' });
  if (response.ok) render((await response.json()) as EditorProblem[]);
}

function render(problems: readonly EditorProblem[]): void {
  const panel = document.getElementById(ID);
  if (!panel) return;
  const errors = problems.filter(({ isWarning }) => !isWarning);
  const title = document.createElement('summary');
  title.textContent = fill(words.problemsFound, {
    problems: String(errors.length),
    warnings: String(problems.length - errors.length),
  });
  const list = document.createElement('ul');
  list.append(...problems.map(itemOf));
  panel.replaceChildren(...(problems.length > 0 ? [title, list] : []));
  panel.toggleAttribute('open', errors.length > 0);
}

function itemOf({ file, form, text, isWarning }: EditorProblem): HTMLLIElement {
  const item = document.createElement('li');
  const place = document.createElement(form ? 'a' : 'span');
  if (form) place.setAttribute('href', form);
  place.textContent = file;
  item.append(place, `: ${isWarning ? `${words.warning} ` : ''}${text}`);
  return item;
}

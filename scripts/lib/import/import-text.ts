import { forTerminal } from '#src/core/for-terminal.ts';
import type { Outcome } from './import-products.ts';
import type { ImportSummary } from './run-import.ts';

/** The lines of the report for a product. Of one that is as it was, only what an editor must still add. */
export function outcomeText({
  line,
  handle,
  id,
  state,
  isDraft,
  missing,
  leftOut,
  differs,
  problems,
}: Outcome): string[] {
  const isAsItWas = state === 'unchanged';
  if (isAsItWas && missing.length === 0) return [];
  const name = id === handle ? id : `${id || '?'} (${handle})`;
  const lines = [
    ...(state === 'kept'
      ? [`an editor changed it; it stays (--overwrite ${id} writes it)`]
      : [`${state}${isDraft ? ', as a draft' : ''}`]),
    ...(differs.length > 0 ? [`  differs from the export in: ${differs.join(', ')}`] : []),
    ...(missing.length > 0 ? [`  to add: ${missing.join('; ')}`] : []),
    ...(isAsItWas ? [] : leftOut).map((text) => `  not taken: ${text}`),
    ...problems.map((problem) => `  line ${problem.line} ${problem.text}`),
  ];
  return lines.map((text, at) => forTerminal(at === 0 ? `line ${line}: ${name}: ${text}` : text));
}

/** The lines after the last product. */
export function summaryText(summary: ImportSummary, content: string): string[] {
  const { counts, drafts, csvProblems, unusedColumns, unplaced, redirects, gone, notThere, late, isWritten } =
    summary;
  const total = Object.values(counts).reduce((sum, count) => sum + count);
  return [
    ...csvProblems.map(({ line, text }) => `line ${line} ${text}`),
    '',
    `${total} ${total === 1 ? 'product' : 'products'}: ${Object.entries(counts)
      .map(([state, count]) => `${count} ${state}`)
      .join(', ')}. Drafts: ${drafts}.`,
    ...list('No longer in the export, and kept', gone),
    ...list('Changed by an editor meanwhile, and kept', late),
    ...list('Not in the export (--overwrite)', notThere),
    ...list(
      'Types and tags without a place in the mapping',
      unplaced.map(({ word, kind, products }) => `${kind} ${word} (${products})`),
    ),
    ...list('Columns that are not used', unusedColumns),
    ...list(
      'Redirects',
      redirects.map(({ from, to }) => `${from} → ${to}`),
    ),
    csvProblems.length > 0
      ? 'Nothing was written: the file is no valid CSV.'
      : isWritten
        ? `Written into ${content}. Run npx found content check, and keep the folder imports with the content.`
        : 'Nothing was written. Add --write to write it.',
  ].map(forTerminal);
}

const MAX_NAMED = 20;

function list(title: string, words: readonly string[]): string[] {
  if (words.length === 0) return [];
  const more = words.length > MAX_NAMED ? ` and ${words.length - MAX_NAMED} more` : '';
  return [`${title}: ${words.slice(0, MAX_NAMED).join(', ')}${more}.`];
}

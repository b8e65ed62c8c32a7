import { forTerminal } from '#src/core/for-terminal.ts';
import type { RecipeOutcome, RecipeSummary } from './import-recipes.ts';

/** The lines of the report for a recipe. */
export function recipeText({
  file,
  id,
  state,
  missing,
  leftOut,
  problems,
  differs,
}: RecipeOutcome): string[] {
  if (state === 'unchanged') return [];
  const said =
    state === 'kept'
      ? `an editor changed it; it stays (--overwrite ${id} writes it)`
      : `${state}, as a draft`;
  const isWritten = state === 'new' || state === 'changed';
  return [
    `${file}: ${id || '?'}: ${state === 'left out' ? state : said}`,
    ...(differs.length > 0 ? [`  differs in: ${differs.join(', ')}`] : []),
    ...(isWritten ? [`  to add: ${missing.join('; ')}`] : []),
    ...leftOut.map((text) => `  not taken: ${text}`),
    ...problems.map((problem) => `  ${problem}`),
  ].map(forTerminal);
}

/** The lines after the last recipe. */
export function recipeSummary(
  { counts, redirects, unread, late }: RecipeSummary,
  content: string,
  isWritten: boolean,
): string[] {
  return [
    ...unread.map(({ file, reason }) => `${file} ${reason}`),
    '',
    `Recipes: ${Object.entries(counts)
      .map(([state, count]) => `${count} ${state}`)
      .join(', ')}.`,
    ...(late.length > 0 ? [`Changed by an editor meanwhile, and kept: ${late.join(', ')}`] : []),
    ...redirects.map(({ from, to }) => `Redirect: ${from} → ${to}`),
    isWritten
      ? `Written into ${content}. Run npx found content check, and keep the folder imports with the content.`
      : 'Nothing was written. Add --write to write it.',
  ].map(forTerminal);
}

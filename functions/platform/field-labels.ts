import * as words from '#src/words/en/field-labels.ts';

const LABELS: Readonly<Record<string, string | undefined>> = words.labels;

/**
 * The label of the field at a path such as `items.0.quantity`, for the start of a sentence. Fields that only
 * programs send are called by their name.
 */
export function labelOf(path: string): string {
  const [first = '', ...rest] = path.split('.');
  const last = rest.at(-1) ?? first;
  if (/^\d+$/.test(last)) return first === 'items' ? words.line : path;
  // The name comes from the client: `constructor` is in every object.
  return (Object.hasOwn(LABELS, last) && LABELS[last]) || path;
}

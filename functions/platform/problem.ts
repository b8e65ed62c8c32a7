/**
 * An expected failure, as a value: what was refused, in a stable code and in words that a shopper understands,
 * with the field at fault (`items.0.quantity`) where there is one.
 */
export type Problem = {
  isProblem: true;
  status: number;
  code: string;
  message: string;
  field?: string;
  headers?: Record<string, string>;
  /** For a form that was posted without script: the page to go on from. */
  page?: { name: string; path: string };
};

/** Makes a problem. `status` is the HTTP status that the endpoint answers with. */
export function problem(
  status: number,
  code: string,
  message: string,
  { field, headers }: { field?: string; headers?: Record<string, string> } = {},
): Problem {
  return { isProblem: true, status, code, message, ...(field && { field }), ...(headers && { headers }) };
}

/** True for a value made by {@link problem}. */
export function isProblem(value: unknown): value is Problem {
  return typeof value === 'object' && value !== null && (value as Problem).isProblem === true;
}

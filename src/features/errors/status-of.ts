/**
 * The HTTP status that an error asks to be answered with: its `statusCode`, else its `status`, else its response's status,
 * in that order, as far as it is a status of an error; 500 otherwise.
 */
export function statusOf(error: unknown): number {
  const { statusCode, status, response } = (Object(error) ?? {}) as Record<string, unknown>;
  const ofResponse = (Object(response) as { status?: unknown }).status;
  return [statusCode, status, ofResponse].find(isErrorStatus) ?? 500;
}

function isErrorStatus(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 400 && value <= 599;
}

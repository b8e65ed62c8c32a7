/**
 * The HTTP status for an error: the first valid error status among its `statusCode`, its `status` and its
 * response's status, else 500.
 */
export function statusOf(error: unknown): number {
  const { statusCode, status, response } = (Object(error) ?? {}) as Record<string, unknown>;
  const ofResponse = (Object(response) as { status?: unknown }).status;
  return [statusCode, status, ofResponse].find(isErrorStatus) ?? 500;
}

function isErrorStatus(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 400 && value <= 599;
}

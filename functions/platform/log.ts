/**
 * One JSON line for each event, in UTC. Values go through JSON.stringify, which escapes line breaks, so that nothing a
 * visitor sends can forge a line; U+2028 and U+2029 are escaped as well, since some readers break lines there.
 * Never pass personal data or secrets.
 */
export function log(
  level: 'info' | 'warn' | 'error',
  event: string,
  fields: Record<string, unknown> = {},
): void {
  const line = JSON.stringify({ time: new Date().toISOString(), level, event, ...fields });
  const safe = line.replace(
    /[\u2028\u2029\u007f-\u009f]/g,
    (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  (level === 'error' ? console.error : console.log)(safe);
}

/**
 * What may be said of an error in a log: its name, message and stack, never what it was given. A failed query's message
 * goes on with its parameters, which are somebody's name and address, and the stack begins with the whole message.
 */
export function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { error: String(error).slice(0, 200) };
  const cause = error.cause instanceof Error ? error.cause.message.slice(0, 300) : undefined;
  return {
    error: error.name,
    message: error.message.replace(/\nparams:.*/s, '').slice(0, 500),
    cause,
    stack: error.stack
      ?.split('\n')
      .filter((line) => /^\s+at /.test(line))
      .slice(0, 5),
  };
}

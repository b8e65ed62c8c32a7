/**
 * Writes one line of JSON per event, in UTC. JSON.stringify escapes line breaks, so user input cannot forge a
 * line. U+2028 and U+2029 are escaped too, because some log readers break lines there. Never pass personal
 * data or secrets.
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
 * The loggable parts of an error: name, message and stack. A failed query's message ends with its parameters,
 * which may be personal data, and the stack starts with the message; both are cut off.
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

/** Keeps the functions' own log lines from the terminal. Answers what still writes to it. */
export function quietly(): (text: string) => void {
  const { log, error } = console;
  const keep =
    (write: typeof console.log) =>
    (...texts: unknown[]) => {
      if (typeof texts[0] !== 'string' || !texts[0].startsWith('{"time":')) write(...texts);
    };
  console.log = keep(log);
  console.error = keep(error);
  return log;
}

const KEPT = 3;
let errors: string[] = [];

/** Keeps the functions' own log lines from the terminal. */
export function quietly(): void {
  const { log, error } = console;
  const keep =
    (write: typeof console.log) =>
    (...texts: unknown[]) => {
      const [line] = texts;
      if (typeof line !== 'string' || !line.startsWith('{"time":')) write(...texts);
      else if (line.includes('"level":"error"')) errors = [...errors, line].slice(-KEPT);
    };
  console.log = keep(log);
  console.error = keep(error);
}

/** What the functions have logged of errors, the latest last: of whatever they were doing side by side. */
export function lastErrors(): readonly string[] {
  return errors;
}

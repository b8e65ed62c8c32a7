const KEPT = 3;
let errors: string[] = [];

/** Keeps the functions' log lines off the terminal. */
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

/** The errors that the functions have logged, the latest last, from all concurrent work. */
export function lastErrors(): readonly string[] {
  return errors;
}

/** The command was used wrongly: exit code 2. The message says what was expected. */
export class UsageError extends Error {
  override name = 'UsageError';
}

/** The command could not do what it was asked for: exit code 1. The message says why, for the person at the terminal. */
export class CommandError extends Error {
  override name = 'CommandError';
}

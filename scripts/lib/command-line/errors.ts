/** Wrong usage of a command: exit code 2. The message states what was expected. */
export class UsageError extends Error {
  override name = 'UsageError';
}

/** The command failed: exit code 1. The message tells the person at the terminal why. */
export class CommandError extends Error {
  override name = 'CommandError';
}

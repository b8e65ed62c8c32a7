/** Returns the action's result, or undefined when it throws. */
export function tryOrUndefined<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}

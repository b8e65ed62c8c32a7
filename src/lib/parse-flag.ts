/** The valid values of a boolean setting. Unset and empty mean off. */
export const ON_OFF = ['true', '1', 'false', '0', ''] as const;

/**
 * True when a setting is on.
 *
 * @throws Error with the setting's name, but not its value, when it is invalid
 */
export function parseFlag(name: string, value: string | undefined): boolean {
  if (value !== undefined && !(ON_OFF as readonly string[]).includes(value))
    throw new Error(`${name}: write true or 1 for on, false or 0 for off, or leave it empty`);
  return value === 'true' || value === '1';
}

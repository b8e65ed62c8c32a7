/** How a setting that is on or off may be written. Unset and empty are off. */
export const ON_OFF = ['true', '1', 'false', '0', ''] as const;

/** True for a setting that is on. @throws Error naming the setting, never its value, when it is written in another way */
export function isOn(name: string, value: string | undefined): boolean {
  if (value !== undefined && !(ON_OFF as readonly string[]).includes(value))
    throw new Error(`${name}: write true or 1 for on, false or 0 for off, or leave it empty`);
  return value === 'true' || value === '1';
}

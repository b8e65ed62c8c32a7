import * as z from 'zod/mini';
import { settings, settingsError } from '../../functions/platform/env.ts';
import { PICTURE_MODES } from '../../src/pictures/picture-mode.ts';

/** Every setting there is: those of the functions, and those that only builds and commands on a machine read. */
export const ALL_SETTINGS = z.extend(settings, {
  PORT: z.string().check(z.regex(/^\d{1,5}$/, 'a number from 1 to 65531')),
  DATA_FOLDER: z.string(),
  CONTENT_FOLDER: z.string(),
  OUT_FOLDER: z.string(),
  PICTURES: z.enum(PICTURE_MODES, 'on-demand, cdn or baked'),
  SCHEDULE: z.enum(['on', 'off'], 'on or off'),
  TRACKING: z.enum(['recorder'], 'recorder, or nothing'),
  SENTRY_AUTH_TOKEN: z.string(),
  SENTRY_ORG: z.string(),
  SENTRY_PROJECT: z.string(),
  SENTRY_URL: z.url({ protocol: /^https?$/, error: 'the address of the service' }),
});

const setValues = z.partial(ALL_SETTINGS);

/** Holds whatever is set against its schema; what is unset or empty is nobody's mistake yet. @throws SettingsError */
export function checkSetValues(source: Readonly<Record<string, string | undefined>>): void {
  const checked = setValues.safeParse(
    Object.fromEntries(Object.entries(source).filter(([, value]) => value !== '')),
  );
  if (!checked.success) throw settingsError(checked.error);
}

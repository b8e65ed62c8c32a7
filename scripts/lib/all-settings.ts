import * as z from 'zod/mini';
import {
  refuseWrongSettings,
  settings,
  type WrongSetting,
  withFallbacks,
  wrongSettings,
} from '#functions/platform/env.ts';
import type { Environment } from '#functions/platform/settings-rules.ts';
import { PICTURE_MODES, pictureProblem } from '#src/catalogue/pictures/picture-mode.ts';
import { HSTS_SCOPES } from '#src/security/headers.ts';

/** All settings: those of the functions, and those that only builds and local commands read. */
export const ALL_SETTINGS = z.extend(settings, {
  PORT: z.string().check(z.regex(/^\d{1,5}$/, 'a number from 1 to 65531')),
  DATA_FOLDER: z.string(),
  CONTENT_FOLDER: z.string(),
  OUT_FOLDER: z.string(),
  PICTURES: z.enum(PICTURE_MODES, 'on-demand, cdn or baked'),
  DRAFTS: z.enum(['show'], 'show, or nothing'),
  BEHIND_PROXY: z.enum(['on', 'off'], 'on or off'),
  EDGE: z.enum(['on', 'off'], 'on or off'),
  HSTS: z.enum(Object.keys(HSTS_SCOPES) as (keyof typeof HSTS_SCOPES)[], 'subdomains or preload'),
  SCHEDULE: z.enum(['on', 'off'], 'on or off'),
  TRACKING: z.enum(['recorder'], 'recorder, or nothing'),
  SENTRY_AUTH_TOKEN: z.string(),
  SENTRY_ORG: z.string(),
  SENTRY_PROJECT: z.string(),
  SENTRY_URL: z.url({ protocol: /^https?$/, error: 'the address of the service' }),
});

const setValues = z.partial(ALL_SETTINGS);
/** In functions, a setting is required unless its schema says otherwise. */
const requiredByFunctions = z.extend(setValues, settings.shape);

/**
 * Checks each setting against its schema, and the rules between settings. Except in functions, an unset or
 * empty setting is missing only if a rule requires it.
 */
export function findWrongSettings(
  source: Readonly<Record<string, string | undefined>>,
  place: Environment,
): WrongSetting[] {
  const schema = place === 'functions' ? requiredByFunctions : setValues;
  const checked = schema.safeParse(withFallbacks(source));
  const issues = [...(checked.error?.issues ?? [])];
  const pictures = place === 'build' ? pictureProblem(source) : undefined;
  if (pictures && !issues.some(({ path }) => path[0] === 'PICTURES'))
    issues.push({ code: 'custom', path: ['PICTURES'], message: pictures, input: undefined });
  return wrongSettings(issues, source, place);
}

/** @throws SettingsError with a line for each setting that is missing or wrong */
export function checkSettings(
  source: Readonly<Record<string, string | undefined>>,
  place: Exclude<Environment, 'functions'>,
): void {
  refuseWrongSettings(findWrongSettings(source, place));
}

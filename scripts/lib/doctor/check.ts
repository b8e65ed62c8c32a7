import { type Given, isPreview } from '#functions/platform/settings-rules.ts';
import { ALL_SETTINGS } from '../all-settings.ts';

/** `unknown`: it could not be found out, for example because a service does not answer. */
export type Status = 'ok' | 'wrong' | 'unknown';
/** What a check found. `todo` says what to do about it. */
export type Line = { name: string; status: Status; says: string; todo?: string };
/**
 * A check of a deployment. It changes nothing. One that asks about several things returns a line for each.
 */
export type Check = {
  name: string;
  run(): Promise<Line | Line[]> | Line | Line[];
  /** It keeps the processor busy, and calls of other checks would run into their time limits meanwhile. */
  isBusy?: boolean;
};
/** The settings that are checked, and whether a deploy asks: then the site does not run yet. */
export type Deployment = { given: Given; isDeploy: boolean };

export function ok(name: string, says: string, todo?: string): Line {
  return { name, status: 'ok', says, ...(todo && { todo }) };
}

export function wrong(name: string, says: string, todo: string): Line {
  return { name, status: 'wrong', says, todo };
}

export function unknown(name: string, says: string, todo: string): Line {
  return { name, status: 'unknown', says, todo };
}

/** True in a deploy that is not the published one. */
export function isPreviewDeploy({ given, isDeploy }: Deployment): boolean {
  return isDeploy && isPreview(given);
}

/**
 * Runs a check with the value of the setting that it needs.
 * @param todo what to do if it is unset
 */
export function withSetting(
  { given }: Deployment,
  check: string,
  setting: keyof typeof ALL_SETTINGS.shape,
  todo: string,
  run: (value: string) => Promise<Line | Line[]> | Line | Line[],
): ReturnType<Check['run']> {
  const value = given[setting];
  if (!value) return wrong(check, `${setting} is not set.`, todo);
  return ALL_SETTINGS.shape[setting].safeParse(value).success
    ? run(value)
    : unknown(check, `${setting} does not have its form.`, 'Correct it first: see the line on settings.');
}

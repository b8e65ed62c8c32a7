import { type Browser, firefox, type LaunchOptions } from '@playwright/test';

/** Why no test can run in Firefox, as a message for the person who runs the tests; undefined if one can. */
export const WHY_NO_FIREFOX = process.env.FIREFOX_PATH
  ? undefined
  : 'FIREFOX_PATH names no Firefox; `npm test` finds or installs one';

/** A released Firefox, which Playwright controls by WebDriver BiDi; the one in Playwright is patched. */
export const FIREFOX = {
  channel: 'moz-firefox',
  launchOptions: {
    ...(process.env.FIREFOX_PATH && { executablePath: process.env.FIREFOX_PATH }),
  },
} satisfies { channel: string; launchOptions: LaunchOptions };

/** Starts Firefox beside the test's default browser. */
export async function openFirefox(): Promise<Browser> {
  const { channel, launchOptions } = FIREFOX;
  return withoutMediaFeatures(await firefox.launch({ channel, ...launchOptions }));
}

type Session = { send(command: string, parameters: unknown): Promise<unknown> };
type Inside = { _connection: { toImpl(browser: Browser): { _browserSession: Session } } };

/**
 * Playwright sets the colour scheme of every new context, by a command that Firefox 153 does not know, and
 * cannot be configured otherwise. So an unknown command counts as done. Remove this as soon as Debian's
 * Firefox supports `emulation.setMediaFeaturesOverride`.
 */
export function withoutMediaFeatures(browser: Browser): Browser {
  const session = (browser as never as Inside)._connection.toImpl(browser)._browserSession;
  const send = session.send.bind(session);
  session.send = async (command, parameters) => {
    try {
      return await send(command, parameters);
    } catch (error) {
      if (command !== 'emulation.setMediaFeaturesOverride') throw error;
      return {};
    }
  };
  return browser;
}

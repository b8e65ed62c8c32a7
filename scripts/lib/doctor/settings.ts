import { isProduction } from '#functions/platform/settings-rules.ts';
import { isLiveKey } from '#src/core/checkout/live-key.ts';
import { closest } from '#src/lib/closest.ts';
import { ALL_SETTINGS, findWrongSettings } from '../all-settings.ts';
import { type Check, type Deployment, isPreviewDeploy, ok, unknown, wrong } from './check.ts';

/** Each setting in its form, and the rules between settings: those of the functions, which need them all. */
export function settingsCheck(deployment: Deployment): Check {
  const name = 'settings';
  return {
    name,
    run() {
      // A preview may lack services, and its functions then refuse.
      const problems = findWrongSettings(
        deployment.given,
        isPreviewDeploy(deployment) ? 'build' : 'functions',
      );
      const misspelt = misspeltSettings(deployment.given);
      const count = Object.keys(ALL_SETTINGS.shape).filter((one) => deployment.given[one]).length;
      if (problems.length + misspelt.length === 0)
        return ok(name, `${count} settings are set, and they fit together.`);
      return [
        ...problems.map((problem) =>
          wrong(
            name,
            `${problem.name}: ${problem.expected}.`.replace(/\.\.$/, '.'),
            `Set ${problem.name}; .env.example explains it.`,
          ),
        ),
        ...misspelt.map(({ given, meant }) =>
          wrong(
            name,
            `${given} is not a setting of the store, and ${meant} is not set.`,
            `Rename it to ${meant}.`,
          ),
        ),
      ];
    },
  };
}

/**
 * Variables whose names are nearly those of settings that are not set.
 * The environment also has those of other programs.
 */
function misspeltSettings(given: Deployment['given']): { given: string; meant: string }[] {
  const names = Object.keys(ALL_SETTINGS.shape);
  const unset = names.filter((name) => !given[name]);
  return Object.keys(given)
    .filter((name) => name.length >= 7 && !names.includes(name))
    .flatMap((name) => {
      const meant = closest(name, unset);
      return meant ? [{ given: name, meant }] : [];
    });
}

/** Whether the store takes real money. */
export function modeCheck({ given }: Deployment): Check {
  const name = 'mode';
  return {
    name,
    run() {
      const isLive = isLiveKey(given.STRIPE_SECRET_KEY);
      if (!given.STRIPE_SECRET_KEY)
        return unknown(
          name,
          'STRIPE_SECRET_KEY is not set.',
          'Set it to a test key or a live key of Stripe.',
        );
      if (isLive && given.STORE_MODE !== 'test') return ok(name, 'Live: the shop takes real money.');
      if (isLive || isProduction(given))
        return wrong(
          name,
          `The key is a ${isLive ? 'live' : 'test'} key, and the shop is a ${isLive ? 'test shop' : 'live shop'}.`,
          'Use the other key, or change STORE_MODE.',
        );
      return ok(
        name,
        'Test: the shop takes no real money.',
        'To check a shop that goes live, set STORE_MODE=live.',
      );
    },
  };
}

/** The build hook. It is not called, because that would start a build. */
export function buildHookCheck({ given }: Deployment): Check {
  const name = 'build hook';
  return {
    name,
    run() {
      const { BUILD_HOOK_URL: hook } = given;
      const todo =
        'Make a build hook at the host, and set BUILD_HOOK_URL to its address. The store calls it.';
      if (!hook)
        return unknown(name, 'BUILD_HOOK_URL is not set: the store cannot build itself each day.', todo);
      if (!hook.startsWith('https://') || !URL.canParse(hook))
        return wrong(name, 'BUILD_HOOK_URL is not an https address.', todo);
      return ok(name, `${new URL(hook).hostname} has one. It was not called.`);
    },
  };
}

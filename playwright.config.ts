import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { FIREFOX, WHY_NO_FIREFOX } from './tests/e2e/support/firefox.ts';
import { TEST_SHOP } from './tests/setup/test-shop.ts';

// The workers and the store inherit these.
Object.assign(process.env, TEST_SHOP);

const PORT = Number(process.env.E2E_PORT || 4410);
const { CHROMIUM_PATH, CHROMIUM_SHELL_PATH } = process.env;
const executablePath = CHROMIUM_SHELL_PATH || CHROMIUM_PATH;
const launchOptions = {
  ...(executablePath && { executablePath }),
  // Without these options, Debian's browser contacts Google's servers at every start.
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
};

/**
 * Whether this run is of the long tests, whose titles have `@long`:
 * what rarely fails beside the main journeys.
 */
const isLong = process.env.LONG === '1';

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results/e2e',
  fullyParallel: true,
  // More workers than cores, since tests spend a third of the time waiting for a page, a clock or a server.
  workers: Math.ceil(availableParallelism() * 1.5),
  // Traces make tests a fifth slower, so only retries are traced; `playwright test --trace on` traces every
  // attempt.
  // A busy machine must not fail the whole run. Tests that passed on a retry are counted separately.
  retries: process.env.CI ? 1 : 0,
  // Long enough for a machine with a load of several times its cores. A passing test takes a few seconds.
  timeout: 120_000,
  expect: { timeout: 10_000 },
  reporter: [
    ['list'],
    ['json', { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME || 'test-results/e2e.json' }],
  ],
  use: { baseURL: `http://localhost:${PORT}`, launchOptions, locale: 'en-GB', trace: 'on-first-retry' },
  projects: [
    {
      name: 'wide',
      use: { viewport: { width: 1280, height: 900 } },
      ...(isLong ? { grep: /@long/ } : { grepInvert: /@long/ }),
    },
    {
      name: 'narrow',
      use: { viewport: { width: 390, height: 844 }, hasTouch: true },
      // Tests with the same result at both sizes run at only one, to save time: `@wide`. Those that hardly
      // differ run here with the long tests: `@narrow-long`.
      ...(isLong
        ? { grep: /@long|@narrow-long/, grepInvert: /@wide/ }
        : { grepInvert: /@wide|@long|@narrow-long/ }),
    },
    // Runs some journeys in Firefox, if it is installed.
    ...(WHY_NO_FIREFOX || !isLong
      ? []
      : [
          {
            name: 'firefox',
            use: { browserName: 'firefox', ...FIREFOX, viewport: { width: 1280, height: 900 } },
            grep: /@firefox/,
          } as const,
        ]),
  ],
  webServer: {
    command: 'node --import ./scripts/lib/shop-modules-hook.ts scripts/tasks/serve.ts',
    url: `http://localhost:${PORT}`,
    reuseExistingServer: false,
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    env: {
      PORT: String(PORT),
      SETTINGS_FILE: '',
      DATA_FOLDER: 'test-results/store',
      SITE_URL: `http://localhost:${PORT}`,
      DATABASE_URL: '',
      STRIPE_SECRET_KEY: '',
      SMTP_URL: '',
      MAIL_FROM: '',
      CONTACT_TO: '',
      RECAPTCHA_SITE_KEY: '',
      RECAPTCHA_SECRET_KEY: '',
      RECAPTCHA_VERSION: '',
      RECAPTCHA_VERIFY_URL: '',
      SCHEDULE: 'off',
      STORE_CLOCK: '',
    },
  },
});

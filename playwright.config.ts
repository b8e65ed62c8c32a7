import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { FIREFOX, WHY_NO_FIREFOX } from './tests/e2e/support/firefox.ts';

const PORT = Number(process.env.E2E_PORT || 4410);
const { CHROMIUM_PATH, CHROMIUM_SHELL_PATH } = process.env;
const executablePath = CHROMIUM_SHELL_PATH || CHROMIUM_PATH;
const launchOptions = {
  ...(executablePath && { executablePath }),
  // Without these Debian's browser looks for its maker's hosts at every start.
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

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results/e2e',
  fullyParallel: true,
  // More than there are cores: a third of the time a test waits for a page, a clock or a server.
  workers: Math.ceil(availableParallelism() * 1.5),
  // Recording every test costs a fifth more, so only a second try is recorded; `playwright test --trace on` records a first.
  // A machine that is busy with something else must not turn a whole run red; what needed a second try is counted apart.
  retries: process.env.CI ? 1 : 0,
  // For a machine with several times as much to do as it has cores; a test that passes takes a few seconds.
  timeout: 120_000,
  expect: { timeout: 10_000 },
  reporter: [
    ['list'],
    ['json', { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME || 'test-results/e2e.json' }],
  ],
  use: { baseURL: `http://localhost:${PORT}`, launchOptions, locale: 'en-GB', trace: 'on-first-retry' },
  projects: [
    { name: 'wide', use: { viewport: { width: 1280, height: 900 } } },
    {
      name: 'narrow',
      use: { viewport: { width: 390, height: 844 }, hasTouch: true },
      // What looks and works the same at both sizes is run at one, since every run costs.
      grepInvert: /@wide/,
    },
    // Some journeys in a second engine, where there is one.
    ...(WHY_NO_FIREFOX
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
    command: `node scripts/tasks/serve.ts`,
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

/** `npm start`: builds the store where it has changed, and serves it with everything it needs on this machine. */
import { BUILD_STEPS, buildStore, checkSettings, isUpToDate } from '../lib/build-store.ts';
import { failIfTaken } from '../lib/port.ts';
import { serveStore } from '../lib/serve-store.ts';
import { loadSettingsFile, port } from '../lib/settings-file.ts';
import { countedSteps } from '../lib/steps.ts';

loadSettingsFile();
checkSettings();
// Whoever must choose another port should not first wait for the build.
await failIfTaken(port());
if (!process.env.STRIPE_SECRET_KEY) await failIfTaken(port() + 1);
if (!process.env.SMTP_URL) await failIfTaken(port() + 2);
if (!process.env.RECAPTCHA_SITE_KEY) await failIfTaken(port() + 3);
if (process.env.TRACKING) await failIfTaken(port() + 4);

const isBuilt = await isUpToDate();
const begin = countedSteps(isBuilt ? 1 : BUILD_STEPS + 1);
if (!isBuilt) await buildStore({ begin });
await serveStore(begin('Database, test payments, mail and captcha'));

import { blobsCheck, functionsCheck, picturesCheck } from './build.ts';
import { type Check, type Deployment, isPreviewDeploy } from './check.ts';
import { policiesCheck, sellerCheck } from './content.ts';
import { databaseCheck, previewDatabaseCheck } from './database.ts';
import { jobsCheck } from './jobs.ts';
import { captchaCheck, mailCheck } from './services.ts';
import { buildHookCheck, modeCheck, settingsCheck } from './settings.ts';
import { siteCheck } from './site.ts';
import { stripeKeyCheck } from './stripe.ts';
import { webhookCheck } from './webhook.ts';

/**
 * The checks of a deployment, in the order of the report. A deploy leaves out those that need the running
 * site. A preview only has to leave the live shop's key and database alone.
 */
export function checksOf(deployment: Deployment): Check[] {
  if (isPreviewDeploy(deployment)) return [settingsCheck(deployment), previewDatabaseCheck(deployment)];
  return [
    settingsCheck,
    modeCheck,
    databaseCheck,
    stripeKeyCheck,
    webhookCheck,
    mailCheck,
    captchaCheck,
    buildHookCheck,
    sellerCheck,
    policiesCheck,
    picturesCheck,
    functionsCheck,
    blobsCheck,
    ...(deployment.isDeploy ? [] : [siteCheck, jobsCheck]),
  ].map((check) => check(deployment));
}

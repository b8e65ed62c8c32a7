import { existsSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Changes } from '#config/kept/make-changes.ts';
import { NO_SUCH_OFFER } from '#functions/platform/env.ts';
import { pictureMode } from '#src/catalogue/pictures/picture-mode.ts';
import { ContentError, readAndCheck } from '#src/catalogue/reading/load-content.ts';
import { keepParsed, parsedStamp, recallParsed } from '#src/catalogue/reading/parsed-files.ts';
import type { Content } from '#src/catalogue/reading/read-content.ts';
import type { LoadedContent } from '#src/catalogue/reading/read-published.ts';
import { describeWarning } from '#src/catalogue/reading/unused-files.ts';
import { contentFolder } from '#src/catalogue/schemas/content-folder.ts';
import { showsDrafts } from '#src/catalogue/settings/shows-drafts.ts';
import { SNAPSHOT_FILE } from '#src/catalogue/snapshot/snapshot-file.ts';
import { readPromoCode } from '#src/core/discounts/code.ts';
import { defaultMethodProblem } from '#src/core/shipping/default-method.ts';
import { storeNow } from '#src/lib/clock.ts';
import { KEPT_PAGES_FILE, outFolder, SEARCH_WORDS_FILE } from '#src/lib/out-folder.ts';
import { checkSettings } from './all-settings.ts';
import { astroBuild } from './astro-build.ts';
import { buildStamp, codeStamp, settingsStamp } from './build-stamp.ts';
import { failIfFull, isDiskFull } from './disk.ts';
import { writeDescription } from './openapi/write.ts';
import { countedSteps, type Step } from './progress.ts';
import { stop } from './run.ts';

const stampFile = () => path.join(outFolder(), '.snapshot', 'build');
type Begin = (name: string) => Step;

/** The number of steps of a build. */
export const BUILD_STEPS = 4;

/**
 * Checks the content and builds the store into dist/, with the functions' snapshot next to it. With
 * `isReused`, keeps an existing build of the same inputs; with `isClean`, makes also the pages that did not
 * change. If the content has errors, lists each broken file and ends the process.
 * @param begin starts a step; a build takes `BUILD_STEPS`
 */
export async function buildStore({
  isReused = false,
  isClean = false,
  begin = countedSteps(BUILD_STEPS),
}: {
  isReused?: boolean;
  isClean?: boolean;
  begin?: Begin;
} = {}): Promise<void> {
  checkSettings(process.env, 'build');
  // Set explicitly, so that a build and a start with the same settings get the same stamp.
  process.env.PICTURES = pictureMode(process.env);
  const now = storeNow();
  await checkNames(now);
  if (isReused && (await isUpToDate(now))) {
    console.log('The build is up to date.');
    return;
  }
  failIfFull();
  const stamp = await buildStamp(now);
  await rm(stampFile(), { force: true });
  // A preview's remarks depend on the time, so it makes every page.
  const code = showsDrafts() ? '' : await codeStamp(now);
  const settings = await settingsStamp();
  const moment = now.toISOString();
  const reading = begin('Content');
  const tell = ({ products, creators, recipes }: Content, warnings: readonly string[]) => {
    reading.done(`${products.length} products, ${creators.length} creators, ${recipes.length} recipes`);
    for (const warning of warnings) console.warn(warning);
  };
  const changes = code && !isClean ? await changesMade({ code, settings, moment }) : undefined;
  if (changes) {
    tell(changes.content, changes.warnings.map(describeWarning));
    begin('Pages').done(`${changes.made} files made, ${changes.kept} kept`);
    await writeFile(stampFile(), stamp);
    return;
  }
  if (code && !isClean) await recallParsed(parsedStamp(code, settings));
  const warnings: string[] = [];
  const content = await checkedContent(now, (text) => warnings.push(text));
  if (code) await keepParsed(parsedStamp(code, settings));
  tell(content, warnings);
  await writeDescription();
  if (isClean)
    for (const file of [KEPT_PAGES_FILE, SEARCH_WORDS_FILE])
      await rm(path.join(outFolder(), file), { force: true });
  const env = { BUILD_MOMENT: moment, BUILD_CODE: code, BUILD_CONTENT: settings };
  if (!(await astroBuild(begin, env))) {
    if (isDiskFull()) failIfFull();
    stop('The build failed. See the errors above.');
  }
  await writeFile(stampFile(), stamp);
}

/** Makes only what changed since the last build. Undefined when that is not possible. */
async function changesMade({
  code,
  settings,
  moment,
}: {
  code: string;
  settings: string;
  moment: string;
}): Promise<Changes | undefined> {
  const { makeChanges } = await import('#config/kept/make-changes.ts');
  const { BUILD_MOMENT, BUILD_CODE, NODE_ENV } = process.env;
  const before = { BUILD_MOMENT, BUILD_CODE, NODE_ENV };
  Object.assign(process.env, { BUILD_MOMENT: moment, BUILD_CODE: code, NODE_ENV: 'production' });
  try {
    return await makeChanges({ code, settings });
  } catch (error) {
    console.warn(`The changes alone cannot be built, so everything is: ${(error as Error).message}`);
    if (process.env.DEBUG) console.error(error);
    return undefined;
  } finally {
    // A server may go on in this process, for which time does not stand still.
    for (const [name, value] of Object.entries(before))
      if (value === undefined) delete process.env[name];
      else process.env[name] = value;
  }
}

/**
 * Whether the existing build has the same files and settings, was made on the same day,
 * and nothing has been published since.
 */
export async function isUpToDate(now: Date = storeNow()): Promise<boolean> {
  const [stamp, snapshot, page] = [stampFile(), SNAPSHOT_FILE, 'dist/index.html'].map((file) =>
    path.resolve(outFolder(), file),
  ) as [string, string, string];
  return (
    [stamp, snapshot, page].every((file) => existsSync(file)) &&
    (await readFile(stamp, 'utf8')) === (await buildStamp(now)) &&
    now < nextBuildOf(snapshot)
  );
}

/** When the site of a snapshot is to be built again. */
function nextBuildOf(snapshot: string): Date {
  const database = new DatabaseSync(snapshot, { readOnly: true });
  const row = database.prepare("select json from entry where kind = 'build' and id = 'next'").get();
  database.close();
  return new Date(row ? JSON.parse(String(row.json)) : 0);
}

/** Checks the settings that refer to content. They are mostly unset; the content is then not read. */
async function checkNames(now: Date): Promise<void> {
  const { DEFAULT_SHIPPING_METHOD, BUY_TWO_PROMO_CODE } = process.env;
  if (!DEFAULT_SHIPPING_METHOD && !BUY_TWO_PROMO_CODE) return;
  const { 'shipping-methods': methods, coupons } = await checkedContent(now);
  const problem = defaultMethodProblem(
    methods.map(({ id, data }) => ({ _id: id, active: data.active })),
    DEFAULT_SHIPPING_METHOD,
  );
  if (problem) stop('The settings are invalid.', problem);
  // An offer with a code that does not exist would be hidden without an error.
  if (BUY_TWO_PROMO_CODE && !coupons.some(({ data }) => data.code === readPromoCode(BUY_TWO_PROMO_CODE)))
    stop('The settings are invalid.', NO_SUCH_OFFER);
}

/**
 * Returns the content, and tells `warn` what an editor should look at. If a file is broken, prints its field
 * and the expected value, mails the operator where the published site is built, and ends the process.
 */
export async function checkedContent(
  now: Date = storeNow(),
  warn?: (text: string) => void,
): Promise<LoadedContent> {
  const { content, problems, warnings } = await readAndCheck(contentFolder(), now);
  if (problems.length > 0) {
    const error = new ContentError(problems);
    // Loaded only now: the database's modules take longer than all others.
    const { reportFailedBuild } = await import('./report-failed-build.ts');
    await reportFailedBuild(error.lines);
    stop(error.message);
  }
  if (warn) for (const warning of warnings()) warn(describeWarning(warning));
  return content;
}

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isProduction } from '#functions/platform/settings-rules.ts';
import { demoNamesIn } from '#src/catalogue/reading/demo-names.ts';
import { describeProblem, parseFile } from '#src/catalogue/reading/parse-file.ts';
import { contentFolder } from '#src/catalogue/schemas/content-folder.ts';
import type { SettingsEntry } from '#src/catalogue/schemas/settings.ts';
import { liveSettingsProblems } from '#src/catalogue/settings/live-settings.ts';
import { type Check, type Deployment, type Line, ok, unknown, wrong } from './check.ts';

const STORE_FILE = 'settings/store.yaml';
/** Folders of texts that speak for the shop. */
const POLICIES = ['legal', 'creator-terms', 'faq', 'about'];
/** How many places are named. */
const MOST = 3;

/** The demo line, and who sells. */
export function sellerCheck({ given }: Deployment): Check {
  const name = 'seller';
  return {
    name,
    run() {
      const settings = readStoreSettings();
      if ('line' in settings) return { ...settings.line, name };
      const problems = liveSettingsProblems(settings.store);
      if (problems.length === 0) return ok(name, 'The shop is no demo, and says who sells.');
      if (!isProduction(given))
        return ok(
          name,
          `A test shop may be without: ${problems.map(({ field }) => field).join(', ')}.`,
          'A live shop may not.',
        );
      return problems.map(({ field, expected }) =>
        wrong(name, `${field}: ${expected}.`, `Change it in ${STORE_FILE} of the content.`),
      );
    },
  };
}

/** Policies and other texts of the shop that still name the demo. */
export function policiesCheck({ given }: Deployment): Check {
  const name = 'policies';
  return {
    name,
    run() {
      const settings = readStoreSettings();
      if ('line' in settings) return { ...settings.line, name };
      const { brand, demo } = settings.store;
      if (demo && !isProduction(given)) return ok(name, 'The shop is the demo, and they are its own.');
      const named = textsOfShop().flatMap(({ file, text }) =>
        demoNamesIn(text, brand.name).map(({ line, word }) => `${file}, line ${line}: “${word}”`),
      );
      if (named.length === 0) return ok(name, 'None names the demo.');
      const more = named.length > MOST ? ` and ${named.length - MOST} more` : '';
      return wrong(
        name,
        `They name the demo: ${named.slice(0, MOST).join('; ')}${more}.`,
        'Write your own: policies are promises of the business that sells.',
      );
    },
  };
}

/** The settings of the store, or a line without a name that says what is wrong with their file. */
export function readStoreSettings(): { store: SettingsEntry } | { line: Line } {
  const file = path.join(contentFolder(), STORE_FILE);
  if (!existsSync(file))
    return { line: wrong('', `There is no ${STORE_FILE} in ${contentFolder()}.`, 'Set CONTENT_FOLDER.') };
  const parsed = parseFile(STORE_FILE, readFileSync(file, 'utf8'), 'settings');
  if ('problems' in parsed) {
    const [first] = parsed.problems;
    return { line: unknown('', first ? describeProblem(first) : '', 'Run: npx found content check') };
  }
  return { store: parsed.data as SettingsEntry };
}

function textsOfShop(): { file: string; text: string }[] {
  const folder = contentFolder();
  const files = POLICIES.flatMap((kind) => {
    const place = path.join(folder, kind);
    if (!existsSync(place)) return [];
    return readdirSync(place, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(md|yaml)$/.test(name))
      .sort()
      .map((name) => path.join(kind, name));
  });
  return [STORE_FILE, ...files].map((file) => ({
    file,
    text: readFileSync(path.join(folder, file), 'utf8'),
  }));
}

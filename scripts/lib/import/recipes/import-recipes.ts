import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { CommandError } from '#scripts/lib/command-line/errors.ts';
import { parseFile } from '#src/catalogue/reading/parse-file.ts';
import { dayOf } from '#src/core/dates.ts';
import { storeNow } from '#src/lib/clock.ts';
import { namesIn } from '#src/lib/names-in.ts';
import { paths } from '#src/lib/paths.ts';
import { idOf } from '../clean-text.ts';
import { withImportLock } from '../import-lock.ts';
import type { OutcomeState } from '../import-products.ts';
import { digestOf, readRecord, recordFile } from '../import-record.ts';
import { type PictureSource, pictureFinder } from '../pictures.ts';
import { differencesOf, productFile, readProductFile } from '../product-file.ts';
import { addRedirects, type NewRedirect } from '../redirects.ts';
import { textOf } from '../shop-content.ts';
import { openStage, stageFolder } from '../staging-folder.ts';
import { findRecipes, type JsonLd } from './find-recipes.ts';
import { type RecipeDefaults, recipeFields } from './recipe-fields.ts';
import { recipePicture } from './recipe-picture.ts';

export type RecipeImportOptions = {
  /** A file of JSON-LD or HTML, or a folder of them. */
  place: string;
  content: string;
  defaults: RecipeDefaults;
  pictures: PictureSource;
  overwrite: readonly string[];
  isWriting: boolean;
};

/** The outcome for a recipe. */
export type RecipeOutcome = {
  file: string;
  id: string;
  state: OutcomeState;
  missing: readonly string[];
  /** What is in the page and is not written. */
  leftOut: readonly string[];
  problems: readonly string[];
  differs: readonly string[];
};
export type RecipeSummary = {
  counts: Record<OutcomeState, number>;
  redirects: NewRedirect[];
  /** Files without a recipe, and files that are no valid JSON. */
  unread: readonly { file: string; reason: string }[];
  late: readonly string[];
};

const SOURCE = 'recipes';
const ENDINGS = ['.html', '.htm', '.json', '.jsonld'];

/**
 * Reads recipes and, with `isWriting`, writes them into the content as drafts. Files are written under
 * another name and then renamed.
 *
 * @param onOutcome gets each recipe as soon as it is known
 * @throws CommandError when there is no such place, or another import runs
 */
export async function importRecipes(
  options: RecipeImportOptions,
  onOutcome: (outcome: RecipeOutcome) => void,
): Promise<RecipeSummary> {
  const work = () => importAll(options, onOutcome);
  return options.isWriting ? withImportLock(options.content, work) : work();
}

async function importAll(
  options: RecipeImportOptions,
  onOutcome: (outcome: RecipeOutcome) => void,
): Promise<RecipeSummary> {
  const { content, isWriting } = options;
  const record = await readRecord(recordFile(content, SOURCE));
  const stage = isWriting ? await openStage(content, SOURCE, record, 'recipes') : undefined;
  const folders = { content, stage: stageFolder(content, SOURCE), isWriting };
  const findPicture = await pictureFinder(folders, options.pictures, 'recipes');
  const counts = { new: 0, changed: 0, unchanged: 0, kept: 0, 'left out': 0 };
  const unread: { file: string; reason: string }[] = [];
  const moved: NewRedirect[] = [];
  const ids = new Set<string>();
  for (const file of await filesAt(options.place)) {
    const found = await recipesOf(file);
    if (typeof found === 'string') unread.push({ file, reason: found });
    else
      for (const node of found) {
        const outcome = await one(node, file);
        counts[outcome.state] += 1;
        const from = oldPath(node);
        if (from && outcome.state !== 'left out' && from !== paths.recipe(outcome.id))
          moved.push({ from, to: paths.recipe(outcome.id) });
        onOutcome(outcome);
      }
  }
  const late = stage ? await stage.commit() : [];
  return { counts, unread, late, redirects: await addRedirects(content, SOURCE, moved, isWriting) };

  async function one(node: JsonLd, file: string): Promise<RecipeOutcome> {
    const { fields, findings } = recipeFields(node, options.defaults, dayOf(storeNow()));
    const id = idOf(fields.title);
    const outcome = (state: OutcomeState, more: Partial<RecipeOutcome> = {}): RecipeOutcome => ({
      ...{ file, id, state, missing: findings.missing, leftOut: [], problems: [], differs: [] },
      ...more,
    });
    const problems = [
      ...findings.problems,
      ...(fields.title && !id ? ['has a name without letters of an address'] : []),
      ...(ids.has(id) ? [`has the name of another recipe here: ${id}`] : []),
    ];
    if (problems.length > 0) return outcome('left out', { problems });
    ids.add(id);
    const there = await textOf(path.join(content, 'recipes', `${id}.md`));
    const before = there === undefined ? undefined : digestOf(there);
    const isNew =
      before === undefined || record.get(id)?.includes(before) === true || options.overwrite.includes(id);
    const picture = await recipePicture(node, { id, title: fields.title, isNew }, findPicture);
    const { photograph, leftOut } = picture;
    const missing = [...findings.missing, ...picture.missing];
    // An import that comes later keeps the day of the first one.
    const { publishedAt } = there === undefined ? {} : readProductFile(there).fields;
    const written = {
      ...fields,
      ...(typeof publishedAt === 'string' && { publishedAt }),
      ...(photograph && { photograph }),
    };
    const text = productFile(written, '');
    const parsed = parseFile(`recipes/${id}.md`, text, 'recipes');
    if ('problems' in parsed)
      return outcome('left out', {
        problems: parsed.problems.map(({ field, expected }) => `${field || 'the file'}: ${expected}`),
      });
    if (before === digestOf(text)) {
      record.set(id, [before]);
      return outcome('unchanged');
    }
    if (there !== undefined && !isNew) return outcome('kept', { differs: differencesOf(there, written, '') });
    await stage?.put(id, text, photograph ? [path.basename(photograph.src)] : [], before);
    return outcome(there === undefined ? 'new' : 'changed', { missing, leftOut });
  }
}

async function filesAt(place: string): Promise<string[]> {
  const found = await stat(place).catch(() => undefined);
  if (!found) throw new CommandError(`There is no file or folder ${place}.`);
  if (!found.isDirectory()) return [place];
  const names = (await namesIn(place)).filter((name) => ENDINGS.includes(path.extname(name).toLowerCase()));
  if (names.length === 0)
    throw new CommandError(`The folder ${place} has no file that ends in ${ENDINGS.join(', ')}.`);
  return names.toSorted().map((name) => path.join(place, name));
}

async function recipesOf(file: string): Promise<JsonLd[] | string> {
  try {
    const found = findRecipes(await readFile(file, 'utf8'), /\.html?$/i.test(file));
    return found.length > 0 ? found : 'has no recipe';
  } catch {
    return 'has JSON that cannot be read';
  }
}

/** The path of its page at the old site. */
function oldPath({ url, mainEntityOfPage }: JsonLd): string | undefined {
  const page =
    typeof mainEntityOfPage === 'object' ? (mainEntityOfPage as JsonLd)?.['@id'] : mainEntityOfPage;
  const address = [url, page].find((one) => typeof one === 'string');
  const pathname = address && URL.canParse(String(address)) ? new URL(String(address)).pathname : '/';
  return pathname === '/' ? undefined : pathname.replace(/\/$/, '');
}

import path from 'node:path';
import type { CmsConfig, EntryCollection, Field } from '@sveltia/cms';
import type { Content } from '#src/catalogue/reading/read-content.ts';
import { contentFolder } from '#src/catalogue/schemas/content-folder.ts';
import type { SettingsEntry } from '#src/catalogue/schemas/settings.ts';
import { categoriesById } from '#src/catalogue/sections/categories.ts';
import { CONTENT_KINDS } from '#src/content.schemas.ts';
import { CATALOGUE_ID_LENGTH } from '#src/contracts/limits.ts';
import { type FeatureName, hasFeature } from '#src/core/shop/features.ts';
import { paths } from '#src/lib/paths.ts';
import * as words from '#src/words/en/editor.ts';
import { fill } from '#src/words/fill.ts';
import { fieldsOf, type Hint, leftOutOf } from './fields.ts';
import { formSchemaOf } from './form-schema.ts';
import { hintsOf } from './hints.ts';

const { kinds, leftOut, title, body } = words;

/**
 * The kinds with a form, in the order of the menu. Words are too many for one, and have no schema of fields.
 */
export const EDITED_KINDS = Object.keys(kinds) as (keyof typeof kinds)[];
type EditedKind = (typeof EDITED_KINDS)[number];

/** Kinds that a shop has only with a feature. */
const NEEDS: { readonly [Kind in EditedKind]?: FeatureName } = {
  creators: 'creators',
  contracts: 'creators',
  'creator-terms': 'apply',
  recipes: 'recipes',
  fundings: 'fundings',
  reviews: 'reviews',
};

/** Fields, in all kinds, that point at kinds which a shop may not have. */
const POINTS_AT: Readonly<Record<string, FeatureName>> = {
  creator: 'creators',
  author: 'creators',
  creators: 'creators',
  recipe: 'recipes',
  recipes: 'recipes',
};

/** Kinds with one file, whose name the software knows. */
const SINGLE: readonly EditedKind[] = ['about', 'creator-terms', 'search', 'settings'];

/** What a new file is called after. */
const NAMED_AFTER = ['name', 'title', 'code'];

const SLUG = '{{slug}}';
/** The page of an entry. */
const PAGES: { readonly [Kind in EditedKind]?: string } = {
  products: paths.product(SLUG),
  creators: paths.creator('{{profile.handle}}'),
  recipes: paths.recipe(SLUG),
  blog: paths.article(SLUG),
  fundings: paths.funding(SLUG),
  pages: paths.page(SLUG),
  sections: paths.section('{{fields.slug}}'),
  legal: `/${SLUG}`,
};

/** At the start of a form: what every entry of its kind needs, and most editors come for. */
const FIRST = [
  ...['name', 'title', 'draft', 'creator', 'author', 'goods', 'categories', 'summary'],
  ...['previewImages', 'prices', 'options', 'formats', 'body'],
];

/** At the end of a form: what hides an entry, or leads to it from elsewhere. */
const LAST = ['publishAt', 'unpublishAt', 'aliases'];

const BODY: Field = { name: 'body', label: body, widget: 'markdown', required: false };

/** The kinds of a shop with these features. */
const kindsOf = (has: typeof hasFeature) =>
  EDITED_KINDS.filter((kind) => {
    const feature = NEEDS[kind];
    return !feature || has(feature);
  });

/** The editor's configuration for the content as it is. What the shop has switched off is not in it. */
export function editorConfig(content: Content, has = hasFeature): CmsConfig {
  const [settings] = content.settings;
  const categories = categoriesOf(content);
  return {
    ...backendOf(settings?.data.editor),
    app_title: fill(title, { shop: settings?.data.brand.name ?? '' }),
    logo: { src: '/icon.svg' },
    media_folder: folderOf('products', 'photographs'),
    // Pictures are the shop's own.
    media_libraries: { stock_assets: false },
    slug: { encoding: 'ascii', clean_accents: true, maxlength: CATALOGUE_ID_LENGTH },
    // The site itself is the preview.
    editor: { preview: false },
    output: { omit_empty_optional_fields: true },
    collections: kindsOf(has)
      .filter((kind) => content[kind].length > 0 || !SINGLE.includes(kind))
      .map((kind) => collectionOf(kind, categories, has)),
  };
}

/**
 * Where the content is kept. Without a setting only a folder of this computer can be edited; the library
 * shows its name where it asks for the folder.
 */
function backendOf(editor: SettingsEntry['editor']): Pick<CmsConfig, 'backend' | 'publish_mode'> {
  if (!editor) return { backend: { name: 'github', repo: `local/${path.basename(process.cwd())}` } };
  const { host, repository, branch, review } = editor;
  return {
    backend: { name: host, repo: repository, ...(branch && { branch }) },
    publish_mode: review ? 'editorial_workflow' : 'simple',
  };
}

/** The form of a kind of content, made from its schema. */
export function collectionOf(
  kind: EditedKind,
  categories: Hint['oneOf'] = [],
  has = hasFeature,
): EntryCollection {
  const { extension } = CONTENT_KINDS[kind];
  const schema = formSchemaOf(kind);
  const isMarkdown = extension === 'md';
  const fields = [
    ...fieldsOf(schema, { hints: hintsOf(kind, categories), path: '' }),
    ...(isMarkdown ? [BODY] : []),
  ]
    .filter(({ name }) => !POINTS_AT[name] || has(POINTS_AT[name]))
    .toSorted((a, b) => placeOf(a) - placeOf(b));
  const missing = leftOutOf(schema);
  const name = NAMED_AFTER.find((one) => schema.properties?.[one]);
  return {
    name: kind,
    label: kinds[kind].many,
    label_singular: kinds[kind].one,
    ...(missing.length > 0 && {
      description: fill(leftOut, { fields: missing.map((one) => one.path).join(', ') }),
    }),
    folder: folderOf(kind),
    extension,
    format: isMarkdown ? 'yaml-frontmatter' : 'yaml',
    // Entries with a required field that the form lacks can be edited, not created.
    create: !SINGLE.includes(kind) && !missing.some(({ isRequired }) => isRequired),
    delete: !SINGLE.includes(kind),
    ...(name && { identifier_field: name }),
    slug: kind === 'reviews' ? '{{product}}-{{name}}' : `{{${name ?? 'slug'}}}`,
    ...(PAGES[kind] && { preview_path: PAGES[kind].slice(1) }),
    fields,
  };
}

function placeOf({ name }: Field): number {
  const at = FIRST.indexOf(name);
  return at < 0 ? FIRST.length + LAST.indexOf(name) : at;
}

/** The path of a folder of the content from the root of the repository. */
function folderOf(...names: string[]): string {
  return path.relative(process.cwd(), path.join(contentFolder(), ...names));
}

function categoriesOf({ sections }: Content): Hint['oneOf'] {
  return [...categoriesById(sections).values()].map(({ _id, name }) => ({
    value: _id,
    label: `${name} (${_id})`,
  }));
}

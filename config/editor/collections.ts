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
import { LANGUAGES } from '#src/words/words.ts';
import { fieldsOf } from './fields.ts';
import { formSchemaOf } from './form-schema.ts';
import { isReshaped } from './form-values.ts';
import { ownFormatOf } from './formats.ts';
import { type Choices, hintsOf } from './hints.ts';
import { wordsFields } from './words-form.ts';

const { collections, title, body } = words;

/** The kinds of content, in the order of the menu. */
export const EDITED_KINDS = Object.keys(collections) as (keyof typeof collections)[];
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

const SLUGS: { readonly [Kind in EditedKind]?: string } = {
  reviews: '{{product}}-{{name}}',
  words: LANGUAGES[0],
};

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
  const choices = choicesOf(content);
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
      .map((kind) => collectionOf(kind, choices, has)),
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
export function collectionOf(kind: EditedKind, choices: Choices = {}, has = hasFeature): EntryCollection {
  const { extension } = CONTENT_KINDS[kind];
  const schema = formSchemaOf(kind);
  const isMarkdown = extension === 'md';
  const fields = [
    ...(kind === 'words' ? wordsFields() : fieldsOf(schema, { hints: hintsOf(kind, choices), path: '' })),
    ...(isMarkdown ? [BODY] : []),
  ]
    .filter(({ name }) => !POINTS_AT[name] || has(POINTS_AT[name]))
    .toSorted((a, b) => placeOf(a) - placeOf(b));
  const isOwnFormat = kind === 'words' || isReshaped(fields);
  const name = NAMED_AFTER.find((one) => schema.properties?.[one]);
  return {
    name: kind,
    label: collections[kind].many,
    label_singular: collections[kind].one,
    folder: folderOf(kind),
    extension,
    format: isOwnFormat ? ownFormatOf(kind, extension) : isMarkdown ? 'yaml-frontmatter' : 'yaml',
    create: !SINGLE.includes(kind),
    delete: !SINGLE.includes(kind),
    ...(name && { identifier_field: name }),
    // A shop has words of its own, or none.
    ...(kind === 'words' && { limit: 1 }),
    slug: SLUGS[kind] ?? `{{${name ?? 'slug'}}}`,
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

function choicesOf({ sections, settings: [settings] }: Content): Choices {
  return {
    categories: [...categoriesById(sections).values()].map(({ _id, name }) => ({
      value: _id,
      label: `${name} (${_id})`,
    })),
    zones: Object.keys(settings?.data.delivery.zones ?? {}).map((name) => ({ value: name, label: name })),
  };
}

import { createHash } from 'node:crypto';
import { access, cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { AstroIntegration } from 'astro';
import { create } from 'fontkit';
import subsetFont from 'subset-font';
import { extendedLetters, type Face, LETTERS_NEEDED, lettersOf, unicodeRange } from './font-faces.ts';
import { fallbackRules, shopFaces, withTypefaces } from './shop-faces.ts';

const CSS_ID = 'virtual:fonts.css';
const PRELOAD_ID = 'virtual:font-preloads';
const EXTENDED_ID = 'virtual:extended-fonts';
const EXTENDED_LETTERS_ID = 'virtual:extended-letters';
/** The largest file of a default typeface and of a shop's own, in bytes. */
const MAX_BYTES = { ours: 30_000, own: 48_000 };

type BuiltFace = Face & { file: string; bytes: Buffer; has: string };

/**
 * Cuts the store's fonts down to the letters and weights it uses and serves them from `/fonts` under hashed
 * names. `virtual:fonts.css` holds the faces of the first screen, `virtual:font-preloads` the addresses of
 * the two that every page needs first, `virtual:extended-fonts` those of rarer letters, which
 * extended-letters.client.ts names after the first paint where `virtual:extended-letters`, a regular
 * expression, finds one.
 */
export function fonts(): AstroIntegration {
  let faces: BuiltFace[] = [];
  return {
    name: 'found-fonts',
    hooks: {
      'astro:config:setup': async ({ config, updateConfig }) => {
        const cache = new URL('.cache/fonts/', config.root);
        await mkdir(cache, { recursive: true });
        faces = await buildFaces(shopFaces(), cache);
        updateConfig({
          vite: {
            plugins: [modules(faces)],
            build: { rolldownOptions: { external: [/^\/fonts\//] } },
          },
        });
      },
      'astro:server:setup': ({ server }) => {
        server.middlewares.use('/fonts', (request, response, next) => {
          const face = faces.find(({ file }) => request.url === `/${file}`);
          if (!face) return next();
          response.setHeader('content-type', 'font/woff2');
          response.end(face.bytes);
        });
      },
      'astro:build:done': async ({ dir }) => {
        const out = new URL('fonts/', dir);
        await mkdir(out, { recursive: true });
        await Promise.all(faces.map(({ file, bytes }) => writeFile(new URL(file, out), bytes)));
        for (const [name, licence] of licencesOf(faces))
          await cp(licence, new URL(`${name}.licence.txt`, out));
      },
    },
  };
}

/** The rules of all faces, for the desk's own style sheet. The files are those of the shop's pages. */
export async function deskFontRules(): Promise<string> {
  const cache = new URL('.cache/fonts/', pathToFileURL(`${process.cwd()}/`));
  await mkdir(cache, { recursive: true });
  const faces = await buildFaces(shopFaces(), cache);
  const extended = faces
    .filter(isExtended)
    .map((face) => faceRule({ ...face, family: `${face.family} Extended`, isOwn: true }));
  return [
    ...faces.filter((face) => !isExtended(face)).map(faceRule),
    ...extended,
    ...fallbackRules(faces),
  ].join('\n');
}

/** The italic is not: it is used in the largest titles, which would jump if it came after them. */
function isExtended({ letters }: Face): boolean {
  return letters !== 'latin';
}

function modules(faces: readonly BuiltFace[]) {
  const preloaded = faces.filter((face) => face.isPreloaded);
  return {
    name: 'found-fonts',
    resolveId: (id: string) =>
      [CSS_ID, PRELOAD_ID, EXTENDED_ID, EXTENDED_LETTERS_ID].includes(id) ? `\0${id}` : undefined,
    load(id: string) {
      if (id === `\0${CSS_ID}`)
        return [...faces.filter((face) => !isExtended(face)).map(faceRule), ...fallbackRules(faces)].join(
          '\n',
        );
      if (id === `\0${PRELOAD_ID}`)
        return `export default ${JSON.stringify(preloaded.map((face) => `/fonts/${face.file}`))};`;
      if (id === `\0${EXTENDED_ID}`)
        return `export default ${JSON.stringify(faces.filter(isExtended).map(extendedFace))};`;
      if (id === `\0${EXTENDED_LETTERS_ID}`) return `export default /[${extendedLetters()}]/;`;
      return undefined;
    },
    transform(code: string, id: string) {
      return /\.css(\?|$)/.test(id) && code.includes('--typeface-')
        ? { code: withTypefaces(code), map: null }
        : undefined;
    },
  };
}

/** The licence of each package that a face comes from, by the package's name. */
function licencesOf(faces: readonly Face[]): Map<string, string> {
  return new Map(
    faces.flatMap(({ source }) => {
      const [folder, name] = /^.*@fontsource(?:-variable)?\/([^/]+)/.exec(fileOf(source)) ?? [];
      return folder && name ? [[name, `${folder}/LICENSE`] as const] : [];
    }),
  );
}

function faceRule({ family, style, weight, file, has, isOwn }: BuiltFace): string {
  return `@font-face{font-family:${isOwn ? `'${family}'` : family};font-style:${style};font-weight:${weight};font-display:swap;src:url(/fonts/${file}) format("woff2");unicode-range:${unicodeRange(has)}}`;
}

/**
 * What `new FontFace` takes. A family of its own, which tokens.css names second: a browser that finds two
 * faces of one style in a family lays all text out once more when they arrive (a tenth of a page's work,
 * measured in Chromium 156).
 */
function extendedFace({ family, style, weight, file, has }: BuiltFace) {
  return {
    family: `${family} Extended`,
    source: `url(/fonts/${file})`,
    descriptors: { style, weight, unicodeRange: unicodeRange(has), display: 'swap' },
  };
}

/**
 * Builds the faces in their order: a later one of a family has only the letters that the earlier ones lack.
 *
 * @throws naming the letters (src/core/typefaces) that a default typeface lacks
 */
export async function buildFaces(all: readonly Face[], cache: URL): Promise<BuiltFace[]> {
  const faces: BuiltFace[] = [];
  const typefaceOf = ({ family, style }: Face) => `${family} ${style}`;
  const known = (typeface: string, weight?: string) =>
    new Set(
      faces
        .filter((face) => typefaceOf(face) === typeface && (weight ?? face.weight) === face.weight)
        .flatMap(({ has }) => [...has]),
    );
  // Each weight needs all letters.
  for (const face of all) faces.push(await build(face, known(typefaceOf(face), face.weight), cache));
  const defaults = all.filter(({ isOwn }) => !isOwn);
  for (const typeface of new Set(defaults.map(typefaceOf))) {
    const lacking = [...new Set(LETTERS_NEEDED).difference(known(typeface))];
    if (lacking.length > 0) throw new Error(`${typeface} has no ${lacking.join(' ')}`);
  }
  return faces;
}

/** Subsets a face, or takes it from the cache when nothing that goes into it has changed. */
async function build(face: Face, known: ReadonlySet<string>, cache: URL): Promise<BuiltFace> {
  const source = await readFile(fileOf(face.source));
  const font = create(source);
  const has = [...lettersOf(face.letters)]
    .filter((letter) => !known.has(letter) && font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0))
    .toSorted()
    .join('');
  const key = createHash('sha256').update(source).update(has).update(JSON.stringify(face)).digest('hex');
  const cached = new URL(`${face.name}.${key.slice(0, 16)}.woff2`, cache);
  let bytes: Buffer;
  if (await exists(cached)) bytes = await readFile(cached);
  else {
    // The package takes ranges of axes, hinting and features, though its types know of none.
    const options = {
      targetFormat: 'woff2' as const,
      variationAxes: face.axes as Record<string, number>,
      noHinting: true,
      ...(face.features && { keepFeatures: face.features }),
    };
    bytes = await subsetFont(source, has, options);
    await writeFile(cached, bytes);
  }
  const most = face.isOwn ? MAX_BYTES.own : MAX_BYTES.ours;
  if (bytes.length > most)
    throw new Error(
      `The font ${face.name} has ${bytes.length} bytes, and may have ${most}. Choose a typeface with fewer axes.`,
    );
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 10);
  return { ...face, bytes, has, file: `${face.name}.${hash}.woff2` };
}

/** The file of a face's source, which may be a specifier in a package. */
function fileOf(source: string): string {
  return path.isAbsolute(source) ? source : createRequire(import.meta.url).resolve(source);
}

async function exists(file: URL): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  );
}

import { createHash } from 'node:crypto';
import { access, cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { AstroIntegration } from 'astro';
import { create } from 'fontkit';
import subsetFont from 'subset-font';
import { nth } from '../src/lib/nth.ts';
import { composedFont } from './composed/composed-font.ts';
import {
  extendedLetters,
  FACES,
  type Face,
  fallbackFaces,
  lettersNeeded,
  lettersOf,
  unicodeRange,
} from './font-faces.ts';

const CSS_ID = 'virtual:fonts.css';
const PRELOAD_ID = 'virtual:font-preloads';
const EXTENDED_ID = 'virtual:extended-fonts';
const EXTENDED_LETTERS_ID = 'virtual:extended-letters';
const MAX_BYTES = 30_000;

type BuiltFace = Face & { file: string; bytes: Buffer };

/**
 * Cuts the store's fonts down to the letters and weights it uses and serves them from `/fonts` under hashed names.
 * `virtual:fonts.css` holds the faces of the first screen, `virtual:font-preloads` the addresses of the two that every page
 * needs first, `virtual:extended-fonts` those of rarer letters, which extended-letters.client.ts names after the first paint where
 * `virtual:extended-letters`, a regular expression, finds one.
 */
export function fonts(): AstroIntegration {
  let faces: BuiltFace[] = [];
  return {
    name: 'found-fonts',
    hooks: {
      'astro:config:setup': async ({ config, updateConfig }) => {
        const cache = new URL('.cache/fonts/', config.root);
        await mkdir(cache, { recursive: true });
        faces = await Promise.all(FACES.map((face) => build(face, cache)));
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
        for (const licence of ['fraunces', 'instrument-sans'])
          await cp(
            resolve(`@fontsource-variable/${licence}/LICENSE`),
            new URL(`${licence}.licence.txt`, out),
          );
      },
    },
  };
}

/** The italic is not: it stands in the largest titles, which would jump if it came after them. */
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
        return [...faces.filter((face) => !isExtended(face)).map(faceRule), fallbackFaces].join('\n');
      if (id === `\0${PRELOAD_ID}`)
        return `export default ${JSON.stringify(preloaded.map((face) => `/fonts/${face.file}`))};`;
      if (id === `\0${EXTENDED_ID}`)
        return `export default ${JSON.stringify(faces.filter(isExtended).map(extendedFace))};`;
      if (id === `\0${EXTENDED_LETTERS_ID}`) return `export default /[${extendedLetters()}]/;`;
      return undefined;
    },
  };
}

function faceRule({ family, style, weight, file, letters }: BuiltFace): string {
  return `@font-face{font-family:${family};font-style:${style};font-weight:${weight};font-display:swap;src:url(/fonts/${file}) format("woff2");unicode-range:${unicodeRange(letters)}}`;
}

/**
 * What `new FontFace` takes. A family of its own, which tokens.css names second: a browser that finds two faces of one style in
 * a family lays all text out once more when they arrive (a tenth of a page's work, measured in Chromium 156).
 */
function extendedFace({ family, style, weight, file, letters }: BuiltFace) {
  return {
    family: `${family} Extended`,
    source: `url(/fonts/${file})`,
    descriptors: { style, weight, unicodeRange: unicodeRange(letters), display: 'swap' },
  };
}

/** Subsets a face, or takes it from the cache when nothing that goes into it has changed. */
async function build(face: Face, cache: URL): Promise<BuiltFace> {
  const text = lettersOf(face.letters);
  const source = await sourceOf(face, text);
  const key = createHash('sha256').update(source).update(text).update(JSON.stringify(face)).digest('hex');
  const cached = new URL(`${face.name}.${key.slice(0, 16)}.woff2`, cache);
  let bytes: Buffer;
  if (await exists(cached)) bytes = await readFile(cached);
  else {
    // The package takes ranges of axes, hinting and features, though its types know of none.
    const options = {
      targetFormat: 'woff2' as const,
      ...(!face.isComposed && { variationAxes: face.axes as Record<string, number> }),
      noHinting: true,
      ...(face.features && { keepFeatures: face.features }),
    };
    bytes = await subsetFont(source, text, options);
    checkLetters(face, bytes);
    await writeFile(cached, bytes);
  }
  if (bytes.length > MAX_BYTES)
    throw new Error(`${face.name} is ${bytes.length} bytes, over the ${MAX_BYTES} that a font may weigh`);
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 10);
  return { ...face, bytes, file: `${face.name}.${hash}.woff2` };
}

async function sourceOf({ sources, isComposed, axes }: Face, text: string): Promise<Buffer> {
  const files = await Promise.all(
    sources.map((source) => readFile(resolve(`@fontsource-variable/${source}`))),
  );
  if (isComposed) return composedFont(files, axes as Record<string, number>, text);
  return nth(files, 0);
}

/** @throws naming the letters that the face promises (src/core/typefaces) and has not */
function checkLetters({ name, letters }: Face, bytes: Buffer): void {
  const font = create(bytes);
  const lacking = [...lettersNeeded(letters)].filter(
    (letter) => !font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0),
  );
  if (lacking.length > 0) throw new Error(`${name} has no ${lacking.join(' ')}`);
}

function resolve(specifier: string): string {
  return createRequire(import.meta.url).resolve(specifier);
}

async function exists(file: URL): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  );
}

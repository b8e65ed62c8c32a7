import { readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import type { Random } from '#tools/soak/random.ts';

type Edit = (content: string, random: Random) => Promise<void> | void;

const PRICE = /^( {4}prices: \{.*\bGB: )\d+/m;
const pounds = (random: Random) => String(100 + random.int(9000));

/**
 * Edits that editors make. Some are refused by the check of the content, such as a product that others name.
 */
export const EDITS: Readonly<Record<string, Edit>> = {
  price: change('products', PRICE, pounds),
  'product that is sold out': change('products', /^()(?=addedAt:)/m, () => 'availability: unavailable\n'),
  'name of a creator': change('creators', /^(name: '?[^':\n]+)/m, wordOf),
  rating: change('reviews', /^(rating: )\d/m, (random) => String(1 + random.int(5))),
  logo: (content, random) => {
    const colour = (0x100000 + random.int(0xefffff)).toString(16);
    writeFileSync(path.join(content, 'settings/logo.svg'), logoIn(`#${colour}`));
  },
  'draft of the gift card': change('products', /^(goods: gift-card\n)/m, () => 'draft: true\n'),
  'kind of goods': change('products', /^(goods: )clothing/m, () => 'kitchenware'),
  'picture in a text': (content, random) => {
    const file = pick(content, 'creators', random);
    writeFileSync(file, `${readFileSync(file, 'utf8')}\n![A loaf](../reviews/photographs/loaf.jpg)\n`);
  },
  'price beside a text with pictures': (content, random) => {
    const shown = filesIn(content, 'creators').filter((file) => readFileSync(file, 'utf8').includes('!['));
    const names = shown.map((file) => `creator: ${path.basename(file, '.md')}\n`);
    const isOther = (text: string) => names.every((name) => !text.includes(name));
    change('products', PRICE, pounds, isOther)(content, random);
  },
  photograph: async (content, random) => {
    const grey = random.int(255);
    const background = { r: grey, g: grey, b: grey };
    const file = path.join(content, 'reviews/photographs/loaf.jpg');
    await sharp({ create: { width: 1600, height: 1200, channels: 3, background } })
      .jpeg()
      .toFile(file);
  },
  'renamed product': (content, random) => {
    const file = random.pick(productsAlone(content));
    const id = path.basename(file, '.md');
    writeFileSync(file, readFileSync(file, 'utf8').replace(/^(?=addedAt:)/m, `aliases: [${id}]\n`));
    renameSync(file, path.join(path.dirname(file), `${id}-two.md`));
  },
  'name of a product': change('products', /^(name: '?[^':\n]+)/m, wordOf),
  summary: change('products', /^(summary: '?[^':\n]+)/m, wordOf),
  'text of a product': append('products'),
  'text of a creator': append('creators'),
  'title of a recipe': change('recipes', /^(title: '?[^':\n]+)/m, wordOf),
  'text of a recipe': append('recipes'),
  'deleted review': (content, random) => rmSync(pick(content, 'reviews', random)),
  'deleted recipe': (content, random) => rmSync(pick(content, 'recipes', random)),
  'deleted product': (content, random) => rmSync(random.pick(productsAlone(content))),
  draft: change('products', /^()(?=addedAt:)/m, () => 'draft: true\n'),
  section: change('sections', /^(line: '?[^':\n]+)/m, wordOf),
  setting: change('settings', /^( {2}strapline: '?[^':\n]+?)(?=\.)/m, wordOf),
  article: append('blog'),
};

/** A logo of the shop. */
export function logoIn(colour: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 20"><rect width="60" height="20" fill="${colour}"/></svg>\n`;
}

function change(
  kind: string,
  place: RegExp,
  value: (random: Random) => string,
  isWanted: (text: string) => boolean = () => true,
): Edit {
  return (content, random) => {
    const isFit = (text: string) => place.test(text) && isWanted(text);
    const files = filesIn(content, kind).filter((name) => isFit(readFileSync(name, 'utf8')));
    // An earlier edit may have taken the last one away.
    if (files.length === 0) return;
    const file = random.pick(files);
    writeFileSync(
      file,
      readFileSync(file, 'utf8').replace(place, (_all, before: string) => before + value(random)),
    );
  };
}

function append(kind: string): Edit {
  return (content, random) => {
    const file = pick(content, kind, random);
    writeFileSync(
      file,
      `${readFileSync(file, 'utf8').trimEnd()}\n\nOne more sentence, number${wordOf(random)}.\n`,
    );
  };
}

function pick(content: string, kind: string, random: Random): string {
  return random.pick(filesIn(content, kind));
}

/** The products that no other file names, so that one may go. */
function productsAlone(content: string): string[] {
  const texts = readdirSync(content, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name }) => filesIn(content, name))
    .map((file) => ({ file, text: readFileSync(file, 'utf8') }));
  return filesIn(content, 'products').filter((product) => {
    const id = path.basename(product, '.md');
    return texts.every(({ file, text }) => file === product || !text.includes(id));
  });
}

function filesIn(content: string, kind: string): string[] {
  const folder = path.join(content, kind);
  return readdirSync(folder)
    .filter((name) => /\.(?:md|yaml)$/.test(name))
    .map((name) => path.join(folder, name));
}

function wordOf(random: Random): string {
  return ` ${1000 + random.int(9000)}`;
}

import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { images, loadingProblems, pictureProblems, widthProblems } from '../checks/pictures.ts';
import {
  controlProblems,
  headingProblems,
  idProblems,
  landmarkProblems,
  languageProblems,
} from '../checks/structure.ts';
import { attribute, candidatesOf } from '../support/html.ts';
import { pictureAt } from '../support/pictures.ts';
import { expectNone, onEveryPage } from '../support/problems.ts';

type Sized = { url: string; width: number; ratio: number };
const sized = new Map<string, Sized>();
const found = inspect();

describe('what a page is made of', () => {
  test('one heading of the first level, and no level skipped', () => expectNone(found.headings));
  test('a header, one main part, a footer, named navigations and a way past them', () =>
    expectNone(found.landmarks));
  test('the language of its region', () => expectNone(found.languages));
  test('ids once each, and whatever names an id finds it', () => expectNone(found.ids));
  test('every control and every link has a name', () => expectNone(found.controls));
});

describe('pictures', () => {
  test('every picture has words and a size', () => {
    expect(sized.size).toBeGreaterThan(300);
    expectNone(found.pictures);
  });

  test('the first is fetched at once and first, the others when they come near', () =>
    expectNone(found.loading));

  test('[UI-09] pictures come in widths of 320, 640, 768, 1024, 1280 and 1536, a page’s main one in all of them as AVIF and WebP', async () => {
    expectNone(found.widths);
    // Said is not made: some of the files themselves, which are made when they are asked for first.
    const some = [...sized.values()].filter((_, index) => index % 101 === 0);
    const wrong = await Promise.all(some.map(fileProblem));
    expectNone(wrong.filter((problem) => problem !== undefined));
  });
});

function inspect() {
  return onEveryPage({
    headings: headingProblems,
    landmarks: landmarkProblems,
    languages: languageProblems,
    ids: idProblems,
    controls: controlProblems,
    pictures: (page) => {
      for (const image of images(page.elements)) {
        const ratio = Number(attribute(image, 'width')) / Number(attribute(image, 'height'));
        for (const { url, width } of candidatesOf(attribute(image, 'srcset') ?? ''))
          if (width) sized.set(url, { url, width, ratio });
      }
      return pictureProblems(page);
    },
    loading: loadingProblems,
    widths: widthProblems,
  });
}

async function fileProblem({ url, width, ratio }: Sized): Promise<string | undefined> {
  const file = await sharp(await pictureAt(url)).metadata();
  if (file.width !== width) return `${url} is ${file.width} wide, said to be ${width}`;
  return Math.abs(file.width / file.height - ratio) > 0.01
    ? `${url} has another shape than its place`
    : undefined;
}

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

describe('the structure of a page', () => {
  test('has one h1, and no skipped level', () => expectNone(found.headings));
  test('has a header, one main element, a footer, named navigations and a skip link', () =>
    expectNone(found.landmarks));
  test('has the language of its region', () => expectNone(found.languages));
  test('has unique ids, and a target for every reference to an id', () => expectNone(found.ids));
  test('has a name for every control and every link', () => expectNone(found.controls));
});

describe('pictures', () => {
  test('have an alternative text and a size', () => {
    expect(sized.size).toBeGreaterThan(300);
    expectNone(found.pictures);
  });

  test('load eagerly if they are first on the page, and lazily otherwise', () => expectNone(found.loading));

  test('[UI-09] have widths of 320, 640, 768, 1024, 1280 and 1536, a page’s main one all of them as AVIF and WebP', async () => {
    expectNone(found.widths);
    // The HTML proves no file, so some files are created, as on their first request.
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

import { appendFile, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import type { ReviewAnswerRow } from '#functions/people/reviews/answers.ts';
import type { Review as Row } from '#functions/people/reviews/moderate.ts';
import { exportReviews } from '#scripts/lib/review-files.ts';
import type { Review } from '#src/catalogue/catalogue.ts';
import { parseFile } from '#src/catalogue/reading/parse-file.ts';
import { reviewsData } from '#src/catalogue/structured-data/reviews.ts';
import { averageRating, ratingOf } from '#src/core/ratings.ts';

const row = (change: Partial<Row> = {}): Row => ({
  id: 'R-7K3M9-QXAB4',
  productId: 'a-slow-loaf',
  recipeId: null,
  rating: 4,
  text: 'It rose.\n\n- "Twice": #yes\n---\nproduct: other',
  firstName: 'Ana',
  status: 'approved',
  createdAt: new Date('2026-11-20T12:00:00Z'),
  decidedAt: null,
  ...change,
});
const folders: string[] = [];
afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true }))));

describe('[REV-04] approved reviews', () => {
  test('become content, with any text, and are removed when they are rejected', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'reviews-'));
    folders.push(folder);
    const reviews = [
      row(),
      row({ id: 'R-2', recipeId: 'thursday-rye-loaf' }),
      row({ id: 'R-3', status: 'new' }),
    ];
    expect((await exportReviews(reviews, new Map(), folder)).written).toEqual([
      'r-7k3m9-qxab4.yaml',
      'r-2.yaml',
    ]);
    const file = path.join(folder, 'reviews/r-7k3m9-qxab4.yaml');
    const parsed = parseFile(file, await readFile(file, 'utf8'), 'reviews');
    expect(parsed).not.toHaveProperty('problems');
    expect(JSON.parse(JSON.stringify(parsed))).toMatchObject({
      data: { product: 'a-slow-loaf', rating: 4, name: 'Ana', text: row().text },
    });
    await exportReviews([row({ status: 'rejected' })], new Map(), folder);
    expect(await readdir(path.join(folder, 'reviews'))).toEqual(['r-2.yaml']);
  });

  test('[REV-06] keep the answer that an editor has added, when they are exported again', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'reviews-'));
    folders.push(folder);
    await exportReviews([row()], new Map(), folder);
    const file = path.join(folder, 'reviews/r-7k3m9-qxab4.yaml');
    await appendFile(file, 'answer:\n  writtenAt: 2026-11-22\n  text: It does.\n');
    await exportReviews([row({ rating: 5 })], new Map(), folder);
    const parsed = parseFile(file, await readFile(file, 'utf8'), 'reviews');
    expect(parsed).toMatchObject({
      data: { rating: 5, answer: { text: 'It does.', writtenAt: new Date('2026-11-22') } },
    });
  });

  test('[REV-06] have the approved answer of the desk, and lose it when it is taken back', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'reviews-'));
    folders.push(folder);
    const answer = {
      reviewId: row().id,
      text: 'It does.',
      state: 'approved' as const,
      writtenBy: 'Rosa',
      version: 1,
      writtenAt: new Date('2026-11-22T08:00:00Z'),
    };
    const exported = async (change: Partial<ReviewAnswerRow>) => {
      await exportReviews([row()], new Map([[row().id, { ...answer, ...change }]]), folder);
      const file = path.join(folder, 'reviews/r-7k3m9-qxab4.yaml');
      return (parseFile(file, await readFile(file, 'utf8'), 'reviews') as { data: { answer?: unknown } })
        .data;
    };
    expect((await exported({})).answer).toEqual({ text: 'It does.', writtenAt: new Date('2026-11-22') });
    expect((await exported({ state: 'waiting', text: 'It did.' })).answer).toBeUndefined();
    expect((await exported({ text: 'It did.' })).answer).toMatchObject({ text: 'It did.' });
    expect((await exported({ state: 'withdrawn' })).answer).toBeUndefined();
  });

  test('[REV-07] keep the photographs that an editor has added, when they are exported again', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'reviews-'));
    folders.push(folder);
    await exportReviews([row()], new Map(), folder);
    const file = path.join(folder, 'reviews/r-7k3m9-qxab4.yaml');
    await appendFile(file, 'photographs:\n  - { src: ./photographs/ana.jpg, alt: A loaf }\n');
    await exportReviews([row({ rating: 5 })], new Map(), folder);
    expect(parseFile(file, await readFile(file, 'utf8'), 'reviews')).toMatchObject({
      data: { rating: 5, photographs: [{ src: './photographs/ana.jpg', alt: 'A loaf' }] },
    });
  });

  test('[REV-06] stay hidden, and of a renamed product, when they are exported again', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'reviews-'));
    folders.push(folder);
    await exportReviews([row()], new Map(), folder);
    const file = path.join(folder, 'reviews/r-7k3m9-qxab4.yaml');
    const text = await readFile(file, 'utf8');
    await writeFile(file, `${text.replace('product: a-slow-loaf', 'product: a-slower-loaf')}draft: true\n`);
    await exportReviews([row({ rating: 5 })], new Map(), folder);
    expect(parseFile(file, await readFile(file, 'utf8'), 'reviews')).toMatchObject({
      data: { rating: 5, product: 'a-slower-loaf', draft: true },
    });
  });

  test('[REV-06] have no answer from before they were written', async () => {
    const text =
      'product: p\nrating: 4\nname: Ana\nwrittenAt: 2026-11-20\ntext: It rose.\nanswer: { text: It did., writtenAt: 2026-11-19 }\n';
    expect(parseFile('r.yaml', text, 'reviews')).toHaveProperty('problems');
    expect(parseFile('r.yaml', text.replace('11-19', '11-20'), 'reviews')).not.toHaveProperty('problems');
  });

  test('are in the structured data with their mean, which is missing without reviews', () => {
    const review = (rating: number): Review =>
      ({
        id: 'r',
        data: { product: 'p', rating, text: 'Good.', name: 'Ana', writtenAt: new Date('2026-11-20') },
      }) as never;
    expect(reviewsData([])).toEqual({});
    const { aggregateRating, review: told } = reviewsData(Array.from({ length: 12 }, () => review(4)));
    expect(aggregateRating).toMatchObject({ ratingValue: 4, reviewCount: 12, bestRating: 5 });
    expect(told).toHaveLength(5);
    expect(told?.[0]).toMatchObject({ author: { name: 'Ana' }, reviewRating: { ratingValue: 4 } });
  });

  test('have a mean with one decimal', () => {
    expect(averageRating([5, 4, 4])).toBe(4.3);
    expect(averageRating([1])).toBe(1);
    expect(() => averageRating([])).toThrow(RangeError);
    expect(ratingOf([{ data: { rating: 5 } }, { data: { rating: 4 } }])).toEqual({ average: 4.5, count: 2 });
    expect(ratingOf([])).toBeUndefined();
  });
});

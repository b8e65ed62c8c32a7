import { expect, test } from 'vitest';
import { pageSchema } from '#src/catalogue/schemas/page.ts';
import { findFaqAnswers } from '#src/catalogue/search/find-faq-answers.ts';
import { pageAnswers } from '#src/catalogue/views/own-page.ts';

const page = (id: string, fields: object) => ({
  id,
  file: `pages/${id}.md`,
  data: pageSchema.parse({ title: 'Size guide', summary: 'How our aprons fit.', ...fields }),
});
const catalogue = {
  content: {
    pages: [
      page('sizes', { find: ['measurements'], lead: 'Measure from the shoulder.' }),
      page('collect', { title: 'Collect in Leeds', regions: ['GB'] }),
    ],
  },
} as never;

test.each([
  ['size guide', 'GB', '/sizes'],
  ['the size guide', 'EU', '/sizes'],
  ['measurements', 'EU', '/sizes'],
  ['collect in leeds', 'GB', '/collect'],
  ['collect in leeds', 'EU', undefined],
  ['apron', 'GB', undefined],
] as const)('the search for “%s” in %s shows %s', (keyword, region, url) => {
  const [found] = findFaqAnswers(pageAnswers(catalogue, region), keyword);
  expect(found?.url).toBe(url);
  if (url === '/sizes')
    expect(found).toMatchObject({ title: 'Size guide', text: 'Measure from the shoulder.' });
});

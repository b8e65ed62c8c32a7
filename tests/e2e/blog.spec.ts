import { writtenContent } from './support/catalogue.ts';
import { expectPlainAddresses } from './support/shop.ts';
import { expect, test } from './support/test.ts';

test.use({ extraHTTPHeaders: { 'x-country': 'GB' } });

test('[RT-09] [RT-10] a reader finds the blog, its next page, an article, and from there the next one, its author and a recipe @wide @long', async ({
  page,
}) => {
  const { blog, creators, recipes } = await writtenContent();
  const newestFirst = blog.toSorted((a, b) => b.data.publishedAt.getTime() - a.data.publishedAt.getTime());
  const main = page.getByRole('main');
  await page.goto('/');
  await page.getByRole('banner').getByRole('link', { name: 'Blog' }).click();
  await expect(page).toHaveURL('/blog');
  await expect(main.locator('[data-card]')).toHaveCount(12);
  await expect(main.locator('[data-card]').first().getByRole('heading')).toHaveText(
    newestFirst[0]!.data.title,
  );

  await page
    .getByRole('navigation', { name: 'Pages of articles' })
    .getByRole('link', { name: 'Next page' })
    .click();
  await expect(page).toHaveURL('/blog/page/2');
  await expect(
    page
      .getByRole('navigation', { name: 'Pages of articles' })
      .getByRole('link', { name: 'Page 2', exact: true }),
  ).toHaveAttribute('aria-current', 'page');
  await expect(main.locator('[data-card]')).toHaveCount(newestFirst.length - 12);
  const { id, data } = newestFirst[12]!;
  await main.getByRole('link', { name: data.title }).click();
  await expect(page).toHaveURL(`/blog/${id}`);
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(data.title);
  await expect(main.getByText(/^\d+ min read$/)).toBeVisible();
  for (const { alt } of [...(data.lead ? [data.lead] : []), ...Object.values(data.figures)]) {
    const picture = main.getByRole('img', { name: alt });
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
  }
  await expectPlainAddresses(page);

  await page.getByRole('navigation', { name: 'More articles' }).getByRole('link').last().click();
  await expect(page).toHaveURL(`/blog/${newestFirst[11]!.id}`);
  const next = newestFirst[11]!.data;
  const recipe = recipes.find((entry) => entry.id === next.recipes[0])!;
  await main
    .getByRole('link', { name: new RegExp(recipe.data.title) })
    .last()
    .click();
  await expect(page).toHaveURL(`/recipe/${recipe.id}`);
  await page.goBack();
  const author = creators.find((entry) => entry.id === next.author)!.data;
  await main.getByText(`by ${author.name}`).getByRole('link').click();
  await expect(page).toHaveURL(`/creators/${author.profile.handle}`);
});

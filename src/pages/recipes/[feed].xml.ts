import type { APIRoute } from 'astro';
import { creatorNamed, type Recipe } from '#src/catalogue/catalogue.ts';
import { getCatalogue, getSettings, withKeys } from '#src/catalogue/get-catalogue.ts';
import { dishOf } from '#src/catalogue/pictures/covers.ts';
import { hasFeature } from '#src/core/shop/features.ts';
import { FEED_LENGTH, feed } from '#src/features/blog/feed.ts';
import { paths } from '#src/lib/paths.ts';
import * as recipesWords from '#src/words/en/recipes.ts';
import { fill } from '#src/words/fill.ts';

/** `/recipes/rss.xml`: the feed of the newest recipes. */
export async function getStaticPaths() {
  if (!hasFeature('recipes')) return [];
  const recipes = (await getCatalogue()).recipes.slice(0, FEED_LENGTH);
  return withKeys([{ params: { feed: 'rss' }, props: { recipes } }], (props) => [props.recipes]);
}

export const GET: APIRoute<{ recipes: Recipe[] }> = async ({ props: { recipes } }) => {
  const catalogue = await getCatalogue();
  const { brand } = await getSettings();
  const section = catalogue.sections.find(({ data }) => data.shows === 'recipes');
  const entries = recipes.map(async (recipe) => ({
    title: recipe.data.title,
    path: paths.recipe(recipe.id),
    summary: recipe.data.summary,
    author: creatorNamed(catalogue, recipe.data.creator).data.name,
    publishedAt: recipe.data.publishedAt,
    categories: recipe.data.categories.flatMap((id) => catalogue.categories.get(id)?.name ?? []),
    picture: await dishOf(catalogue, recipe),
  }));
  return feed(
    {
      title: fill(recipesWords.feedTitle, { brand: brand.name }),
      description: fill(recipesWords.feedDescription, { brand: brand.name }),
      path: paths.recipesFeed,
      page: section ? paths.section(section.data.slug) : paths.home,
    },
    await Promise.all(entries),
    new URL(import.meta.env.SITE),
  );
};

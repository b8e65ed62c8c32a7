import type { APIRoute } from 'astro';
import type { CatalogueProduct } from '#src/catalogue/catalogue.ts';
import { getCatalogue } from '#src/catalogue/get-catalogue.ts';
import { picturesOf } from '#src/catalogue/pictures/covers.ts';

/** `/data/products/{id}.json`: the current product, with which baskets are updated. */
export async function getStaticPaths() {
  const { productById } = await getCatalogue();
  return [...productById.values()].map((product) => ({ params: { id: product._id }, props: { product } }));
}

export const GET: APIRoute<{ product: CatalogueProduct }> = async ({ props }) => {
  const { entry: _entry, ...product } = props.product;
  const pictures = await picturesOf(await getCatalogue(), props.product);
  const previewImages = pictures.map(({ webp, alt }) => ({ url: webp[0]?.url, alt }));
  return Response.json({ ...product, previewImages });
};

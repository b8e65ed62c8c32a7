import type { APIRoute } from 'astro';
import type { CatalogueProduct } from '#src/catalogue/catalogue.ts';
import { getCatalogue, withKeys } from '#src/catalogue/get-catalogue.ts';
import { picturesOf } from '#src/catalogue/pictures/covers.ts';

/**
 * `/data/products/{id}.json`: the current product, with which baskets are updated. An earlier name of a
 * product has `{ renamedTo }`.
 */
export async function getStaticPaths() {
  const { productById } = await getCatalogue();
  return withKeys(
    [...productById.values()].flatMap((product): { params: { id: string }; props: Props }[] => [
      { params: { id: product._id }, props: { product } },
      ...(product.entry.data.aliases ?? []).map((id) => ({
        params: { id },
        props: { renamedTo: product._id },
      })),
    ]),
    (props) => Object.values(props),
  );
}

type Props = { product: CatalogueProduct } | { renamedTo: string };

export const GET: APIRoute<Props> = async ({ props }) => {
  if ('renamedTo' in props) return Response.json(props);
  const { entry: _entry, ...product } = props.product;
  const pictures = await picturesOf(await getCatalogue(), props.product);
  const previewImages = pictures.map(({ webp, alt }) => ({ url: webp[0]?.url, alt }));
  return Response.json({ ...product, previewImages });
};

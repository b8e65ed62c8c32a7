import type { Catalogue, CatalogueProduct } from '../catalogue/catalogue.ts';
import { picturesOf } from '../catalogue/covers.ts';
import type { Picture } from '../pictures/store-picture.ts';

/**
 * Pictures for pages that are about the house and no one thing: the newest product of each asked-for scene in the asked-for
 * view, no creator twice. @throws when the catalogue has nothing of the kind.
 */
export async function housePictures(
  catalogue: Catalogue,
  wanted: readonly { scene: string; view: string }[],
): Promise<Picture[]> {
  const used = new Set<string>();
  return Promise.all(
    wanted.map(async ({ scene, view }) => {
      const product = catalogue.products.find(
        (one) => !used.has(one.creator._id) && one.entry.data.art.scene === scene && viewAt(one, view) >= 0,
      );
      if (!product) throw new Error(`No product shows the scene ${scene} from the view ${view}`);
      used.add(product.creator._id);
      const picture = (await picturesOf(catalogue, product))[viewAt(product, view)];
      if (!picture) throw new Error(`${product._id} has no picture of the view ${view}`);
      return picture;
    }),
  );
}

function viewAt({ entry }: CatalogueProduct, view: string): number {
  return entry.data.previewImages.findIndex((image) => image.view === view && !image.src);
}

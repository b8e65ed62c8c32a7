import type { CreatorEntry } from '../../schemas/creator.ts';
import type { ProductEntry } from '../../schemas/product.ts';
import type { RegionCode } from '../regions/regions.ts';

/** `amount` in minor units of the region's currency. */
export type Price = { region: RegionCode; amount: number };

export type FormatType = 'Print On Demand' | 'Digital File';

export type Format = {
  _id: string;
  name: string;
  type?: FormatType;
  detail?: string;
  prices: Price[];
};

export type Category = { _id: string; name: string; url: string; section: string };

export type ProductCreator = {
  _id: string;
  username: string;
  name: string;
  profile: { handle: string; colour: CreatorEntry['profile']['colour'] };
};

/** What the store knows of a product wherever it is shown, priced or sold; the page adds pictures and story. */
export type Product = {
  _id: string;
  name: string;
  summary: string;
  creator: ProductCreator;
  categories: Category[];
  categoryIds: string[];
  formats: Format[];
  /** The format that is chosen to begin with. */
  productFormatId: string;
  type: ProductEntry['type'];
  availability: ProductEntry['availability'];
  kind: ProductEntry['kind'];
  addedAt: string;
  releasedAt?: string;
  customisation?: NonNullable<ProductEntry['customisation']>;
};

export type Entry<T> = { id: string; data: T };

import type { LineText } from './source-product.ts';

/** What the report says of a product besides its fields. */
export type Findings = {
  /** What an editor must still add before it is on the site. Then it is a draft. */
  missing: string[];
  /** What is in the export and is not written. */
  leftOut: string[];
  /** Why it is not written at all. */
  problems: LineText[];
};

export const noFindings = (): Findings => ({ missing: [], leftOut: [], problems: [] });

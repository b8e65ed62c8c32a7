import { z } from 'zod';
import { PALETTE } from '#src/core/products/types.ts';
import { REGION_CODES } from '#src/core/regions/regions.ts';
import { aliases, line, photograph } from './fields.ts';
import { publishing } from './publishing.ts';

/** Where a link to a page is. */
const PLACES = ['menu', 'footer', 'none'] as const;

/** A page of the shop's own, such as a size guide. Its file's name is its address. */
export const pageSchema = z.strictObject({
  ...publishing,
  aliases,
  /** The name of the page, in links and in the browser's tab. */
  title: line(40),
  /** Defaults to the title. */
  heading: line(60).optional(),
  lead: line(180).optional(),
  /** For search engines and shared links. */
  summary: line(160),
  /** The background of the head. */
  colour: z.enum(PALETTE).default('sage'),
  photograph: photograph.optional(),
  /** Where a link to it is: in the menu, at the foot of each page, or only in texts. */
  link: z.enum(PLACES).default('none'),
  /** Search terms of one or a few words that show the page above products. Its title is one, too. */
  find: z.array(line(40)).max(20).default([]),
  /** The regions that have the page. All, if left out. */
  regions: z.array(z.enum(REGION_CODES)).min(1).optional(),
});

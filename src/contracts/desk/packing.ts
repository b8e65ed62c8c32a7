import * as z from 'zod/mini';
import { type DeskRole, deskRead } from './contract.ts';
import type { AddressAnswer } from './order-answers.ts';

const packers = ['owner', 'packer'] as const satisfies readonly DeskRole[];
/** The maximum number of orders that one call reads. */
const MAX_SHEETS = 250;

/** The lines that can be packed now. */
type SheetLine = {
  position: number;
  name: string;
  formatName: string;
  sku: string | null;
  shelf: string | null;
  left: number;
  /** The buyer’s words, to be copied letter by letter. */
  customization: string | null;
  /** The parts of a bundle. */
  parts: string[];
};
/** The packing sheet of an order, without prices. Times in ISO 8601. */
export type Sheet = {
  id: string;
  /** For the next write. */
  version: number;
  createdAt: string;
  address: AddressAnswer | null;
  email: string | null;
  phone: string | null;
  method: string | null;
  gift: { name: string | null; from: string | null; note: string | null } | null;
  lines: SheetLine[];
};
/** The sheets of these orders, in the order of the ids. Orders with nothing left to send are left out. */
export const packingSheets = deskRead<Sheet[]>()('packing.sheets', {
  roles: packers,
  input: z.strictObject({
    ids: z
      .array(z.string().check(z.minLength(1), z.maxLength(40)))
      .check(z.minLength(1), z.maxLength(MAX_SHEETS)),
  }),
});

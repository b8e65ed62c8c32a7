import type { Sheet } from '#src/contracts/desk/packing.ts';
import { csv } from '#src/core/csv.ts';
import * as words from '#src/words/en/desk/packing.ts';

/**
 * The headings of the receiver in the business portal of DHL Paket, function “Versenden”.
 * It reads semicolons.
 */
const DHL_COLUMNS = {
  reference: 'Sendungsreferenz',
  name: 'Empfänger Name 1',
  line2: 'Empfänger Name 2 / Postnummer',
  street: 'Empfänger Straße',
  houseNumber: 'Empfänger Hausnummer',
  postcode: 'Empfänger PLZ',
  city: 'Empfänger Ort',
  state: 'Empfänger Provinz',
  country: 'Empfänger Land',
  email: 'Empfänger E-Mail-Adresse',
  phone: 'Empfänger Telefonnummer',
} as const;

/** The forms of the table, by their headings. */
const FORMS = {
  plain: words.columns,
  clickAndDrop: words.clickAndDropColumns,
  dhl: DHL_COLUMNS,
} as const;
export type LabelForm = keyof typeof FORMS;

/** The addresses of parcels as a table for carriers’ tools. Orders without an address are left out. */
export function labelsCsv(sheets: readonly Sheet[], form: LabelForm): string {
  const columns: Readonly<Record<string, string>> = FORMS[form];
  const rows = sheets.flatMap(({ id, address, email, phone, method }) => {
    if (!address) return [];
    const own = form === 'dhl' ? forDhl(address) : address;
    const texts: Readonly<Record<string, string | null>> = { ...own, reference: id, email, method };
    const cellOf = (key: string) =>
      key === 'phone' ? phone && { phone } : texts[key]?.replace(/\r?\n/g, ' ');
    return [Object.fromEntries(Object.entries(columns).map(([key, head]) => [head, cellOf(key)]))];
  });
  // Excel recognises UTF-8 by the byte order mark.
  return `\uFEFF${csv(Object.values(columns), rows, form === 'dhl' ? ';' : ',')}`;
}

/** ISO 3166 codes of three letters, which DHL requires, of its most frequent destinations. */
const THREE_LETTERS: Readonly<Record<string, string>> = {
  AT: 'AUT',
  AU: 'AUS',
  BE: 'BEL',
  BG: 'BGR',
  CA: 'CAN',
  CH: 'CHE',
  CY: 'CYP',
  CZ: 'CZE',
  DE: 'DEU',
  DK: 'DNK',
  EE: 'EST',
  ES: 'ESP',
  FI: 'FIN',
  FR: 'FRA',
  GB: 'GBR',
  GR: 'GRC',
  HR: 'HRV',
  HU: 'HUN',
  IE: 'IRL',
  IS: 'ISL',
  IT: 'ITA',
  JP: 'JPN',
  LI: 'LIE',
  LT: 'LTU',
  LU: 'LUX',
  LV: 'LVA',
  MT: 'MLT',
  NL: 'NLD',
  NO: 'NOR',
  NZ: 'NZL',
  PL: 'POL',
  PT: 'PRT',
  RO: 'ROU',
  SE: 'SWE',
  SI: 'SVN',
  SK: 'SVK',
  US: 'USA',
};

/** The street and the house number separately, as DHL requires. */
function forDhl(address: NonNullable<Sheet['address']>) {
  const { street, houseNumber } = splitStreet((address.line1 ?? '').replace(/\s+/g, ' ').trim());
  const country = THREE_LETTERS[address.country ?? ''] ?? address.country;
  return { ...address, street, houseNumber, country };
}

/**
 * The number of a house, before or after the street: `12a` of `Lindenweg 12a`, `17` of `17 Heron Steps`.
 * Empty without one.
 */
export function splitStreet(line: string): { street: string; houseNumber: string } {
  const after = /^(\D.*?),? (\d+ ?[a-z]?(?:[-/]\d+ ?[a-z]?)?)$/i.exec(line);
  if (after) return { street: after[1] ?? line, houseNumber: after[2] ?? '' };
  const before = /^(\d+[a-z]?(?:[-/]\d+[a-z]?)?),? (.+)$/i.exec(line);
  return before
    ? { street: before[2] ?? line, houseNumber: before[1] ?? '' }
    : { street: line, houseNumber: '' };
}

import type { SettingsEntry } from '#src/catalogue/schemas/settings.ts';
import { type Cell, semicolonLine } from '#src/core/csv.ts';
import { dayOf, daysLater } from '#src/core/dates.ts';
import { type Month, monthLater, startOf } from '#src/core/payouts/months.ts';
import type { CodedLine } from './coded-journal.ts';

type Datev = NonNullable<SettingsEntry['books']['datev']>;

const numbered = (count: number, names: (at: number) => string[]) =>
  Array.from({ length: count }, (_, at) => names(at + 1)).flat();

/**
 * The columns of a booking batch, version 13: developer.datev.de, "Buchungsstapel". The order counts,
 * not the names.
 */
const COLUMNS = [
  'Umsatz (ohne Soll/Haben-Kz);Soll/Haben-Kennzeichen;WKZ Umsatz;Kurs;Basis-Umsatz;WKZ Basis-Umsatz;Konto',
  'Gegenkonto (ohne BU-Schlüssel);BU-Schlüssel;Belegdatum;Belegfeld 1;Belegfeld 2;Skonto;Buchungstext',
  'Postensperre;Diverse Adressnummer;Geschäftspartnerbank;Sachverhalt;Zinssperre;Beleglink',
  ...numbered(8, (at) => [`Beleginfo - Art ${at}`, `Beleginfo - Inhalt ${at}`]),
  'KOST1 - Kostenstelle;KOST2 - Kostenstelle;Kost-Menge;EU-Land u. UStID (Bestimmung)',
  'EU-Steuersatz (Bestimmung);Abw. Versteuerungsart;Sachverhalt L+L;Funktionsergänzung L+L',
  'BU 49 Hauptfunktionstyp;BU 49 Hauptfunktionsnummer;BU 49 Funktionsergänzung',
  ...numbered(20, (at) => [`Zusatzinformation - Art ${at}`, `Zusatzinformation- Inhalt ${at}`]),
  'Stück;Gewicht;Zahlweise;Forderungsart;Veranlagungsjahr;Zugeordnete Fälligkeit;Skontotyp;Auftragsnummer',
  'Buchungstyp;USt-Schlüssel (Anzahlungen);EU-Land (Anzahlungen);Sachverhalt L+L (Anzahlungen)',
  'EU-Steuersatz (Anzahlungen);Erlöskonto (Anzahlungen);Herkunft-Kz;Buchungs GUID;KOST-Datum',
  'SEPA-Mandatsreferenz;Skontosperre;Gesellschaftername;Beteiligtennummer;Identifikationsnummer',
  'Zeichnernummer;Postensperre bis;Bezeichnung SoBil-Sachverhalt;Kennzeichen SoBil-Buchung;Festschreibung',
  'Leistungsdatum;Datum Zuord. Steuerperiode;Fälligkeit;Generalumkehr (GU);Steuersatz;Land',
  'Abrechnungsreferenz;BVV-Position;EU-Land u. UStID (Ursprung);EU-Steuersatz (Ursprung);Abw. Skontokonto',
].flatMap((part) => part.split(';'));

const from = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, at) => first + at);

/** The columns of text, counted from 1. Empty ones are `""`. */
const TEXTS = new Set([
  ...[2, 3, 6, 9, 11, 12, 14, 16, ...from(20, 38), 40, 42, ...from(48, 87), 91, 95, 96, 98, 102, 103, 105],
  ...[107, 109, 110, 112, 118, 120, 121, 123],
]);
const MAX_TEXT_LENGTH = 60;

/**
 * The journal of a month in euros as a booking batch of DATEV (EXTF, version 13): one line for each of the
 * journal, booked against the transit account, on the last day. Only characters of Latin-1 are in it.
 *
 * @param now when the file is made
 */
export function datevCsv(lines: readonly CodedLine[], month: Month, datev: Datev, now: Date): string {
  const last = dayOf(daysLater(startOf(monthLater(month)), -1));
  const [, number, dayOfMonth] = last.split('-');
  const rows = lines.map(({ code, text, amount, currency }) => {
    const cells: Readonly<Record<number, Cell>> = {
      1: { amount: Math.abs(amount), currency },
      2: amount > 0 ? 'S' : 'H',
      3: currency,
      7: { digits: code },
      8: { digits: datev.transit },
      10: { digits: `${dayOfMonth}${number}` },
      11: month,
      14: text.replace(/[^ -~¡-ÿ]/g, ' ').slice(0, MAX_TEXT_LENGTH),
      // Not final, so that the adviser can check it.
      114: 0,
    };
    return semicolonLine(COLUMNS.map((_, at) => cells[at + 1] ?? (TEXTS.has(at + 1) ? '' : null)));
  });
  return [semicolonLine(headOf(month, last, datev, now)), `${COLUMNS.join(';')}\r\n`, ...rows].join('');
}

/** The 31 fields of the first line: developer.datev.de, "Header". */
function headOf(month: Month, last: string, datev: Datev, now: Date): Cell[] {
  const { consultant, client, accountLength, chart, yearStartsIn } = datev;
  const plain = (text: string) => ({ digits: text.replace(/\D/g, '') });
  const [year = 0, number = 1] = month.split('-').map(Number);
  const began = `${number < yearStartsIn ? year - 1 : year}-${String(yearStartsIn).padStart(2, '0')}-01`;
  const format = ['EXTF', 700, 21, 'Buchungsstapel', 13, plain(now.toISOString()), null];
  const shop = ['RE', '', '', consultant, client, plain(began), accountLength];
  const batch = [plain(`${month}-01`), plain(last), `Journal ${month}`, '', 1, 0, 0, 'EUR', null, ''];
  return [...format, ...shop, ...batch, null, null, chart, null, null, '', ''];
}

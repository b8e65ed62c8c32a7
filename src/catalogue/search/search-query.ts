import { SEARCH_KINDS, type SearchKind } from './search-item.ts';

/** Maximum number of characters of a keyword that are used. */
export const SEARCH_TEXT_LENGTH = 80;

/** The parsed query of a search page. */
export type SearchQuery = {
  keyword: string;
  kind?: SearchKind;
  page: number;
  /** True when the keyword was cut to {@link SEARCH_TEXT_LENGTH}. */
  isCut?: true;
};

/**
 * Parses a query string. Ignores invalid values; of repeated parameters the last one counts. Never throws.
 */
export function parseSearchQuery(params: URLSearchParams): SearchQuery {
  const last = (name: string) => params.getAll(name).at(-1) ?? '';
  const whole = tidy(last('keyword'));
  const keyword = [...whole].slice(0, SEARCH_TEXT_LENGTH).join('').trim();
  const kind = SEARCH_KINDS.find((name) => name === last('kind'));
  const page = Number(last('page'));
  return {
    keyword,
    ...(kind && { kind }),
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
    ...(keyword.length < whole.length && { isCut: true }),
  };
}

/** Serialises a query: only values that differ from the defaults, in a fixed order. */
export function searchQueryText({ keyword, kind, page }: SearchQuery): string {
  const params = new URLSearchParams();
  if (keyword) params.set('keyword', keyword);
  if (kind) params.set('kind', kind);
  if (page > 1) params.set('page', String(page));
  const text = params.toString();
  return text && `?${text}`;
}

/**
 * Normalises text: removes control, bidirectional and invisible characters and lone surrogates,
 * and collapses white space.
 */
function tidy(text: string): string {
  return text
    .slice(0, 20_000)
    .toWellFormed()
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .replace(/[\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff\ufffd]/g, '')
    .normalize('NFC')
    .trim();
}

import { SEARCH_KINDS, type SearchKind } from './search-item.ts';

/** Characters of a keyword that are looked at; nobody types more by hand. */
export const KEYWORD_LENGTH = 80;

/** What an address asks for. */
export type SearchQuery = {
  keyword: string;
  kind?: SearchKind;
  page: number;
  /** True when the keyword was longer than {@link KEYWORD_LENGTH} and its end was left off. */
  isCut?: true;
};

/** Reads an address's query. What makes no sense in it is left out; of a repeated name the last counts. It never throws. */
export function parseSearchQuery(params: URLSearchParams): SearchQuery {
  const last = (name: string) => params.getAll(name).at(-1) ?? '';
  const whole = tidy(last('keyword'));
  const keyword = [...whole].slice(0, KEYWORD_LENGTH).join('').trim();
  const kind = SEARCH_KINDS.find((name) => name === last('kind'));
  const page = Number(last('page'));
  return {
    keyword,
    ...(kind && { kind }),
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
    ...(keyword.length < whole.length && { isCut: true }),
  };
}

/** The query as an address writes it: only what says something, always in one order. */
export function searchQueryText({ keyword, kind, page }: SearchQuery): string {
  const params = new URLSearchParams();
  if (keyword) params.set('keyword', keyword);
  if (kind) params.set('kind', kind);
  if (page > 1) params.set('page', String(page));
  const text = params.toString();
  return text && `?${text}`;
}

/** Whole characters only, none that control, override the direction of text or show nothing; single spaces. */
function tidy(text: string): string {
  return text
    .slice(0, 20_000)
    .toWellFormed()
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .replace(/[\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff\ufffd]/g, '')
    .normalize('NFC')
    .trim();
}

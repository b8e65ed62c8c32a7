import { withStyleSheets } from '#src/lib/style-links.ts';
import BUILT_SHEETS from '../../.snapshot/style-sheets.json' with { type: 'json' };

let sheets: Readonly<Record<string, string>> = BUILT_SHEETS;

/** Takes the style sheets of a build in another folder than the project's. */
export function takeStyleSheets(built: Readonly<Record<string, string>>): void {
  sheets = built;
}

/**
 * The response with the page's style sheets within the page (decision 19). Other types, compressed responses
 * and those without a page (304) stay as they are: the page's links then work.
 */
export async function withStyles(response: Response): Promise<Response> {
  const { body, status } = response;
  const headers = new Headers(response.headers);
  if (!headers.get('content-type')?.startsWith('text/html') || headers.has('content-encoding'))
    return response;
  // The answer to HEAD has the length of the file.
  headers.delete('content-length');
  const page = body && withStyleSheets(await response.text(), sheets);
  return new Response(page, { status, headers });
}

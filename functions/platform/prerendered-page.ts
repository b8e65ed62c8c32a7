import { readFile } from 'node:fs/promises';
import type { ReactElement } from 'react';
import { trackingSettings } from '#src/core/privacy/tracking-settings.ts';
import { internalPath } from '#src/core/regions/region-paths.ts';
import type { RegionCode } from '#src/core/regions/regions.ts';
import { escapeHtml } from '#src/lib/escape-html.ts';
import { offerSlot } from '#src/lib/slot-markers.ts';
import { contentSecurityPolicy, type PolicySources } from '#src/security/content-security-policy.ts';
import { documentHeaders } from '#src/security/headers.ts';
import { servicesFor } from '#src/security/sources-by-consent.ts';
import { uncheckedSettings } from './env.ts';
import { prerenderedFile } from './prerendered-file.ts';
import { renderSlot, withoutSlot } from './render-slot.ts';
import { checkoutOrigins } from './stripe.ts';

type Init = {
  status?: number;
  headers?: Record<string, string>;
  /** Replaces the page's own title, before the store's name. */
  title?: string;
  /**
   * The request. The CSP then allows the tracking services that this visitor has consented to; without it,
   * none.
   */
  request?: Request;
  /** False for a page without a link to the payment page. It must work without the payment settings. */
  isSelling?: boolean;
  /** More CSP sources. */
  sources?: PolicySources;
  /** Ids of the products that the page does not offer, such as those just bought. */
  notOffered?: readonly string[];
};

const pages = new Map<string, string>();

/**
 * A prerendered page with its slots (src/ui/Slot.astro) filled in, by name. Private and not cached unless
 * `headers` say otherwise, because the slots are personal.
 */
export async function prerenderedPage(
  region: RegionCode,
  page: string,
  slots: Record<string, ReactElement>,
  { status = 200, headers = {}, title, request, isSelling = true, sources = {}, notOffered = [] }: Init = {},
): Promise<Response> {
  const file = prerenderedFile(`dist${internalPath(region, page)}.html`);
  let body = pages.get(file) ?? (await readFile(file, 'utf8'));
  pages.set(file, body);
  for (const [name, view] of Object.entries(slots)) body = renderSlot(body, name, view);
  for (const id of notOffered) body = withoutSlot(body, offerSlot(id));
  if (title !== undefined) body = body.replace(TITLE, () => `<title>${escapeHtml(title)}`);
  const opened = request && servicesFor(request, region, trackingSettings(uncheckedSettings()));
  return new Response(body, {
    status,
    headers: {
      ...documentHeaders(contentSecurityPolicy(isSelling ? checkoutOrigins() : [], sources, opened?.sources)),
      ...opened?.headers,
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'private, no-store',
      ...headers,
    },
  });
}

/** The start of the title, up to the store's name. */
const TITLE = /<title>[^<]*?(?= · [^<·]*<\/title>)/;

import { readFile } from 'node:fs/promises';
import type { ReactElement } from 'react';
import { internalPath } from '../../src/core/regions/region-paths.ts';
import type { RegionCode } from '../../src/core/regions/regions.ts';
import { trackingSettings } from '../../src/features/tracking/tracking-settings.ts';
import { escapeHtml } from '../../src/lib/escape-html.ts';
import { contentSecurityPolicy, type PolicySources } from '../../src/security/content-security-policy.ts';
import { documentHeaders } from '../../src/security/headers.ts';
import { servicesFor } from '../../src/security/visitor-policy.ts';
import { builtFile } from './built-file.ts';
import { fillSlot } from './fill-slot.ts';
import { checkoutOrigins } from './stripe.ts';

type Init = {
  status?: number;
  headers?: Record<string, string>;
  /** Takes the place of the page's own title, before the store's name. */
  title?: string;
  /** Who asks: its policy opens for the services that this visitor has agreed to. Without it, for none. */
  request?: Request;
  /** False for a page that has no way to the payment page, and must work without the settings that name it. */
  isSelling?: boolean;
  /** What its policy opens besides. */
  sources?: PolicySources;
};

const pages = new Map<string, string>();

/**
 * A page that the build made, with its slots (src/ui/Slot.astro) filled in, by name. Private and never cached, unless
 * `headers` say otherwise, since what is filled in belongs to one visitor.
 */
export async function builtPage(
  region: RegionCode,
  page: string,
  slots: Record<string, ReactElement>,
  { status = 200, headers = {}, title, request, isSelling = true, sources = {} }: Init = {},
): Promise<Response> {
  const file = builtFile(`dist${internalPath(region, page)}.html`);
  let body = pages.get(file) ?? (await readFile(file, 'utf8'));
  pages.set(file, body);
  for (const [name, view] of Object.entries(slots)) body = fillSlot(body, name, view);
  if (title !== undefined) body = body.replace(TITLE, () => `<title>${escapeHtml(title)}`);
  const opened = request && servicesFor(request, region, trackingSettings(process.env));
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

/** The beginning of the title, up to the store's name. */
const TITLE = /<title>[^<]*?(?= · [^<·]*<\/title>)/;

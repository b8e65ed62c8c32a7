import { dayIn } from '#src/core/regions/format.ts';
import type { RegionCode } from '#src/core/regions/regions.ts';
import * as words from '#src/words/en/mails/desk.ts';
import { fill } from '#src/words/fill.ts';
import { button, facts, type MailDocument, type Shop, text } from '../layout/document.ts';

/** A new session: when it started (ISO 8601), and the browser's own name. */
export type SignedIn = { at: string; browser: string | null };
export type Invited = { name: string; role: keyof typeof words.invitation.roles };

/** To a member: the link to sign in. */
export function deskSignIn(url: string, shop: Shop, region: RegionCode): MailDocument {
  const { subject, title, asked, once, button: label, reason } = words.signIn;
  const opening = fill(asked, { shop: shop.name });
  return {
    subject,
    title,
    region,
    preview: opening,
    reason: fill(reason, { shop: shop.name }),
    blocks: [text(opening), button(label, url), text(once)],
  };
}

/** To a member: somebody signed in as them. */
export function deskSignedIn(
  { at, browser }: SignedIn,
  desk: string,
  shop: Shop,
  region: RegionCode,
): MailDocument {
  const { subject, title, when, unknown, notYou, moment, reason, button: label } = words.signedIn;
  const time = new Date(at).toISOString().slice(11, 16);
  return {
    subject,
    title,
    region,
    preview: notYou,
    reason: fill(reason, { shop: shop.name }),
    blocks: [
      facts(
        [when, fill(moment, { day: dayIn(region, at), time })],
        [words.signedIn.browser, browser ?? unknown],
      ),
      text(notYou),
      button(label, desk),
    ],
  };
}

/** To a new member. */
export function deskInvitation(
  { name, role }: Invited,
  desk: string,
  shop: Shop,
  region: RegionCode,
): MailDocument {
  const { subject, title, opening, how, reason, roles, button: label } = words.invitation;
  const first = fill(opening, { name, shop: shop.name, role: roles[role] });
  return {
    subject: fill(subject, { shop: shop.name }),
    title,
    region,
    preview: first,
    reason: fill(reason, { shop: shop.name }),
    blocks: [text(first), text(how), button(label, desk)],
  };
}

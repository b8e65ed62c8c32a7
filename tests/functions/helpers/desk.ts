import { inviteMember } from '#functions/desk/members/members.ts';
import type { DeskRole } from '#src/contracts/desk/contract.ts';
import { mailsTo, sendMails } from './mails.ts';
import { SITE, type TestStore } from './store.ts';

/** A browser at the desk: its cookies, and calls with them. */
export type DeskBrowser = {
  email: string;
  cookie: string;
  /** Calls an operation by its name. `input` may be anything. */
  call(name: string, input: unknown): Promise<Response>;
};

let members = 0;

/** A new member with this role. @returns their address */
export async function newMember(store: TestStore, role: DeskRole, creatorId?: string): Promise<string> {
  members += 1;
  const email = `${role}.${members}@desk.example`;
  await inviteMember(store.db, { email, name: `A ${role}`, role, creatorId }, new Date());
  return email;
}

/** Asks for a link to sign in. @returns its token, as mailed; undefined when no mail came */
export async function mailedToken(store: TestStore, email: string): Promise<string | undefined> {
  store.mail.inbox.empty();
  await store.call(deskPost('sign-in-link', { email }));
  await sendMails(store);
  const mail = mailsTo(store, email).find(({ text }) => text.includes('/desk/sign-in#'));
  return mail && /\/desk\/sign-in#([\w.-]+)/.exec(mail.text)?.[1];
}

/** Signs in a new member with this role, by a mailed link. */
export async function signInAs(store: TestStore, role: DeskRole, creatorId?: string): Promise<DeskBrowser> {
  const email = await newMember(store, role, creatorId);
  const token = await mailedToken(store, email);
  const response = await store.call(deskPost('sign-in', { token }));
  return browserWith(store, email, cookiesOf(response));
}

/** A browser with these cookies. */
export function browserWith(store: TestStore, email: string, cookie: string): DeskBrowser {
  return {
    email,
    cookie,
    call: (name, input) => store.call(deskPost(name, input, { cookie })),
  };
}

/** A POST to the desk’s API, as its page sends it. */
export function deskPost(path: string, body: unknown, headers: Record<string, string> = {}): Request {
  return new Request(`${SITE}/api/desk/${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      origin: SITE,
      'sec-fetch-site': 'same-origin',
      ...headers,
    },
    body: JSON.stringify(body) ?? '',
  });
}

/** The cookies that a response sets, as a browser sends them back. */
export function cookiesOf(response: Response): string {
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}

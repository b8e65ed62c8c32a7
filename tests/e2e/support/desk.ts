import type { Page } from '@playwright/test';
import { inviteMember } from '#functions/desk/members/members.ts';
import type { DeskRole } from '#src/contracts/desk/contract.ts';
import { inDatabase } from './database.ts';
import { mailTo } from './inbox.ts';
import { expect } from './test.ts';

/** A new member with this role, who has not signed in yet. @returns their address */
export async function newMember(role: DeskRole, creatorId?: string): Promise<string> {
  const email = `${role}-${crypto.randomUUID().slice(0, 8)}@desk.example`;
  const name = `Test ${role}`;
  await inDatabase((db) => inviteMember(db, { email, name, role, creatorId }, new Date()));
  return email;
}

const seenLinks = new Set<string>();

/** The path of the newest link to sign in that was mailed to an address, other than those returned before. */
export async function mailedLink(email: string): Promise<string> {
  for (let tries = 20; tries > 0; tries -= 1) {
    const { text } = await mailTo(email, 'Your link to sign in');
    const [, link = ''] = /(\/desk\/sign-in#\S+)/.exec(text) ?? [];
    if (!seenLinks.has(link)) {
      seenLinks.add(link);
      return link;
    }
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  throw new Error(`No new link to sign in for ${email}`);
}

/** Signs in at the desk by a mailed link, as a new member with this role. @returns their address */
export async function signIn(page: Page, role: DeskRole, creatorId?: string): Promise<string> {
  const email = await newMember(role, creatorId);
  await page.goto('/desk');
  await page.getByRole('textbox', { name: 'Your email address' }).fill(email);
  await page.getByRole('button', { name: 'Mail me a link' }).click();
  await expect(page.getByText('a link is on its way')).toBeVisible();
  await page.goto(await mailedLink(email));
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('navigation', { name: /^Desk/ }).first()).toBeAttached();
  return email;
}

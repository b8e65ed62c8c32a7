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

/** The path of the link to sign in that was mailed last to an address. */
export async function mailedLink(email: string): Promise<string> {
  const { text } = await mailTo(email, 'Your link to sign in');
  const [, link = ''] = /(\/desk\/sign-in#\S+)/.exec(text) ?? [];
  return link;
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

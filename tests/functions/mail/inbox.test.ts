import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { sendMail } from '#functions/mail/transport.ts';
import { openInbox, type ReceivedMail } from '#sandbox/mail/inbox.ts';
import { type MailSandbox, startMail } from '#sandbox/mail/server.ts';

const FROM = { name: 'Found', address: 'hello@found.example' };
const MAIL = {
  to: 'ana@example.com',
  subject: 'Añá <b>',
  text: 'Plain.\n',
  html: '<p>Made <b>up</b></p><script>alert(1)</script>',
};
let folder: string;
let mail: MailSandbox;
beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'found-inbox-'));
  mail = await startMail({ folder });
});
afterEach(async () => {
  await mail.close();
  rmSync(folder, { recursive: true, force: true });
});
const get = async (address: string) => {
  const response = await fetch(mail.url + address);
  return { response, body: await response.text() };
};

test('every mail is listed and shown, its HTML in a frame without permissions', async () => {
  await sendMail(mail.smtpUrl, FROM, MAIL, 'a:1');
  const [{ id }] = mail.inbox.list() as [ReceivedMail];
  const list = await get('/');
  expect(list.body).toContain('Añá &#60;b&#62;');
  const page = await get(`/messages/${id}`);
  expect(page.body).toMatch(/<iframe[^>]* sandbox src="\/messages\/\d+\/html"/);
  expect(page.body).toContain('Auto-Submitted: auto-generated');
  expect(page.response.headers.get('content-security-policy')).toContain("frame-src 'self'");
  const html = await get(`/messages/${id}/html`);
  expect(html.body).toContain('<p>Made <b>up</b></p>');
  expect(html.response.headers.get('content-security-policy')).toMatch(/^sandbox; default-src 'none'/);
  expect((await get(`/messages/${id}/raw`)).body).toContain('Message-ID: <');
  expect((await get('/messages/1234')).response.status).toBe(404);
  expect(JSON.parse((await get('/messages.json')).body)).toMatchObject([
    { id, subject: 'Añá <b>', text: 'Plain.\n', envelope: { to: ['ana@example.com'] }, attachments: [] },
  ]);
});

test('mails are there after a restart, and at most five hundred of them', async () => {
  await sendMail(mail.smtpUrl, FROM, MAIL, 'a:1');
  expect(openInbox(folder).list()).toHaveLength(1);
  const inbox = openInbox(folder);
  for (let at = 0; at < 505; at += 1)
    await inbox.add({ from: 'a@example.com', to: ['b@example.com'] }, Buffer.from(`Subject: ${at}\r\n\r\nx`));
  expect(inbox.list()).toHaveLength(500);
  expect(inbox.list()[0]!.subject).toBe('504');
  const again = openInbox(folder);
  expect(again.list().map(({ id }) => id)).toEqual(inbox.list().map(({ id }) => id));
});

test('a form sets a fault for a number of mails', async () => {
  const set = (fields: Record<string, string>) =>
    fetch(`${mail.url}/faults`, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });
  expect((await set({ fault: 'greylist', times: '2' })).status).toBe(303);
  expect(mail.faults.current()).toEqual({ fault: 'greylist', left: 2 });
  for (let at = 0; at < 2; at += 1)
    await expect(sendMail(mail.smtpUrl, FROM, MAIL, 'a:2')).rejects.toMatchObject({ responseCode: 451 });
  await sendMail(mail.smtpUrl, FROM, MAIL, 'a:2');
  expect(mail.faults.current()).toBeUndefined();
  // A page of another site cannot set a fault.
  const foreign = await fetch(`${mail.url}/faults`, {
    method: 'POST',
    headers: { origin: 'https://evil.example' },
    body: new URLSearchParams({ fault: 'refuse' }),
  });
  expect(foreign.status).toBe(403);
  expect(mail.faults.current()).toBeUndefined();
});

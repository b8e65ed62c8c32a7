import type { ReceivedMail } from '#sandbox/mail/inbox.ts';

/** The inbox is two ports above the store (playwright.config.ts). */
const INBOX = `http://localhost:${Number(process.env.E2E_PORT || 4410) + 2}`;

/**
 * The newest mail to an address with this in its subject; waits for its arrival. @throws after this many
 * tries, half a second apart
 */
export async function mailTo(address: string, subject: string, tries = 30): Promise<ReceivedMail> {
  for (let left = tries; left > 0; left -= 1) {
    const mails = (await (await fetch(`${INBOX}/messages.json`)).json()) as ReceivedMail[];
    const found = mails.find((mail) => mail.envelope.to.includes(address) && mail.subject.includes(subject));
    if (found) return found;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  throw new Error(`No mail to ${address} with “${subject}”`);
}

/** Providers that deliver several spellings to one mailbox, by domain: the domain that stands for them, and what they ignore. */
const PROVIDERS: Readonly<Record<string, { domain: string; ignored?: RegExp }>> = {
  'gmail.com': { domain: 'gmail.com', ignored: /\./g },
  'googlemail.com': { domain: 'gmail.com', ignored: /\./g },
  'proton.me': { domain: 'proton.me', ignored: /[._-]/g },
  'protonmail.com': { domain: 'proton.me', ignored: /[._-]/g },
  'pm.me': { domain: 'proton.me', ignored: /[._-]/g },
  'icloud.com': { domain: 'icloud.com' },
  'me.com': { domain: 'icloud.com' },
  'mac.com': { domain: 'icloud.com' },
};

/**
 * The mailbox that an e-mail address is delivered to, for counting and never for sending: in small letters, without a `+label`, and
 * without what its provider ignores. A label is dropped for every domain: most servers ignore it, and where one does not, two people
 * of one organisation share a count.
 */
export function mailboxOf(address: string): string {
  const text = address.trim().toLowerCase();
  const at = text.lastIndexOf('@');
  const [local, domain] = [text.slice(0, at), text.slice(at + 1)];
  const provider = PROVIDERS[domain];
  const plus = local.indexOf('+');
  const base = plus > 0 ? local.slice(0, plus) : local;
  const name = provider?.ignored ? base.replace(provider.ignored, '') : base;
  return `${name || base}@${provider?.domain ?? domain}`;
}

/**
 * Mail providers that deliver several spellings to one mailbox, by domain: their canonical domain, and the
 * characters that they ignore.
 */
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
 * The mailbox of an email address, for counting only and never for sending: in lower case, without a
 * `+label`, and without characters that the provider ignores. Labels are dropped for every domain: most
 * servers ignore them, and where one does not, two addresses share a count.
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

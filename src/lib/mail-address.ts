/** The characters that are allowed before the @ without quotes (RFC 5322, dot-atom). */
const LOCAL = /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*$/;
const DOMAIN = /^(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z][a-z\d-]{0,61}[a-z\d]$/;
/** Maximum lengths in octets (RFC 5321). */
const MOST = { local: 64, domain: 253, address: 254 };

/**
 * Normalises one email address for mail servers: the domain in lower case, international domains in ASCII
 * (Punycode). Undefined for anything else: lists, names, comments, quotes, line breaks, and characters before
 * the @ that most servers reject.
 */
export function plainAddress(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  const at = value.lastIndexOf('@');
  const local = value.slice(0, at);
  const given = value.slice(at + 1);
  // Excludes paths, ports and white space, which the URL parser would accept.
  if (at < 1 || !LOCAL.test(local) || !/^[\p{L}\p{M}\p{N}.-]+$/u.test(given)) return undefined;
  const url = `http://${given}/`;
  const domain = URL.canParse(url) ? new URL(url).hostname : '';
  if (!DOMAIN.test(domain)) return undefined;
  const address = `${local}@${domain}`;
  const fits = local.length <= MOST.local && domain.length <= MOST.domain && address.length <= MOST.address;
  return fits ? address : undefined;
}

/**
 * Parses a sender setting: an address, or a name with the address in angle brackets. Undefined when it is
 * neither, or when the name has a line break or another control character.
 */
export function parseSender(value: string): { name: string; address: string } | undefined {
  const [, name = '', inBrackets] = /^([^<>]*)<([^<>]+)>$/.exec(value.trim()) ?? [];
  const address = plainAddress(inBrackets ?? value.trim());
  const words = name.trim().replace(/^"(.*)"$/, '$1');
  return address === undefined || /\p{C}/u.test(words) ? undefined : { name: words, address };
}

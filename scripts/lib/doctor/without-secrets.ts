/** Settings whose values nobody may read in an output. Of addresses, only the password is secret. */
const SECRETS = [
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'LINK_SECRET',
  'LINK_SECRET_PREVIOUS',
  'RECAPTCHA_SECRET_KEY',
  'GA_API_SECRET',
  'KLAVIYO_PRIVATE_KEY',
  'SENTRY_AUTH_TOKEN',
  'BUILD_HOOK_URL',
  'DEPLOY_NOTIFICATION_SECRET',
];
const ADDRESSES = ['DATABASE_URL', 'NETLIFY_DB_URL', 'NETLIFY_DATABASE_URL', 'SMTP_URL'];

/**
 * The text with the name of a setting in place of its secret value. Checks do not print secrets; this is for
 * messages of services and libraries that repeat them.
 */
export function withoutSecrets(text: string, source: Readonly<Record<string, string | undefined>>): string {
  const secrets = [
    ...SECRETS.flatMap((name) =>
      [source[name] ?? '', ...(source[name] ?? '').split(/[\s,]/)].map((value) => ({ name, value })),
    ),
    ...ADDRESSES.flatMap((name) => passwordsIn(source[name] ?? '').map((value) => ({ name, value }))),
  ];
  return secrets
    .filter(({ value }) => value.length > 3)
    .toSorted((a, b) => b.value.length - a.value.length)
    .reduce((safe, { name, value }) => safe.replaceAll(value, `[${name}]`), text);
}

/** The whole address and its password, as it is written and decoded. */
function passwordsIn(address: string): string[] {
  if (!URL.canParse(address)) return [address];
  const { password } = new URL(address);
  try {
    return [address, password, decodeURIComponent(password)];
  } catch {
    return [address, password];
  }
}

import { askProvider } from '#functions/limits/captcha/provider.ts';
import { logInToMailServer } from '#functions/mail/transport.ts';
import { captchaAddresses } from '#src/security/captcha-sources.ts';
import { hostAndPath } from '../host-and-path.ts';
import { type Check, type Deployment, ok, unknown, withSetting, wrong } from './check.ts';

/** Logs in at the mail server, and sends nothing. */
export function mailCheck(deployment: Deployment): Check {
  const name = 'mail';
  const todo = 'Set SMTP_URL to a mail server (smtps://user:password@host:465). Without it no mail is sent.';
  return {
    name,
    run: () =>
      withSetting(deployment, name, 'SMTP_URL', todo, async (url) => {
        const place = hostAndPath(url);
        try {
          await logInToMailServer(url);
          return ok(name, `${place} accepts the login. Whether it accepts the sender shows with a mail.`);
        } catch (error) {
          const { code = 'no code', responseCode } = error as { code?: string; responseCode?: number };
          const [said, what] = MAIL_ERRORS[code] ?? ['does not work', 'Check SMTP_URL'];
          const says = `${place} ${said} (${[code, responseCode].filter(Boolean).join(', ')}).`;
          return code === 'ETIMEDOUT'
            ? unknown(name, says, `${what}.`)
            : wrong(name, says, `${what}. Write @ or : in the password as %40 or %3A.`);
        }
      }),
  };
}

/** nodemailer's error codes: what happened, and what to do. */
const MAIL_ERRORS: Readonly<Record<string, readonly [says: string, todo: string]>> = {
  EAUTH: ['refuses the login', 'Check user and password in SMTP_URL'],
  ENOAUTH: ['asks for a login', 'Put user and password into SMTP_URL'],
  ETLS: ['offers no TLS', 'Use a server with TLS: smtps:// at port 465, or smtp:// at port 587'],
  EDNS: ['cannot be found', 'Check the host in SMTP_URL'],
  ESOCKET: ['cannot be reached', 'Check host and port in SMTP_URL'],
  ECONNECTION: ['cannot be reached', 'Check host and port in SMTP_URL'],
  ETIMEDOUT: ['does not answer', 'Check host and port in SMTP_URL, and whether this network blocks mail'],
};

/** Sends an invalid token to the captcha service: the answer shows whether it knows the secret key. */
export function captchaCheck({ given }: Deployment): Check {
  const name = 'captcha';
  return {
    name,
    async run() {
      const { RECAPTCHA_SECRET_KEY: secret, RECAPTCHA_VERIFY_URL } = given;
      if (!secret) return ok(name, 'None is set up: only rate limits slow a flood of messages down.');
      if (RECAPTCHA_VERIFY_URL && !URL.canParse(RECAPTCHA_VERIFY_URL))
        return unknown(name, 'RECAPTCHA_VERIFY_URL is no address.', 'Correct it first.');
      const { verifyUrl } = captchaAddresses(RECAPTCHA_VERIFY_URL);
      const { host } = new URL(verifyUrl);
      try {
        await askProvider({ verifyUrl, secret }, 'no-token-but-a-check');
        return ok(name, `${host} knows the secret key. It does not say for which domain.`);
      } catch (error) {
        const { message, cause } = error as Error;
        return cause
          ? unknown(name, `${host} cannot be asked.`, 'Check RECAPTCHA_VERIFY_URL and run it again.')
          : wrong(
              name,
              `${host} refuses the secret key (${message}).`,
              'Copy RECAPTCHA_SECRET_KEY from reCAPTCHA’s page for the site.',
            );
      }
    },
  };
}

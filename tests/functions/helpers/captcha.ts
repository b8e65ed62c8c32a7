import { type CaptchaSandbox, LOCAL_CAPTCHA, startCaptcha } from '#sandbox/captcha/server.ts';
import type { MessageKind } from '#src/core/messages/forms.ts';
import { captchaAction } from '#src/core/messages/robot-check.ts';
import { storeNow } from '#src/lib/clock.ts';
import { type Options, openStore, SITE, type TestStore } from './store.ts';

export type CheckedStore = TestStore & {
  captcha: CaptchaSandbox['provider'];
  /** Returns a token as a page of the store gets it for a form. */
  token(kind?: MessageKind): string;
};

/** A store whose forms are checked by the local captcha. */
export async function openCheckedStore({ settings, ...options }: Options = {}): Promise<CheckedStore> {
  const captcha = await startCaptcha({ now: () => storeNow().getTime() });
  const store = await openStore({
    ...options,
    settings: { ...LOCAL_CAPTCHA, RECAPTCHA_VERIFY_URL: captcha.verifyUrl, ...settings },
  });
  return {
    ...store,
    captcha: captcha.provider,
    token: (kind = 'contact') => captcha.provider.issue(captchaAction(kind), new URL(SITE).hostname),
    close: async () => {
      await store.close();
      await captcha.close();
    },
  };
}

/** `POST /api/check-token` */
export function checkTokenPost(body: unknown): Request {
  return new Request(`${SITE}/api/check-token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
}

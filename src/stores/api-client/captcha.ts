import type { CaptchaSettings } from '#src/contracts/captcha-settings.ts';
import { withinTime } from '#src/lib/within-time.ts';

/** The used part of reCAPTCHA's API: https://developers.google.com/recaptcha/docs/v3 */
type Grecaptcha = {
  ready(callback: () => void): void;
  execute(siteKey: string, options: { action: string }): Promise<string>;
};
type Global = {
  grecaptcha?: Grecaptcha;
  trustedTypes?: {
    createPolicy(
      name: string,
      rules: { createScriptURL(url: string): string },
    ): {
      createScriptURL(url: string): string;
    };
  };
};

/** Timeout for the script and for a token, in ms. */
const TIMEOUT_MS = 10_000;
let loading: Promise<Grecaptcha> | undefined;

/**
 * Loads reCAPTCHA's script once. After a failure the next call tries again. Only called with the visitor's
 * agreement.
 *
 * @throws Error `ReCaptcha error: No key provided`, `ReCaptcha error: No version provided`, `Failed to load
 *   script`
 */
export async function loadCaptcha({ siteKey, version, scriptUrl }: CaptchaSettings): Promise<Grecaptcha> {
  if (!siteKey) throw new Error('ReCaptcha error: No key provided');
  if (!version) throw new Error('ReCaptcha error: No version provided');
  // With `trustedtypes` the script complies with the page's policy for scripts.
  const url = `${scriptUrl}?trustedtypes=true&render=${encodeURIComponent(siteKey)}`;
  loading ??= load(url);
  try {
    return await loading;
  } catch (cause) {
    loading = undefined;
    throw new Error('Failed to load script', { cause });
  }
}

/**
 * Returns a token with which the server can check for robots. It is valid for two minutes, once, for
 * `action`.
 *
 * @throws Error as {@link loadCaptcha}, and `Failed to execute`
 */
export async function captchaToken(settings: CaptchaSettings, action: string): Promise<string> {
  const grecaptcha = await loadCaptcha(settings);
  try {
    return await withinTime(grecaptcha.execute(settings.siteKey, { action }), TIMEOUT_MS);
  } catch (cause) {
    throw new Error('Failed to execute', { cause });
  }
}

async function load(url: string): Promise<Grecaptcha> {
  const script = document.createElement('script');
  script.async = true;
  script.src = trusted(url);
  const loaded = new Promise<Grecaptcha>((resolve, reject) => {
    script.onerror = () => reject(new Error(`${url} did not come`));
    script.onload = () => {
      const { grecaptcha } = globalThis as Global;
      // It loads another script and calls back when that is ready.
      if (grecaptcha) grecaptcha.ready(() => resolve(grecaptcha));
      else reject(new Error(`${url} is no captcha`));
    };
  });
  document.head.append(script);
  try {
    return await withinTime(loaded, TIMEOUT_MS);
  } catch (error) {
    script.remove();
    throw error;
  }
}

/**
 * The script's address, as a trusted type in browsers that support it. No other address can be loaded here.
 */
function trusted(address: string): string {
  const policy = (globalThis as Global).trustedTypes?.createPolicy('found-captcha', {
    createScriptURL: (url) => {
      if (url !== address) throw new TypeError(`${url} is not the captcha’s script`);
      return url;
    },
  });
  return policy ? policy.createScriptURL(address) : address;
}

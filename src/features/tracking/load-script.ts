/** What pages need of Trusted Types, which not every browser has. */
type TrustedTypes = {
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): unknown;
};

let hasPolicy = false;

/**
 * Lets scripts of these origins be named by an address, which the page's policy (`require-trusted-types-for`) refuses otherwise: a service's
 * script loads others of its own. Text is made neither markup nor code, as before. Once a page.
 */
export function allowScriptsFrom(origins: readonly string[]): void {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  if (!trustedTypes || hasPolicy) return;
  hasPolicy = true;
  trustedTypes.createPolicy('default', {
    createScriptURL(url) {
      if (origins.includes(new URL(url, location.href).origin)) return url;
      throw new TypeError(`No script may be loaded from ${url}`);
    },
  });
}

/** Loads a script without waiting for anything else. Rejected where it cannot be had. */
export function loadScript(url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.async = true;
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => reject(new Error(`Unable to load ${new URL(url).host}`)));
    script.src = url;
    document.head.append(script);
  });
}

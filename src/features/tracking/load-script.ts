/** The used part of Trusted Types, which not every browser supports. */
type TrustedTypes = {
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): unknown;
};

let hasPolicy = false;

/**
 * Allows script URLs of these origins, which the page's policy (`require-trusted-types-for`) blocks
 * otherwise: a service's script loads others. Markup and inline code stay blocked. Once per page.
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

/** Loads a script asynchronously. Rejects when it cannot be loaded. */
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

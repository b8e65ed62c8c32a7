type Runtime = {
  Netlify?: { env: { get(name: string): string | undefined } };
  process?: { env: Record<string, string | undefined> };
};

/**
 * A setting by name, in the edge function, in functions and in the build.
 * Undefined when it is unset or empty.
 */
export function setting(name: string): string | undefined {
  const { Netlify, process } = globalThis as Runtime;
  if (Netlify) return Netlify.env.get(name) || undefined;
  // Deno also has `process`, but reading its environment needs a permission that Netlify may not grant.
  return 'Deno' in globalThis ? undefined : process?.env[name] || undefined;
}

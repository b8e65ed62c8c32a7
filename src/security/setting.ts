type Runtime = {
  Netlify?: { env: { get(name: string): string | undefined } };
  process?: { env: Record<string, string | undefined> };
};

/** A setting by name, in the edge function, in a function and in a build; undefined when it is unset or empty. */
export function setting(name: string): string | undefined {
  const { Netlify, process } = globalThis as Runtime;
  if (Netlify) return Netlify.env.get(name) || undefined;
  // Deno has `process`, too, but reading its environment needs a permission that the platform may not give.
  return 'Deno' in globalThis ? undefined : process?.env[name] || undefined;
}

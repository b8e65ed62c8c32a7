/**
 * What is wrong with the setting `DEFAULT_SHIPPING_METHOD`, by name, or undefined when it is unset or names a method that is
 * switched on. Build and functions ask before they do anything else.
 */
export function defaultMethodProblem(
  methods: readonly { _id: string; active: boolean }[],
  setting: string | undefined,
): string | undefined {
  if (!setting) return undefined;
  const active = methods
    .filter((method) => method.active)
    .map(({ _id }) => _id)
    .sort();
  if (active.includes(setting)) return undefined;
  return `DEFAULT_SHIPPING_METHOD: names no active shipping method; there is ${active.join(', ') || 'none'}`;
}

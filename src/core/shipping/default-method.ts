/**
 * Returns an error message when the setting `DEFAULT_SHIPPING_METHOD` names no active method, else undefined.
 * The build and the functions check this at startup.
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

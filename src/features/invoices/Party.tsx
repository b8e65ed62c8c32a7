type Props = { title: string; lines: readonly (string | undefined)[]; taxNumber?: string | undefined };

/** Who sells, or who buys. */
export function Party({ title, lines, taxNumber }: Props) {
  const shown = [...lines, taxNumber].filter((line): line is string => Boolean(line));
  return (
    <section>
      <h2>{title}</h2>
      <address>
        {shown.map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines of an address may be the same, and never move
          <div key={at}>{line}</div>
        ))}
      </address>
    </section>
  );
}

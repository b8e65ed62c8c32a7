/** A choice of views of a list, each with its count. */
export function Views<Id extends string>({
  label,
  views,
  current,
  onChoose,
}: {
  label: string;
  views: readonly { id: Id; name: string; count?: number }[];
  current: Id;
  onChoose: (id: Id) => void;
}) {
  return (
    <nav className="views" aria-label={label}>
      {views.map(({ id, name, count }) => (
        <button
          key={id}
          type="button"
          aria-current={id === current ? 'true' : undefined}
          onClick={() => onChoose(id)}
        >
          {name} {count !== undefined && <span className="soft">{count}</span>}
        </button>
      ))}
    </nav>
  );
}

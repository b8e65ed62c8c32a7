/** The button for the next page of a list, below it. */
export function NextPageButton({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <p className="acts">
      <button type="button" className="btn" onClick={onClick}>
        {label}
      </button>
    </p>
  );
}

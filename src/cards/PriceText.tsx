type Props = {
  /** `£24.00`, or words where there is no price. */
  text: string;
  before?: string | undefined;
  note?: string | undefined;
  /** True for what cannot be bought here. */
  isAbsent?: boolean | undefined;
};

/** A price as every list shows it. */
export default function PriceText({ text, before, note, isAbsent = false }: Props) {
  return (
    <p className={isAbsent ? 'price is-absent' : 'price'}>
      {before && <small>{`${before} `}</small>}
      <span data-slot="price">{text}</span>
      {note && <small>{` ${note}`}</small>}
    </p>
  );
}

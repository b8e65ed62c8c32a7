type Props = {
  /** `£28.00`. */
  text: string;
  /** The label for screen readers. */
  label: string;
};

/** An earlier price, struck through, beside the current one. */
export default function StruckPrice({ text, label }: Props) {
  return (
    <>
      {' '}
      <s>
        <span className="visually-hidden">{`${label} `}</span>
        {text}
      </s>
    </>
  );
}

type Props = {
  /** `£28.00`. */
  text: string;
  /** What it was, for those who do not see the line through it. */
  label: string;
};

/** An earlier price beside the one that holds now. */
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

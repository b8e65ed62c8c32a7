import { Img } from 'react-email';
import type { Block } from './document.ts';
import { STYLES } from './styles.ts';

type Props = Omit<Extract<Block, { kind: 'receipt' }>, 'kind'>;

/** The lines, the sums and the total. */
export function MailReceipt({ lines, sums, total }: Props) {
  const hasPictures = lines.some(({ picture }) => picture);
  const span = hasPictures ? 2 : undefined;
  return (
    <table width="100%" cellPadding={0} cellSpacing={0} style={{ margin: '8px 0 20px' }}>
      <tbody>
        {lines.map(({ name, details = [], value, picture }, position) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same thing may be on two lines, and they never move
          <tr key={position}>
            {hasPictures && (
              <td className="rule" width={84} style={STYLES.thumbnail}>
                {picture && <Img src={picture} alt="" width={72} style={STYLES.small} />}
              </td>
            )}
            <td className="ink rule" style={STYLES.thing}>
              {name}
              {details.map((detail) => (
                <div key={detail} className="soft" style={STYLES.detail}>
                  {detail}
                </div>
              ))}
            </td>
            <td align="right" className="ink rule" style={STYLES.amount}>
              {value}
            </td>
          </tr>
        ))}
        {sums.map(({ name, value, isQuiet }) => (
          <tr key={name}>
            <td colSpan={span} className="soft rule" style={{ ...STYLES.name, width: 'auto' }}>
              {name}
            </td>
            <td
              align="right"
              className={isQuiet ? 'soft rule' : 'ink rule'}
              style={isQuiet ? STYLES.quietAmount : STYLES.amount}
            >
              {value}
            </td>
          </tr>
        ))}
        <tr>
          <td colSpan={span} className="ink" style={STYLES.total}>
            {total.name}
          </td>
          <td align="right" className="ink" style={STYLES.total}>
            {total.value}
          </td>
        </tr>
      </tbody>
    </table>
  );
}

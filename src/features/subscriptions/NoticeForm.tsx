import * as words from '#src/words/en/stock-notices.ts';
import { AddressForm } from './AddressForm.tsx';

type Props = {
  productId: string;
  formatId?: string | undefined;
  email?: string | undefined;
  issue?: string | undefined;
};

/** The sign-up form for a mail when a product, or one of its formats, is back in stock. */
export function NoticeForm({ productId, formatId, email, issue }: Props) {
  return (
    <AddressForm
      name="notice"
      action="/api/stock-notices"
      button={words.tellMe}
      hint={words.hint}
      email={email}
      issue={issue}
    >
      <input type="hidden" name="productId" value={productId} />
      {formatId && <input type="hidden" name="productFormatId" value={formatId} />}
    </AddressForm>
  );
}

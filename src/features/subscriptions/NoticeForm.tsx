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
      button="Tell me when it is back"
      hint="One e-mail, once it is back. We keep the address for half a year at most."
      email={email}
      issue={issue}
    >
      <input type="hidden" name="productId" value={productId} />
      {formatId && <input type="hidden" name="productFormatId" value={formatId} />}
    </AddressForm>
  );
}

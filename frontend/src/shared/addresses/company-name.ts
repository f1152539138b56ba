import { appAddressTexts } from '@contracts/texts/app/addresses';
import type { AddressView } from '@contracts/views/address.view';

/** Name that an address is listed and chosen by; an import may have stored one without a company. */
export const companyName = ({ company }: Pick<AddressView, 'company'>): string =>
  company || appAddressTexts.noCompany;

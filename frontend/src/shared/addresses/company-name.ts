import { appAddressTexts } from '@contracts/texts/app/addresses';
import type { AddressView } from '@contracts/views/address.view';

/** Display name of an address; imported ones may lack a company. */
export const companyName = ({ company }: Pick<AddressView, 'company'>): string =>
  company || appAddressTexts.noCompany;

import { appAddressTexts as words } from '@contracts/texts/app/screens';

import { ChoiceSection } from '../../shared/filters/sheet/SheetChips';
import { ANY, classChoices, statusChoices, type AddressFilters } from './address-filters';

/** Filters of the address book in the sheet of a phone. */
export const AddressFilterSections = ({ filters }: { readonly filters: AddressFilters }) => (
  <>
    <ChoiceSection
      title={words.status}
      value={filters.status ?? ANY}
      options={statusChoices}
      onChange={filters.setStatus}
    />
    <ChoiceSection
      title={words.type}
      value={filters.addressClass ?? ANY}
      options={classChoices}
      onChange={filters.setClass}
    />
  </>
);

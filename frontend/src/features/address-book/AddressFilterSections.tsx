import { appAddressTexts as words } from '@contracts/texts/app/addresses';

import { ChoiceSection } from '../../shared/filters/sheet/SheetSection';
import { NO_FILTER, classChoices, statusChoices, type AddressFilters } from './address-filters';

/** Filters of the address book in the sheet of a phone. */
export const AddressFilterSections = ({ filters }: { readonly filters: AddressFilters }) => (
  <>
    <ChoiceSection
      title={words.status}
      value={filters.status ?? NO_FILTER}
      options={statusChoices}
      onChange={filters.setStatus}
    />
    <ChoiceSection
      title={words.type}
      value={filters.addressClass ?? NO_FILTER}
      options={classChoices}
      onChange={filters.setClass}
    />
  </>
);

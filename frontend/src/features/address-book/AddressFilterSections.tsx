import { appAddressTexts as texts } from '@contracts/texts/app/addresses';

import { ChoiceSection } from '../../shared/filters/sheet/SheetSection';
import { NO_FILTER, classChoices, statusChoices, type AddressFilters } from './address-filters';

/** Filters of the address book in the sheet of a phone. */
export const AddressFilterSections = ({ filters }: { readonly filters: AddressFilters }) => (
  <>
    <ChoiceSection
      title={texts.status}
      value={filters.status ?? NO_FILTER}
      options={statusChoices}
      onChange={filters.setStatus}
    />
    <ChoiceSection
      title={texts.type}
      value={filters.addressClass ?? NO_FILTER}
      options={classChoices}
      onChange={filters.setClass}
    />
  </>
);

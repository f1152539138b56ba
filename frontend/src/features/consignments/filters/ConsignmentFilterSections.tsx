import { FilterSections } from '../../../shared/filters/sheet/FilterSections';
import { type ListParams, useFilterConfigs } from '../useConsignmentList';

export interface ConsignmentFilterSectionsProps {
  readonly listParams: ListParams;
}

/** Filters of the list in the sheet of a phone. */
export function ConsignmentFilterSections({ listParams }: ConsignmentFilterSectionsProps) {
  const { list, filters } = listParams;
  return (
    <FilterSections
      configs={useFilterConfigs(listParams)}
      filters={filters}
      onChange={(next) => {
        list.change({ filters: next });
      }}
    />
  );
}

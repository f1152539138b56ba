import { FilterSections } from '../../../shared/filters/sheet/FilterSections';
import { type ListParams, useFilterConfigs } from '../useConsignmentList';

export interface ConsignmentFilterSectionsProps {
  readonly asked: ListParams;
}

/** Filters of the list in the sheet of a phone. */
export function ConsignmentFilterSections({ asked }: ConsignmentFilterSectionsProps) {
  const { list, filters } = asked;
  return (
    <FilterSections
      configs={useFilterConfigs(asked)}
      filters={filters}
      onChange={(next) => {
        list.change({ filters: next });
      }}
    />
  );
}

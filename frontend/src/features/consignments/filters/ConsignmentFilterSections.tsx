import { FilterSections } from '../../../shared/filters/sheet/FilterSections';
import { type ListParams, useFilterConfigs } from '../useConsignmentList';

export interface ConsignmentFilterSectionsProps {
  readonly listParams: ListParams;
}

/** List filters in the bottom sheet on phones. */
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

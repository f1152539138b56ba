import type { FilterConfig } from '../../../shared/filters/filter-config';
import { type ListParams, useCarrierName } from '../useConsignmentList';
import { carrierOfCutOff, filterConfigs } from './consignment-filters';

/** Filters that the list offers on its tab. */
export function useFilterConfigs(asked: ListParams): FilterConfig[] {
  const carrierName = useCarrierName(asked);
  return [...filterConfigs(asked.tab), ...carrierOfCutOff(asked.filters, carrierName)];
}

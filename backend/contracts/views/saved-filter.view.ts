import type { ListConsignmentsRequest } from '../requests/list-consignments.request.js';

/** A user's saved filter (spec part 1, section 3: Saved filter). */
export interface SavedFilterView {
  id: number;
  /** Send it back with the next save (docs/api.md, conventions). */
  version: number;
  name: string;
  /** Sort of the list when it was saved, for example `id,DESC`. */
  sort: string | null;
  /** Always false: no screen shares filters (GAP-35). */
  shared: boolean;
  default: boolean;
  filter: ListConsignmentsRequest;
}

import type { ListConsignmentsRequest } from '../requests/list-consignments.request.js';

/** A filter of the user's own, by name (spec part 1, section 3: Saved filter). */
export interface SavedFilterView {
  id: number;
  name: string;
  /** The list's sort when it was saved, for example `id,DESC`. */
  sort: string | null;
  /** Always false: there is no screen that shares one (GAP-35). */
  shared: boolean;
  default: boolean;
  filter: ListConsignmentsRequest;
}

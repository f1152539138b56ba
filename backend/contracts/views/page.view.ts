/** Counts that every paged list answers beside its rows (api.md, conventions; GAP-72). */
export interface PageCounts {
  totalCount: number;
  totalPageCount: number;
  /** True when counting stopped: the real count is `totalCount` or more, the pager shows 'Page x of y+'. */
  totalCountIsAtLeast: boolean;
}

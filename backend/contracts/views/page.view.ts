/** Counts returned with every paged list (api.md, conventions; GAP-72). */
export interface PageCounts {
  totalCount: number;
  totalPageCount: number;
  /** True if counting stopped early: the real count is `totalCount` or more, and the pager shows 'Page x of y+'. */
  totalCountIsAtLeast: boolean;
}

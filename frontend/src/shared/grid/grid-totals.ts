import type { PageCounts } from '@contracts/views/page.view';

/** What the pager needs of a list answer; nothing counted until there is one. */
export const gridTotals = (page: PageCounts | undefined) => ({
  total: page?.totalCount ?? 0,
  totalIsAtLeast: page?.totalCountIsAtLeast ?? false,
});

import type { ConsignmentTab } from '../filters/consignment-tabs';
import { dataColumns, type ConsignmentColumn } from './consignment-columns';

/** The longest status of the road needs more room than those of open consignments. */
const ROAD_STATUS_WIDTH = 148;

const isOfRoad = (tab: ConsignmentTab) => tab === 'MANIFESTED' || tab === 'ALL';

/** What can be shown on a tab (LIST-17). */
export const columnsOf = (tab: ConsignmentTab): ConsignmentColumn[] =>
  dataColumns
    .filter(({ field }) => field !== 'manifestNumber' || isOfRoad(tab))
    .map((column) =>
      column.field === 'status' && isOfRoad(tab) ? { ...column, width: ROAD_STATUS_WIDTH } : column,
    );

/** What a tab leaves out until the user asks for it: so much fits beside the sidebar of a laptop. */
export const hiddenAtFirst = (tab: ConsignmentTab): ReadonlySet<string> =>
  new Set(['serviceType', 'senderCompany', ...(isOfRoad(tab) ? ['receiverSuburb'] : [])]);

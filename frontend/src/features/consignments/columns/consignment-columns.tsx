import Box from '@mui/material/Box';
import { consignmentColumns, type ConsignmentTab } from '@contracts/lists/consignment-list.columns';
import { hiddenFields, lockedFields, tabFields } from '@contracts/lists/list-column';
import { appListTexts as texts } from '@contracts/texts/app/consignment-list';
import { createConsignmentTexts } from '@contracts/texts/spec/create-consignment';
import type { ConsignmentListItem } from '@contracts/views/consignment.view';
import { suburbLine } from '../../../shared/addresses/suburb-text';
import { ConnoteLink } from '../../../shared/consignment/ConnoteLink';
import { type EntityColumn, gridColumns } from '../../../shared/grid/columns';
import { EMPTY_VALUE } from '../../../shared/text/format';
import IconButton from '@mui/material/IconButton';
import { Pencil } from 'lucide-react';
import { useRecordDialog } from '../../../shared/navigation/useRecordDialog';
import { usePermission } from '../../../shared/session/usePermission';
import { StatusChip } from '../../../shared/status/StatusChip';

/** First reference and the number of others; all of them in the tooltip. */
export function References({ references }: { readonly references: readonly string[] }) {
  const [first, ...others] = references;
  if (first === undefined) return EMPTY_VALUE;
  return (
    <Box component="span" title={references.join(', ')}>
      {first}
      {others.length > 0 && ` +${others.length}`}
    </Box>
  );
}

export type ConsignmentColumn = EntityColumn<ConsignmentListItem>;

/** Data columns in the specified order, with the cells specific to this list. */
const dataColumns = gridColumns<ConsignmentListItem>()(consignmentColumns, {
  connoteNumber: {
    renderCell: ({ row, tabIndex }) => <ConnoteLink consignment={row} tabIndex={tabIndex} />,
  },
  references: {
    renderCell: ({ row }) => <References references={row.consignmentReferences} />,
  },
  carrier: {
    cellClassName: ({ row }) => (row.offer.carrierDisplayName ? '' : 'AppQuietCell'),
    renderCell: ({ row }) => row.offer.carrierDisplayName ?? createConsignmentTexts.noCarrier,
  },
  receiverSuburb: {
    renderCell: ({ row }) =>
      row.offer.receiverSuburb ? suburbLine(row.offer.receiverSuburb) : EMPTY_VALUE,
  },
  status: {
    display: 'flex',
    renderCell: ({ row, tabIndex }) => <StatusCell consignment={row} tabIndex={tabIndex} />,
  },
});

/** Columns that cannot be hidden (spec part 1, section 2.10). */
export const lockedColumns: ReadonlySet<string> = lockedFields(consignmentColumns);

/** Statuses after manifesting are longer than those of open consignments. */
const TRANSIT_STATUS_WIDTH = 138;

/** Columns available on a tab (LIST-17). */
export function columnsOf(tab: ConsignmentTab): ConsignmentColumn[] {
  const fields = tabFields(consignmentColumns, tab);
  const isAfterManifesting = tab === 'MANIFESTED' || tab === 'ALL';
  return dataColumns
    .filter(({ field }) => fields.has(field))
    .map((column) =>
      column.field === 'status' && isAfterManifesting
        ? { ...column, width: TRANSIT_STATUS_WIDTH }
        : column,
    );
}

const clientColumn: ConsignmentColumn = {
  field: 'clientName',
  headerName: texts.client,
  flex: 112,
  minWidth: 78,
  maxWidth: 180,
  sortable: false,
  cellClassName: 'AppQuietCell',
  renderCell: ({ row }) => row.clientName,
};

/**
 * Adds the client's column after the connote; it cannot be chosen, since it depends on the selected client. On a narrow
 * window it replaces the references.
 */
export function withClient(
  columns: readonly ConsignmentColumn[],
  isWide: boolean,
): ConsignmentColumn[] {
  const visible = isWide ? columns : columns.filter(({ field }) => field !== 'references');
  return visible.toSpliced(
    visible.findIndex(({ field }) => field === 'connoteNumber') + 1,
    0,
    clientColumn,
  );
}

/** Columns that a tab hides until the user shows them. */
export const hiddenByDefault = (tab: ConsignmentTab): ReadonlySet<string> =>
  hiddenFields(consignmentColumns, tab);

export interface StatusCellProps {
  readonly consignment: ConsignmentListItem;
  readonly tabIndex: 0 | -1;
}

/** LIST-26: status; customer staff can set it manually once a carrier has the goods. */
export function StatusCell({ consignment, tabIndex }: StatusCellProps) {
  const { id, clientId, connoteNumber, state, status } = consignment;
  const tracking = useRecordDialog('tracking');
  const canEdit = usePermission('CUSTOMER_CONTENT', clientId) && state === 'MANIFESTED';

  return (
    <Box sx={cellSx}>
      <StatusChip status={state === 'DELETED' ? 'DELETED' : status} />
      {canEdit && (
        <IconButton
          size="small"
          tabIndex={tabIndex}
          aria-label={`Edit status ${connoteNumber}`}
          onClick={() => {
            tracking.open(id);
          }}
        >
          <Pencil size={13} strokeWidth={1.6} aria-hidden />
        </IconButton>
      )}
    </Box>
  );
}

/** The pencil overlays the end of the cell to keep the column narrow; it shows on hover and focus. */
const cellSx = {
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  width: 1,
  '& .MuiIconButton-root': {
    position: 'absolute',
    right: -8,
    opacity: 0,
    bgcolor: 'background.paper',
  },
  '.MuiDataGrid-row:hover & .MuiIconButton-root, & .MuiIconButton-root:focus-visible': {
    opacity: 1,
  },
} as const;

import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { Pencil } from 'lucide-react';

import type { ConsignmentListItem } from '@contracts/views/consignment.view';

import { useRecordDialog } from '../../../shared/navigation/useRecordDialog';
import { usePermission } from '../../../shared/session/usePermission';
import { StatusChip } from '../../../shared/status/StatusChip';

export interface StatusCellProps {
  readonly consignment: ConsignmentListItem;
  readonly tabIndex: 0 | -1;
}

/** LIST-26: status; customer staff can set it by hand once a carrier has the goods. */
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

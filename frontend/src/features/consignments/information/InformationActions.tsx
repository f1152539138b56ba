import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Copy, History, Pencil, Printer, Truck } from 'lucide-react';
import { Link as RouterLink } from 'react-router-dom';

import { appInformationTexts as words } from '@contracts/texts/app/shipping';
import { consignmentListTexts } from '@contracts/texts/spec/consignment-list';
import type { ConsignmentView } from '@contracts/views/consignment.view';

import { likePath } from '../../../shared/navigation/consignment-paths';
import { useRecordDialog } from '../../../shared/navigation/useRecordDialog';
import { usePaperwork } from '../../../shared/paperwork/usePaperwork';
import { usePermission } from '../../../shared/session/usePermission';
import { editPath } from './edit-path';

/** What can be done with it now. */
export function InformationActions({ consignment }: { readonly consignment: ConsignmentView }) {
  const { id, clientId, state } = consignment;
  const history = useRecordDialog('history');
  const tracking = useRecordDialog('tracking');
  const canReadHistory = usePermission('READ_HISTORY', clientId);
  const canEdit = usePermission('UPDATE_CONSIGNMENT', clientId);
  const canCreate = usePermission('CREATE_CONSIGNMENT', clientId);

  return (
    <Box sx={actionsSx}>
      {state === 'OPEN' && canEdit && (
        <Button component={RouterLink} to={editPath(consignment)} startIcon={<Pencil size={14} />}>
          {words.edit}
        </Button>
      )}
      {state === 'MANIFESTED' && (
        <Button
          startIcon={<Truck size={14} />}
          onClick={() => {
            tracking.open(id);
          }}
        >
          {consignmentListTexts.columns.tracking}
        </Button>
      )}
      <PrintButton consignment={consignment} />
      {canReadHistory && (
        <Button
          startIcon={<History size={14} />}
          onClick={() => {
            history.open(`consignment-${id}`);
          }}
        >
          {words.history}
        </Button>
      )}
      {canCreate && (
        <Button
          component={RouterLink}
          to={likePath(consignment)}
          startIcon={<Copy size={14} aria-hidden />}
        >
          {words.another}
        </Button>
      )}
    </Box>
  );
}

/** Nothing before a connote is assigned, and of a deleted one. */
function PrintButton({ consignment }: { readonly consignment: ConsignmentView }) {
  const { id, clientId, state, paperWorkDisabled } = consignment;
  const paperwork = usePaperwork();
  const canPrint = usePermission('PAPERWORK', clientId);
  if (!canPrint || state === 'DELETED' || paperWorkDisabled) return null;
  return (
    <Button
      startIcon={<Printer size={14} />}
      onClick={() => {
        paperwork(`/api/v1/paperwork/label/con_id/${id}`, {
          clientId,
          consignmentIds: [id],
          paperworkType: 'LABEL',
        });
      }}
    >
      {words.print}
    </Button>
  );
}

const actionsSx = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 2,
  my: 3,
  '@media print': { display: 'none' },
} as const;

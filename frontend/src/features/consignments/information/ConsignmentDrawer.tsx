import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Copy, History, Truck } from 'lucide-react';
import { Link as RouterLink } from 'react-router-dom';

import { manifestedStatuses } from '@contracts/rules/consignment';
import { consignmentListTexts } from '@contracts/texts/spec/consignment-list';
import type { ConsignmentView } from '@contracts/views/consignment.view';

import { messageOf } from '../../../shared/api/api-error';
import { useFindConsignmentQuery } from '../../../shared/consignment/consignment.api';
import { ErrorState } from '../../../shared/feedback/ErrorState';
import { SkeletonLines } from '../../../shared/feedback/SkeletonLines';
import { PrintedPage } from '../../../shared/layout/PrintedPage';
import { SideDrawer } from '../../../shared/layout/SideDrawer';
import { useWatchedRecord } from '../../../shared/live/useWatchedRecord';
import { likePath } from '../../../shared/navigation/consignment-paths';
import { useRecordDialog } from '../../../shared/navigation/useRecordDialog';
import { usePermission } from '../../../shared/session/usePermission';
import { StatusChip } from '../../../shared/status/StatusChip';
import { ConsignmentFacts } from './ConsignmentFacts';
import { ConsignmentItems } from './ConsignmentItems';
import { ConsignmentPapers } from './ConsignmentPapers';

/** Consignment Information (spec part 1, section 2.11). Open while the URL contains `?consignment=<id>`. */
export function ConsignmentDrawer() {
  const { value, close } = useRecordDialog('consignment');
  if (value === null) return null;
  return <DrawerOf id={Number(value)} onClose={close} />;
}

interface DrawerOfProps {
  readonly id: number;
  readonly onClose: () => void;
}

function DrawerOf({ id, onClose }: DrawerOfProps) {
  const { data, error, refetch } = useFindConsignmentQuery(id);
  const people = useWatchedRecord('consignment', id);

  return (
    <SideDrawer
      title={consignmentListTexts.information}
      width={560}
      onClose={onClose}
      tools={data && <StatusChip status={data.state === 'DELETED' ? 'DELETED' : data.status} />}
      footer={data && <DrawerActions consignment={data} />}
    >
      <Box sx={{ px: 5, pb: 5 }}>
        {people.length > 0 && (
          <Alert severity="info" sx={{ mb: 3 }}>
            {people.map(({ name }) => name).join(', ')} also looks at this
          </Alert>
        )}
        {error && (
          <ErrorState
            message={messageOf(error, consignmentListTexts.fetchFailed)}
            onRetry={() => void refetch()}
          />
        )}
        {!data && !error && <SkeletonLines count={12} />}
        {data && (
          <>
            <PrintedPage heading={data.connoteNumber} />
            <ConsignmentFacts consignment={data} />
            <ConsignmentItems items={data.offer.items} articleNumbers={data.articleNumbers} />
            <ConsignmentPapers consignment={data} />
          </>
        )}
      </Box>
    </SideDrawer>
  );
}

function DrawerActions({ consignment }: { readonly consignment: ConsignmentView }) {
  const history = useRecordDialog('history');
  const tracking = useRecordDialog('tracking');
  const canReadHistory = usePermission('READ_HISTORY', consignment.clientId);
  const isOnItsWay = (manifestedStatuses as readonly string[]).includes(consignment.status);

  return (
    <>
      {isOnItsWay && (
        <Button
          startIcon={<Truck size={14} />}
          onClick={() => {
            tracking.open(consignment.id);
          }}
        >
          {consignmentListTexts.columns.tracking}
        </Button>
      )}
      {canReadHistory && (
        <Button
          startIcon={<History size={14} />}
          onClick={() => {
            history.open(`consignment-${consignment.id}`);
          }}
        >
          History
        </Button>
      )}
      <CopyButton consignment={consignment} />
    </>
  );
}

/** Starts a new consignment with the contents of this one. */
function CopyButton({ consignment }: { readonly consignment: ConsignmentView }) {
  const canCreate = usePermission('CREATE_CONSIGNMENT', consignment.clientId);
  return canCreate ? (
    <Button
      component={RouterLink}
      to={likePath(consignment)}
      startIcon={<Copy size={14} aria-hidden />}
    >
      Create another like this
    </Button>
  ) : null;
}

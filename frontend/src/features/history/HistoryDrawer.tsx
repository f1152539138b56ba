import Skeleton from '@mui/material/Skeleton';
import Box from '@mui/material/Box';

import { appHistoryTexts } from '@contracts/texts/app/history';
import type { HistoryEventView } from '@contracts/views/history.view';

import { messageOf } from '../../shared/api/api-error';
import { ErrorState } from '../../shared/feedback/ErrorState';
import { SkeletonLines } from '../../shared/feedback/SkeletonLines';
import { PrintedPage } from '../../shared/layout/PrintedPage';
import { SideDrawer } from '../../shared/layout/SideDrawer';
import { useRecordDialog, type HistorySubject } from '../../shared/navigation/useRecordDialog';
import { StatusChip } from '../../shared/status/StatusChip';
import { useFindSnapshotQuery, useListHistoryQuery } from '../../shared/history/history.api';
import { HistoryBody } from './HistoryBody';
import { recordSubjectOf } from './record/record-subject';
import { RecordHistory } from './record/RecordHistory';
import { nameOf, statusOf } from './snapshot/snapshot-facts';

const subjectPattern = /^(consignment|manifest)-\d+$/;
const WIDTH = 812;

/** History drawer: open while the URL contains `?history=consignment-<id>`, at `?at=<revision>`. */
export function HistoryDrawer() {
  const { value, close } = useRecordDialog('history');
  const record = recordSubjectOf(value);
  if (record) return <RecordHistory key={value} record={record} onClose={close} />;
  if (value === null || !subjectPattern.test(value)) return null;
  return <HistoryContent key={value} subject={value as HistorySubject} onClose={close} />;
}

interface HistoryContentProps {
  readonly subject: HistorySubject;
  readonly onClose: () => void;
}

function HistoryContent({ subject, onClose }: HistoryContentProps) {
  const { data: events, error, refetch } = useListHistoryQuery(subject);
  const { name, status } = useHeading(subject, events);

  return (
    <SideDrawer
      title={name === null ? 'History' : `History of ${name}`}
      width={WIDTH}
      tools={status && <StatusChip status={status} />}
      onClose={onClose}
    >
      <PrintedPage heading={name ?? ''} />
      <Box sx={{ display: 'flex', flexDirection: 'column', height: 1 }}>
        {!events && !error && (
          <Box sx={{ px: 5 }}>
            <Skeleton variant="rounded" height={112} />
            <SkeletonLines count={10} />
          </Box>
        )}
        {error && (
          <ErrorState
            message={messageOf(error, appHistoryTexts.loadFailed)}
            onRetry={() => void refetch()}
          />
        )}
        {events && events.length > 0 && <HistoryBody subject={subject} events={events} />}
      </Box>
    </SideDrawer>
  );
}

/** Name of the record (empty until loaded) and its current status, whichever point in time is shown. */
function useHeading(subject: HistorySubject, events: readonly HistoryEventView[] | undefined) {
  const revision = events?.at(-1)?.revision ?? 0;
  const { data } = useFindSnapshotQuery({ subject, revision }, { skip: events === undefined });
  return data ? { name: nameOf(data), status: statusOf(data) } : { name: null, status: null };
}

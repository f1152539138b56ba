import Box from '@mui/material/Box';
import { History } from 'lucide-react';

import { appHistoryTexts as texts } from '@contracts/texts/app/history';
import type { HistoryEventView } from '@contracts/views/history.view';

import { messageOf } from '../../../shared/api/api-error';
import { EmptyState } from '../../../shared/feedback/EmptyState';
import { ErrorState } from '../../../shared/feedback/ErrorState';
import { SkeletonLines } from '../../../shared/feedback/SkeletonLines';
import { PrintedPage } from '../../../shared/layout/PrintedPage';
import { SideDrawer } from '../../../shared/layout/SideDrawer';
import { EventStream } from '../../../shared/history/EventStream';
import { downloadHistory } from '../download-history';
import { useListRecordHistoryQuery } from '../../../shared/history/history.api';
import { HistoryFooter } from '../HistoryFooter';
import { useHistoryCursor } from '../scrubber/useHistoryCursor';
import { titleOf, type RecordOfHistory } from './record-subject';

const WIDTH = 560;

export interface RecordHistoryProps {
  readonly record: RecordOfHistory;
  readonly onClose: () => void;
}

/** History of an ordinary record: who changed what, and when. Refetched each time it opens. */
export function RecordHistory({ record: { subject, kind }, onClose }: RecordHistoryProps) {
  const { data, error, refetch } = useListRecordHistoryQuery(subject, {
    refetchOnMountOrArgChange: true,
  });
  const title = titleOf(kind, data ?? []);

  return (
    <SideDrawer title={title} width={WIDTH} onClose={onClose}>
      <PrintedPage heading={title} />
      {!data && !error && (
        <Box sx={{ px: 5 }}>
          <SkeletonLines count={10} />
        </Box>
      )}
      {error && (
        <ErrorState message={messageOf(error, texts.loadFailed)} onRetry={() => void refetch()} />
      )}
      {data?.length === 0 && (
        <EmptyState icon={History} title={texts.none} reason={texts.noneReason} />
      )}
      {data && data.length > 0 && <Changes name={subject} events={data} />}
    </SideDrawer>
  );
}

interface ChangesProps {
  /** Name of the exported file. */
  readonly name: string;
  readonly events: readonly HistoryEventView[];
}

function Changes({ name, events }: ChangesProps) {
  const cursor = useHistoryCursor(events);
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', height: 1 }}>
      <Box sx={streamSx}>
        <EventStream isShowingAllChanges events={events} at={cursor.at} onSelect={cursor.move} />
      </Box>
      <HistoryFooter
        onExport={() => {
          downloadHistory(events, name);
        }}
      />
    </Box>
  );
}

const streamSx = {
  flex: 1,
  minHeight: 0,
  display: 'flex',
  flexDirection: { xs: 'column', md: 'row' },
  overflow: { xs: 'auto', md: 'hidden' },
} as const;

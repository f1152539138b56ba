import Box from '@mui/material/Box';
import { ArrowLeftRight } from 'lucide-react';

import { flowTexts as texts } from '@contracts/texts/app/integration-flows';

import { messageOf } from '../../../shared/api/api-error';
import { EmptyState } from '../../../shared/feedback/EmptyState';
import { ErrorState } from '../../../shared/feedback/ErrorState';
import { SkeletonLines } from '../../../shared/feedback/SkeletonLines';
import { AddButton } from '../../../shared/layout/AddButton';
import type { Flows } from '../useFlows';
import { FileList } from './FileList';
import { FlowTable, type FlowTableProps } from './FlowTable';
import { FlowTiles } from './FlowTiles';

const LINES = 8;

export interface MonitorProps extends Pick<FlowTableProps, 'onEdit'> {
  readonly flows: Flows;
  readonly onAdd: () => void;
}

/** Overview of data exchange: flows, their health and files. */
export function Monitor({ flows, onAdd, onEdit }: MonitorProps) {
  const { listQuery: query, canAdd, mustSelectClient } = flows;
  const list = query.data;
  if (!list && query.error)
    return (
      <ErrorState
        message={messageOf(query.error, texts.loadFailed)}
        onRetry={() => void query.refetch()}
      />
    );
  if (!list)
    return (
      <Box sx={{ px: 5 }}>
        <SkeletonLines count={LINES} />
      </Box>
    );
  if (list.length === 0) return <NoFlows flows={flows} onAdd={onAdd} />;
  return (
    <Box sx={monitorSx}>
      {canAdd && (
        <Box sx={{ justifySelf: 'end' }}>
          <AddButton onClick={onAdd}>{texts.add}</AddButton>
        </Box>
      )}
      {mustSelectClient && <Box sx={{ color: 'app.textMuted' }}>{texts.selectClientToAdd}</Box>}
      <FlowTiles flows={list} />
      <FlowTable flows={list} onEdit={onEdit} />
      <FileList flows={list} />
    </Box>
  );
}

/** Empty state; the first step only for users who may take it. */
function NoFlows({ flows: { canAdd, mustSelectClient }, onAdd }: Omit<MonitorProps, 'onEdit'>) {
  const reason = [
    (canAdd || mustSelectClient) && texts.noneReason,
    mustSelectClient && texts.selectClientToAdd,
  ]
    .filter(Boolean)
    .join(' ');
  return (
    <EmptyState
      icon={ArrowLeftRight}
      title={texts.none}
      reason={reason}
      action={canAdd && <AddButton onClick={onAdd}>{texts.add}</AddButton>}
    />
  );
}

const monitorSx = {
  flex: 1,
  minHeight: 0,
  overflow: 'auto',
  display: 'grid',
  alignContent: 'start',
  // rows fit their content: the page scrolls, not a table
  gridAutoRows: 'max-content',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 4,
  px: { xs: 3, sm: 5 },
  py: 3,
} as const;

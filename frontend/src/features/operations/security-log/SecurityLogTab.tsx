import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Download, ShieldCheck } from 'lucide-react';

import {
  appUsersSecurityLogTexts as texts,
  appSecurityLogTexts,
} from '@contracts/texts/app/security-log';

import { messageOf } from '../../../shared/api/api-error';
import { EmptyState } from '../../../shared/feedback/EmptyState';
import { ErrorState } from '../../../shared/feedback/ErrorState';
import { SkeletonLines } from '../../../shared/feedback/SkeletonLines';
import { TabRegion } from '../TabRegion';
import { LogFilters } from './LogFilters';
import { LogTable } from './LogTable';
import { useLogExport } from './useLogExport';
import { useSecurityLog, type SecurityLogState } from './useSecurityLog';

const LINES = 12;

/** Security events of accounts in the user's scope. */
export function SecurityLogTab() {
  const log = useSecurityLog();
  const { isBusy, save } = useLogExport();
  return (
    <TabRegion label={texts.title}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        <Typography sx={{ flex: 1, color: 'app.textMuted' }}>{texts.note}</Typography>
        <Button
          startIcon={<Download size={14} aria-hidden />}
          disabled={isBusy || log.isReversed}
          onClick={() => void save(log.filter)}
        >
          {isBusy ? texts.exporting : texts.export}
        </Button>
      </Box>
      <LogFilters filter={log.filter} isReversed={log.isReversed} set={log.set} />
      {!log.isReversed && <Entries log={log} />}
    </TabRegion>
  );
}

function Entries({ log }: { readonly log: SecurityLogState }) {
  const { data, error, refetch } = log.query;
  if (!data)
    return error ? (
      <ErrorState message={messageOf(error, texts.failed)} onRetry={() => void refetch()} />
    ) : (
      <SkeletonLines count={LINES} />
    );
  if (data.events.length === 0)
    return (
      <EmptyState
        icon={ShieldCheck}
        title={texts.none}
        {...(log.isFiltered && {
          reason: texts.noneHint,
          action: <Button onClick={log.clear}>{texts.clear}</Button>,
        })}
      />
    );
  return (
    <>
      <LogTable events={data.events} />
      <Pager log={log} before={data.before} />
    </>
  );
}

function Pager({
  log,
  before,
}: {
  readonly log: SecurityLogState;
  readonly before: number | null;
}) {
  return (
    <Box sx={{ display: 'flex', justifyContent: 'flex-end', gap: 2 }}>
      {log.before !== undefined && (
        <Button
          onClick={() => {
            log.set('before', '');
          }}
        >
          {appSecurityLogTexts.newest}
        </Button>
      )}
      {before !== null && (
        <Button
          onClick={() => {
            log.set('before', String(before));
          }}
        >
          {appSecurityLogTexts.older}
        </Button>
      )}
    </Box>
  );
}

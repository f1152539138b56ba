import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import {
  CircleCheck,
  FileX,
  KeyRound,
  MailX,
  RefreshCwOff,
  ScanBarcode,
  ServerCrash,
  ServerOff,
  type LucideIcon,
} from 'lucide-react';

import { appOperationsTexts } from '@contracts/texts/app/operations';
import type {
  NeedsPersonKind,
  NeedsPersonListView,
  NeedsPersonView,
} from '@contracts/views/needs-person.view';

import { messageOf } from '../../../shared/api/api-error';
import { EmptyState } from '../../../shared/feedback/EmptyState';
import { ErrorState } from '../../../shared/feedback/ErrorState';
import { SkeletonLines } from '../../../shared/feedback/SkeletonLines';
import { POLLING_MS } from '../../../shared/operations/needs-person-tag';
import { useListNeedsQuery } from '../../../shared/operations/needs-person.api';
import { useTimeZone } from '../../../shared/session/useSession';
import { formatTime, interpolate } from '../../../shared/text/format';
import { DateText } from '../../../shared/text/values';
import { TabRegion } from '../TabRegion';
import { NeedAction } from './NeedAction';

const words = appOperationsTexts.needs;
const LINES = 6;

/** H21: what the product cannot put right by itself, read again while the page is open. */
export function NeedsTab() {
  const { data, error, refetch } = useListNeedsQuery(undefined, {
    refetchOnMountOrArgChange: true,
    pollingInterval: POLLING_MS,
  });
  return (
    <TabRegion label={appOperationsTexts.tabs.needs}>
      {error && (
        <ErrorState message={messageOf(error, words.failed)} onRetry={() => void refetch()} />
      )}
      {!error && !data && <SkeletonLines count={LINES} />}
      {data && <Needs {...data} />}
    </TabRegion>
  );
}

function Needs({ needs, totalCount, lookedAt }: NeedsPersonListView) {
  const zone = useTimeZone();
  const time = formatTime(lookedAt, zone, { seconds: true });
  return (
    <>
      {needs.length === 0 ? (
        <EmptyState icon={CircleCheck} title={words.none} reason={words.noneReason} />
      ) : (
        <Box component="ul" aria-label={appOperationsTexts.tabs.needs} sx={listSx}>
          {needs.map((need) => (
            <Need key={need.key} need={need} />
          ))}
        </Box>
      )}
      <Typography role="status" sx={{ color: 'app.textMuted' }}>
        {totalCount > needs.length &&
          `${interpolate(words.longestOnly, { shown: needs.length, total: totalCount })} `}
        {interpolate(words.lookedAt, { time })}
      </Typography>
    </>
  );
}

const icons: Readonly<Record<NeedsPersonKind, LucideIcon>> = {
  SCANS_SET_ASIDE: ScanBarcode,
  SERVER_SILENT: ServerOff,
  SERVER_FAILS: ServerCrash,
  HOST_KEY_CHANGED: KeyRound,
  MANIFEST_FAILED: FileX,
  JOB_GIVEN_UP: RefreshCwOff,
  MAIL_REFUSED: MailX,
};

function Need({ need }: { readonly need: NeedsPersonView }) {
  const Icon = icons[need.kind];
  return (
    <li>
      <Box className="sign">
        <Icon size={16} strokeWidth={1.6} aria-hidden />
      </Box>
      <Box className="what">
        <strong>{need.what}</strong>
        {need.details && <Box className="second">{need.details}</Box>}
      </Box>
      <Box className="customer">{need.customerName ?? words.installation}</Box>
      <Box className="since">
        <DateText value={need.since} show="date-minute" />
      </Box>
      <Box className="action">
        <NeedAction need={need} />
      </Box>
    </li>
  );
}

const listSx: SxProps<Theme> = {
  m: 0,
  p: 0,
  listStyle: 'none',
  border: 1,
  borderColor: 'divider',
  borderRadius: '10px',
  '& > li': {
    display: 'grid',
    gridTemplateColumns: {
      xs: 'auto minmax(0, 1fr)',
      md: 'auto minmax(0, 1fr) 200px 150px 130px',
    },
    alignItems: 'center',
    columnGap: 3,
    rowGap: 1,
    px: 3,
    py: 2,
    minHeight: 56,
  },
  '& > li + li': { borderTop: 1, borderColor: 'divider' },
  '& .sign': {
    display: 'grid',
    placeItems: 'center',
    width: 28,
    height: 28,
    borderRadius: '8px',
    color: 'app.tone.warn.glyph',
    bgcolor: 'app.tone.warn.bg',
  },
  '& .what': { overflowWrap: 'anywhere' },
  '& .what strong': { fontWeight: 500 },
  '& .second, & .customer, & .since': { color: 'app.textMuted', overflowWrap: 'anywhere' },
  '& .customer, & .since, & .action': { gridColumn: { xs: 2, md: 'auto' } },
  '& .action': { justifySelf: { md: 'end' } },
};

import { DateTime } from 'luxon';
import { useEffect, useState } from 'react';
import { listNoticeTexts } from '@contracts/texts/app/consignment-list';
import { pluralise } from '@contracts/texts/pluralise';
import type { ConsignmentListItem } from '@contracts/views/consignment.view';
import { ContextStrip } from '../../../shared/feedback/ContextStrip';
import { PageAlert } from '../../../shared/feedback/PageAlert';
import { useTimeZone } from '../../../shared/session/useSession';
import { formatTime } from '../../../shared/text/format';
import type { ConsignmentList } from '../useConsignmentList';
import { useUrlState } from '../../../shared/navigation/useUrlState';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { ArrowUp } from 'lucide-react';
import type { PendingChanges } from '../../../shared/grid/useStableRows';

/** Shown with less than an hour left. */
const WARN_MINUTES = 60;

/** Next cut-off of a carrier, and the consignments to manifest before it. */
export interface CutOff {
  readonly carrier: string;
  /** ISO instant. */
  readonly at: string;
  readonly minutesLeft: number;
  readonly ids: readonly number[];
}

/** Finds the next cut-off among the created consignments, within the hour. */
export function nextCutOff(rows: readonly ConsignmentListItem[], now: DateTime): CutOff | null {
  const due = rows.flatMap((row) => {
    const { carrierCutOffDateTime: at, carrierDisplayName: carrier } = row.offer;
    if (row.status !== 'CREATED' || at === null || carrier === null) return [];
    const minutesLeft = Math.floor(DateTime.fromISO(at).diff(now, 'minutes').minutes);
    return minutesLeft >= 0 && minutesLeft < WARN_MINUTES
      ? [{ id: row.id, at, carrier, minutesLeft }]
      : [];
  });
  const [first] = due.toSorted((a, b) => a.minutesLeft - b.minutesLeft);
  if (!first) return null;

  const isSame = ({ at, carrier }: (typeof due)[number]) =>
    at === first.at && carrier === first.carrier;
  return { ...first, ids: due.filter(isSame).map(({ id }) => id) };
}

const MINUTE_MS = 60_000;

function useNow() {
  const [now, setNow] = useState(() => DateTime.now());
  useEffect(() => {
    const timer = setInterval(() => {
      setNow(DateTime.now());
    }, MINUTE_MS);
    return () => {
      clearInterval(timer);
    };
  }, []);
  return now;
}

/** Warns of the next cut-off, with a button that selects its consignments. */
function CutOffStrip({ consignments }: { readonly consignments: ConsignmentList }) {
  const { tab, rows = [], select, request } = consignments;
  const zone = useTimeZone();
  const cutOff = nextCutOff(rows, useNow());
  if (tab !== 'OPEN' || !cutOff) return null;

  const { carrier, at, minutesLeft, ids } = cutOff;
  return (
    <ContextStrip
      lead={listNoticeTexts.cutOff(carrier, formatTime(at, zone), minutesLeft)}
      detail={listNoticeTexts.notManifested(pluralise(ids.length, 'consignment'), ids.length === 1)}
      action={{
        label: listNoticeTexts.select(ids.length),
        onClick: () => {
          select(new Set(ids));
        },
      }}
      dismissKey={['cut-off', request.clientId ?? 'all', carrier, at].join('.')}
    />
  );
}

/** LIST-05: message about a consignment saved on another screen, from the URL. */
function SavedAlert() {
  const [params, setParams] = useUrlState();
  const message = params.get('message');
  if (!message) return null;

  return (
    <PageAlert
      severity="success"
      onClose={() => {
        setParams(
          (current) => {
            current.delete('message');
            return current;
          },
          { replace: true },
        );
      }}
    >
      {message}
    </PageAlert>
  );
}

/** Notices above the rows: a saved consignment, the next cut-off, changes by others. */
export function ListNotices({ consignments }: { readonly consignments: ConsignmentList }) {
  const { tab, stableRows, showNew } = consignments;
  const [params] = useUrlState();
  return (
    <>
      {params.has('message') && <SavedAlert />}
      {tab === 'OPEN' && <CutOffStrip consignments={consignments} />}
      <NewRowsPill {...stableRows.pendingChanges} onShow={showNew} />
    </>
  );
}

interface NewRowsPillProps extends PendingChanges {
  readonly onShow: () => void;
}

/** Notice that others have added or removed rows, with a button to show them. */
export const NewRowsPill = ({ isBehind, growth, onShow }: NewRowsPillProps) => (
  <Box role="status" sx={placeSx}>
    {isBehind && (
      <Button size="small" variant="contained" onClick={onShow}>
        <ArrowUp size={13} strokeWidth={1.8} aria-hidden />
        {growthText(growth)}
      </Button>
    )}
  </Box>
);

/** Counts the net change: one row added and one removed leave the total unchanged. */
function growthText(growth: number): string {
  if (growth > 0) return listNoticeTexts.added(growth);
  return growth < 0 ? listNoticeTexts.removed(-growth) : listNoticeTexts.changed;
}

/** Overlays the first rows, so that nothing moves when it appears. */
const placeSx = {
  position: 'relative',
  zIndex: 3,
  height: 0,
  display: 'flex',
  justifyContent: 'center',
  '& .MuiButton-root': {
    mt: '42px',
    gap: '6px',
    borderRadius: '13px',
    boxShadow: (theme: {
      readonly vars?: { readonly palette: { app: { shadowFloat: string } } };
    }) => theme.vars?.palette.app.shadowFloat,
  },
} as const;

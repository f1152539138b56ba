import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import { CircleAlert, CircleCheck, CircleX, Clock, type LucideIcon } from 'lucide-react';
import { Link } from 'react-router-dom';

import { appManifestAllTexts as texts } from '@contracts/texts/app/manifest-all';
import { MAX_IDS_PER_REQUEST, splitIds } from '@contracts/rules/record-id';

import { manifestListPath } from '../../../shared/navigation/manifest-list-path';
import { usePaperwork } from '../../../shared/paperwork/usePaperwork';
import { interpolate } from '../../../shared/text/format';
import type { GroupState, StartedGroup } from './useManifestRun';

export interface RunResultsProps {
  readonly started: readonly StartedGroup[];
  readonly isRunning: boolean;
}

/** Progress of each group: manifested, partly manifested, rejected with a reason, or unknown. */
export function RunResults({ started, isRunning }: RunResultsProps) {
  const done = started.filter(({ state }) => state.kind === 'MANIFESTED');
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <Box role="status" sx={{ fontWeight: 500 }}>
        {interpolate(texts.done, { n: done.length, all: started.length })}
      </Box>
      <Box component="ul" sx={listSx}>
        {started.map(({ plan, state }) => {
          const { icon: Icon, tone, text } = displayOf({ plan, state });
          return (
            <li key={plan.group.id}>
              {Icon ? (
                <Box component="span" sx={{ color: `app.tone.${tone}.glyph`, display: 'flex' }}>
                  <Icon size={16} aria-hidden />
                </Box>
              ) : (
                <CircularProgress size={16} aria-hidden />
              )}
              <div>
                <b>{plan.name}</b>
                <Box sx={{ typography: 'body2', color: `app.tone.${tone}.fg` }}>{text}</Box>
              </div>
              {!isRunning && state.kind === 'MANIFESTED' && (
                <ManifestLink number={state.manifest.manifestNumber} />
              )}
            </li>
          );
        })}
      </Box>
      {!isRunning && <PrintLabels done={done} />}
    </Box>
  );
}

/** The manifest with its transmission and pickup booking; hidden during the run, since navigating away would stop it. */
const ManifestLink = ({ number }: { readonly number: string }) => (
  <Button size="small" component={Link} to={manifestListPath({ q: number })}>
    {interpolate(texts.open, { number })}
  </Button>
);

/** Buttons that open all labels of a client in one document, or in several if there are too many. */
function PrintLabels({ done }: { readonly done: readonly StartedGroup[] }) {
  const clientIds = new Set(done.map(({ plan }) => plan.group.clientId));
  return [...clientIds].map((clientId) => {
    const ofClient = done.filter(({ plan }) => plan.group.clientId === clientId);
    const client = clientIds.size > 1 ? ofClient[0]?.plan.group.clientName : undefined;
    return (
      <LabelsOfClient
        key={clientId}
        clientId={clientId}
        ids={ofClient.flatMap(manifestedIds)}
        suffix={client === undefined ? '' : `, ${client}`}
      />
    );
  });
}

interface LabelsOfClientProps {
  readonly clientId: number;
  readonly ids: readonly number[];
  readonly suffix: string;
}

function LabelsOfClient({ clientId, ids, suffix }: LabelsOfClientProps) {
  const paperwork = usePaperwork();
  const parts = splitIds(ids);
  return parts.map((part, index) => {
    const start = index * MAX_IDS_PER_REQUEST;
    return (
      <Button
        key={start}
        sx={{ justifySelf: 'start' }}
        onClick={() => {
          paperwork(`/api/v1/paperwork/label?ids=${part.join(',')}`, {
            clientId,
            paperworkType: 'LABEL',
            consignmentIds: part,
          });
        }}
      >
        {parts.length === 1
          ? interpolate(texts.printLabels, { n: ids.length })
          : interpolate(texts.printSomeLabels, { from: start + 1, to: start + part.length })}
        {suffix}
      </Button>
    );
  });
}

function manifestedIds({ plan, state }: StartedGroup): number[] {
  if (state.kind !== 'MANIFESTED') return [];
  const leftOut = new Set(state.manifest.leftOut.map(({ id }) => id));
  return plan.consignments.map(({ id }) => id).filter((id) => !leftOut.has(id));
}

interface Display {
  readonly icon: LucideIcon | null;
  readonly tone: 'done' | 'warn' | 'bad' | 'neutral';
  readonly text: string;
}

function displayOf({ plan, state }: StartedGroup): Display {
  switch (state.kind) {
    case 'RUNNING':
      return { icon: null, tone: 'neutral', text: texts.states.RUNNING };
    case 'WAITING':
    case 'STOPPED':
      return { icon: Clock, tone: 'neutral', text: texts.states[state.kind] };
    case 'REJECTED':
      return {
        icon: CircleX,
        tone: 'bad',
        text: interpolate(texts.rejected, { reason: state.reason }),
      };
    case 'UNKNOWN':
      return { icon: CircleAlert, tone: 'warn', text: texts.states.UNKNOWN };
    case 'MANIFESTED':
      return manifestedDisplay(plan.consignments, state);
  }
}

function manifestedDisplay(
  consignments: StartedGroup['plan']['consignments'],
  { manifest: { manifestNumber: number, leftOut } }: Extract<GroupState, { kind: 'MANIFESTED' }>,
): Display {
  const [first] = leftOut;
  if (!first)
    return { icon: CircleCheck, tone: 'done', text: interpolate(texts.manifested, { number }) };
  const connotes = leftOut.map(
    ({ id }) =>
      consignments.find((consignment) => consignment.id === id)?.connoteNumber ?? String(id),
  );
  return {
    icon: CircleAlert,
    tone: 'warn',
    text: interpolate(texts.partly, {
      number,
      connotes: connotes.join(', '),
      reason: first.reason,
    }),
  };
}

const listSx = {
  m: 0,
  p: 0,
  listStyle: 'none',
  '& > li': {
    display: 'grid',
    gridTemplateColumns: '20px minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: 2,
    minHeight: 44,
    py: '4px',
    borderTop: 1,
    borderColor: 'divider',
  },
  '& b': { fontWeight: 500 },
} as const;

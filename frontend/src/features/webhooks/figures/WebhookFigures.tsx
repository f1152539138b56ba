import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

import { webhookFigureTexts as texts } from '@contracts/texts/app/webhook-figures';
import type { WebhookFiguresView } from '@contracts/views/webhook-figures.view';

import { messageOf } from '../../../shared/api/api-error';
import { LoadFailedAlert } from '../../../shared/feedback/LoadFailedAlert';
import { SkeletonLines } from '../../../shared/feedback/SkeletonLines';
import { useLiveState } from '../../../shared/live/live-state';
import { useNow } from '../../../shared/live/useNow';
import { EMPTY_VALUE, interpolate } from '../../../shared/text/format';
import { countText, heldCount, shareText } from './activity-text';
import { CallBars } from './CallBars';
import { useGetWebhookFiguresQuery } from './figures.api';
import { durationText, spanBetween } from './times';

/** Polling interval while there are no live updates. */
const POLLING_MS = 5_000;

/** Figures of one subscription: updated live, or polled while the live connection is lost. */
export function useWebhookFigures(id: number) {
  const isLive = useLiveState().status === 'live';
  return useGetWebhookFiguresQuery(id, {
    refetchOnMountOrArgChange: true,
    pollingInterval: isLive ? 0 : POLLING_MS,
    skipPollingIfUnfocused: true,
  });
}

/** Deliveries and success rate of the last 24 hours, response time, waiting events, and calls per half hour. */
export function WebhookFigures({ id }: { readonly id: number }) {
  const { data, error, refetch } = useWebhookFigures(id);
  if (data) return <Figures figures={data} />;
  return (
    <Box sx={placeholderSx}>
      {error ? (
        <LoadFailedAlert
          message={messageOf(error, texts.loadFailed)}
          onRetry={() => void refetch()}
        />
      ) : (
        <SkeletonLines count={2} />
      )}
    </Box>
  );
}

function Figures({ figures }: { readonly figures: WebhookFiguresView }) {
  const { delivered, givenUp, answerP95Ms, held, heldSince } = figures;
  const now = useNow();
  const oldest = heldSince !== null && held > 0 && spanBetween(heldSince, now);
  const [p95 = EMPTY_VALUE, unit] =
    answerP95Ms === null ? [] : durationText(answerP95Ms).split(' ');
  return (
    <Box sx={figuresSx}>
      <dl aria-label={texts.title}>
        <Figure name={texts.delivered} note={delivered + givenUp > 0 && shareText(figures)}>
          {countText(delivered)}
        </Figure>
        <Figure name={texts.answer} note={unit} help={texts.answerHelp}>
          {p95}
        </Figure>
        <Figure name={texts.waiting} note={oldest && interpolate(texts.oldest, { span: oldest })}>
          {heldCount(figures)}
        </Figure>
      </dl>
      <CallBars halfHours={figures.halfHours} />
    </Box>
  );
}

interface FigureProps {
  readonly name: string;
  readonly note?: string | false | undefined;
  readonly help?: string;
  readonly children: ReactNode;
}

const Figure = ({ name, note, help, children }: FigureProps) => (
  <div title={help}>
    <dt>{name}</dt>
    <dd>
      {children}
      {note && <small>{note}</small>}
    </dd>
  </div>
);

const placeholderSx = { px: { xs: 3, sm: 5 }, pb: 3, minHeight: { sm: 99 } } as const;

const figuresSx = {
  display: 'grid',
  gap: '10px',
  px: { xs: 3, sm: 5 },
  pt: { xs: '10px', sm: 0 },
  pb: { xs: '10px', sm: 3 },
  borderBottom: 1,
  borderTop: { xs: 1, sm: 0 },
  borderColor: { xs: 'divider', sm: 'divider' }, // the wider border-top would reset its color
  '& dl': {
    m: 0,
    display: { xs: 'grid', sm: 'flex' },
    gridTemplateColumns: 'repeat(3, 1fr)',
    gap: { xs: 2, sm: '26px' },
  },
  '& dt': { typography: 'caption', color: 'text.secondary' },
  '& dd': {
    m: 0,
    fontSize: '1.125rem',
    lineHeight: '1.5rem',
    fontWeight: 600,
    letterSpacing: '-0.02em',
    fontVariantNumeric: 'tabular-nums',
  },
  '& small': {
    ml: '5px',
    typography: 'caption',
    letterSpacing: 0,
    color: 'text.secondary',
    whiteSpace: 'nowrap',
  },
} as const;

import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';

import { MAX_DELIVERY_ATTEMPTS } from '@contracts/rules/webhook';
import { appDeliveryTexts as texts } from '@contracts/texts/app/webhook-deliveries';
import type {
  DeliveryAttemptView,
  WebhookDeliveryView,
} from '@contracts/views/webhook-delivery.view';

import { VisuallyHidden } from '../../../shared/layout/VisuallyHidden';
import { useNow } from '../../../shared/live/useNow';
import { useTimeZone } from '../../../shared/session/useSession';
import { StatusDial, statusStyle } from '../../../shared/status/StatusChip';
import { interpolate } from '../../../shared/text/format';
import { durationText, logTime, shortTime, spanBetween, type TimeContext } from '../figures/times';
import type { SendingState } from './delivery-state';

export interface AttemptsProps {
  readonly webhook: SendingState;
  readonly delivery: WebhookDeliveryView;
  /** Index of the attempt whose response is shown. */
  readonly shown: number;
  readonly onShow: (index: number) => void;
}

/** Attempts in order, and the time of the next one. Pressing one shows its response. */
export function Attempts({ webhook, delivery, shown, onShow }: AttemptsProps) {
  const context = { zone: useTimeZone(), now: useNow() };
  const { tries, state, waitsFor } = delivery;
  const next = state === 'WAITING' && waitsFor === null && nextOf(delivery, webhook, context);
  return (
    <Box component="ol" aria-label={texts.attempts} sx={listSx}>
      {tries.map((attempt, index) => (
        <li key={index}>
          <AttemptButton
            attempt={attempt}
            context={context}
            isShown={index === shown}
            onShow={() => {
              onShow(index);
            }}
          />
        </li>
      ))}
      {next && (
        <li className="row">
          <Glyph status="QUEUED" />
          {next.time && <span>{next.time}</span>}
          <span className={next.time ? 'result' : 'result untimed'}>
            {interpolate(texts.attemptOf, {
              number: delivery.attempts + 1,
              most: MAX_DELIVERY_ATTEMPTS,
            })}
          </span>
          <span>{next.when}</span>
        </li>
      )}
      {tries.length === 0 && !next && <li className="row none">{texts.noAttempt}</li>}
    </Box>
  );
}

interface AttemptButtonProps {
  readonly attempt: DeliveryAttemptView;
  readonly context: TimeContext;
  readonly isShown: boolean;
  readonly onShow: () => void;
}

function AttemptButton({ attempt, context, isShown, onShow }: AttemptButtonProps) {
  const time = logTime(attempt.at, context).replace(/^0/, '');
  return (
    <ButtonBase className="row" aria-pressed={isShown} onClick={onShow}>
      <Glyph status={attempt.failure === null ? 'SENT' : 'FAILED'} />
      <span>
        <VisuallyHidden>{interpolate(texts.attempt, { number: attempt.number })} </VisuallyHidden>
        {time}
      </span>
      <span className="result">{resultOf(attempt)}</span>
      <span>{durationText(attempt.durationMs)}</span>
    </ButtonBase>
  );
}

function Glyph({ status }: { readonly status: string }) {
  const { tone, dial } = statusStyle(status);
  return (
    <Box component="span" sx={{ color: `app.tone.${tone}.glyph`, '& svg': { display: 'block' } }}>
      <StatusDial dial={dial} />
    </Box>
  );
}

function resultOf({ status, failure, answerHeaders }: DeliveryAttemptView): string {
  const seconds = answerHeaders['retry-after'];
  if (failure !== null && status !== null && seconds !== undefined)
    return interpolate(texts.retryAfter, { status, seconds });
  return failure ?? String(status ?? texts.states.DELIVERED);
}

/** Text for the next attempt; without a time while the webhook is not sending, or is probing its server. */
function nextOf(
  { nextAttemptAt }: WebhookDeliveryView,
  { status, failingSince }: SendingState,
  context: TimeContext,
) {
  if (status !== 'ACTIVE') return { time: '', when: texts.heldAttempt };
  if (failingSince !== null) return { time: '', when: texts.probed };
  if (nextAttemptAt === null || nextAttemptAt <= context.now)
    return { time: '', when: texts.dueNow };
  const span = spanBetween(context.now, nextAttemptAt);
  return { time: shortTime(nextAttemptAt, context), when: interpolate(texts.inTime, { span }) };
}

const listSx = {
  m: 0,
  px: 2,
  py: 2,
  listStyle: 'none',
  borderBottom: 1,
  borderColor: 'divider',
  typography: 'body2',
  fontVariantNumeric: 'tabular-nums',
  color: 'text.secondary',
  '& .row': {
    width: 1,
    display: 'grid',
    gridTemplateColumns: '18px minmax(70px, auto) minmax(0, 1fr) auto',
    gap: '6px',
    alignItems: 'center',
    minHeight: { xs: 44, sm: 24 },
    px: 2,
    borderRadius: '5px',
    font: 'inherit',
    textAlign: 'left',
    color: 'inherit',
  },
  '& .none': { display: 'block' },
  '& .result': { color: 'text.primary', fontWeight: 500, overflowWrap: 'anywhere' },
  '& .untimed': { gridColumn: 'span 2' },
  '& button.row:hover': { bgcolor: 'app.hover' },
  '& button.row[aria-pressed="true"]:not(:only-child), & li:not(:only-child) > button[aria-pressed="true"]':
    { bgcolor: 'app.sunken' },
  '& button.row:focus-visible': { outline: '2px solid', outlineColor: 'primary.main' },
} as const;

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { ChevronDown, ChevronUp, type LucideIcon } from 'lucide-react';

import { appDeliveryTexts as texts } from '@contracts/texts/app/webhook-deliveries';
import { appWebhookTexts } from '@contracts/texts/app/webhooks';
import type {
  DeliveryAttemptView,
  WebhookDeliveryView,
} from '@contracts/views/webhook-delivery.view';
import type { WebhookView } from '@contracts/views/webhook.view';

import { messageOf } from '../../../shared/api/api-error';
import { useCommand } from '../../../shared/commands/useCommand';
import { ErrorState } from '../../../shared/feedback/ErrorState';
import { SkeletonLines } from '../../../shared/feedback/SkeletonLines';
import { SideDrawer } from '../../../shared/layout/SideDrawer';
import { StepButton } from '../../../shared/layout/StepButton';
import { StatusChip } from '../../../shared/status/StatusChip';
import { CopyButton } from '../../../shared/text/CopyButton';
import { interpolate } from '../../../shared/text/format';
import { DateText, Mono } from '../../../shared/text/values';
import { CodeBlock } from '../../../shared/text/CodeBlock';
import { useGetDeliveryQuery } from './deliveries.api';
import { curlCommand } from './curl-command';
import { deliveryChip, nameOfSubject } from './delivery-state';
import { useDeliveryActions } from './useDeliveryActions';
import type { DeliverySteps } from './useDeliveryKeys';

const WIDTH = 560;
const LINES = 10;

export interface DeliveryDrawerProps {
  readonly webhook: WebhookView;
  readonly number: number;
  readonly canEdit: boolean;
  readonly steps: DeliverySteps;
  /** Shows another delivery, or closes the drawer. */
  readonly onShow: (number: number | null) => void;
}

/** One delivery: attempts with the server's responses, payload and actions. */
export function DeliveryDrawer(props: DeliveryDrawerProps) {
  const { webhook, number, canEdit, steps, onShow } = props;
  const deliveryKey = { id: webhook.id, number };
  const { data, error, refetch } = useGetDeliveryQuery(deliveryKey, {
    refetchOnMountOrArgChange: true,
  });
  return (
    <SideDrawer
      title={data?.eventType ?? texts.title}
      width={WIDTH}
      tools={<DeliveryStepButtons steps={steps} onShow={onShow} />}
      footer={data && <DeliveryFooter {...{ webhook, canEdit, onShow }} delivery={data} />}
      onClose={() => {
        onShow(null);
      }}
    >
      <Box sx={{ px: 5, pb: 5, display: 'grid', gap: 4, minWidth: 0 }}>
        {data && <DeliveryContent delivery={data} />}
        {!data && <DeliveryPlaceholder error={error} onRetry={() => void refetch()} />}
      </Box>
    </SideDrawer>
  );
}

/** K and J, for the deliveries before and after this one in the list. */
function DeliveryStepButtons({ steps, onShow }: Pick<DeliveryDrawerProps, 'steps' | 'onShow'>) {
  const button = (label: string, keys: string, icon: LucideIcon, id: number | undefined) => (
    <StepButton
      {...{ label, keys, icon }}
      isDisabled={id === undefined}
      onClick={() => {
        onShow(id ?? null);
      }}
    />
  );
  return (
    <Box sx={{ ml: 'auto', display: 'flex' }}>
      {button(texts.previous, 'K', ChevronUp, steps.previous)}
      {button(texts.next, 'J', ChevronDown, steps.next)}
    </Box>
  );
}

interface DeliveryPlaceholderProps {
  readonly error: unknown;
  readonly onRetry: () => void;
}

const DeliveryPlaceholder = ({ error, onRetry }: DeliveryPlaceholderProps) =>
  error === undefined ? (
    <SkeletonLines count={LINES} />
  ) : (
    <ErrorState message={messageOf(error, texts.loadFailed)} onRetry={onRetry} />
  );

interface DeliveryProps {
  readonly delivery: WebhookDeliveryView;
}

const DeliveryContent = ({ delivery }: DeliveryProps) => (
  <>
    <DeliveryFacts delivery={delivery} />
    <Attempts attempts={delivery.tries} />
    <Request delivery={delivery} />
  </>
);

function DeliveryFooter(props: Omit<DeliveryDrawerProps, 'number' | 'steps'> & DeliveryProps) {
  const { delivery, canEdit } = props;
  const { redeliver, skip, isBusy, isAsking } = useDeliveryActions(props);
  const command = curlCommand(delivery);
  const canRedeliver = canEdit && command !== null;
  useCommand({
    ...{ id: 'delivery.redeliver', label: texts.redeliver, keys: 'r', isInDialog: true },
    when: canRedeliver && !isBusy && !isAsking,
    run: () => void redeliver(),
  });
  return (
    <>
      {canRedeliver && (
        <Button
          variant="contained"
          aria-keyshortcuts="R"
          disabled={isBusy}
          onClick={() => void redeliver()}
        >
          {texts.redeliver}
        </Button>
      )}
      {canEdit && delivery.state === 'WAITING' && (
        <Button disabled={isBusy} onClick={() => void skip()}>
          {texts.skip}
        </Button>
      )}
      {command !== null && (
        <Box sx={{ ml: 'auto', display: 'flex', alignItems: 'center' }}>
          {texts.copyCurl}
          <CopyButton text={command} label={texts.copyCurl} />
        </Box>
      )}
    </>
  );
}

const DeliveryFacts = ({ delivery }: DeliveryProps) => {
  const { eventId, nextAttemptAt, waitingBehind } = delivery;
  return (
    <Box sx={{ display: 'grid', gap: 1, overflowWrap: 'anywhere' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        <strong>{nameOfSubject(delivery)}</strong>
        <StatusChip {...deliveryChip(delivery)} />
      </Box>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <Mono>{eventId}</Mono>
        <CopyButton text={eventId} label={texts.copyId} />
      </Box>
      {nextAttemptAt !== null && (
        <span>
          {texts.nextTry}: <DateText value={nextAttemptAt} show="date-minute" />
        </span>
      )}
      {waitingBehind > 0 && (
        <span>
          {waitingBehind === 1
            ? texts.behindOne
            : interpolate(texts.eventsWaiting, { count: waitingBehind })}
        </span>
      )}
    </Box>
  );
};

const Attempts = ({ attempts }: { readonly attempts: readonly DeliveryAttemptView[] }) => (
  <Box
    component="section"
    aria-label={texts.attempts}
    sx={{ display: 'grid', gap: 3, minWidth: 0 }}
  >
    <Typography variant="h3">{texts.attempts}</Typography>
    {attempts.length === 0 && texts.noAttempt}
    {attempts.map((attempt, index) => (
      <Box key={index} sx={{ display: 'grid', gap: 1, minWidth: 0 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
          <StatusChip
            status={attempt.failure === null ? 'SENT' : 'FAILED'}
            label={interpolate(texts.attempt, { number: attempt.number })}
          />
          <DateText value={attempt.at} show="date-minute" />
          <span>{attempt.failure ?? attempt.status}</span>
          <Box component="span" sx={{ color: 'app.textMuted' }}>
            {interpolate(appWebhookTexts.tookMs, {
              ms: attempt.durationMs.toLocaleString('en-AU'),
            })}
          </Box>
        </Box>
        {attempt.answerBody !== null && (
          <CodeBlock label={appWebhookTexts.answer} text={attempt.answerBody} />
        )}
      </Box>
    ))}
  </Box>
);

const Request = ({ delivery: { requestBody } }: DeliveryProps) => (
  <Box sx={{ display: 'grid', gap: 1, minWidth: 0 }}>
    <Typography variant="h3">{appWebhookTexts.request}</Typography>
    {requestBody === null ? (
      texts.notKept
    ) : (
      <CodeBlock
        label={appWebhookTexts.request}
        text={JSON.stringify(JSON.parse(requestBody), null, 2)}
      />
    )}
  </Box>
);

import { appWebhookTexts as texts } from '@contracts/texts/app/webhooks';
import type { WebhookActivityView } from '@contracts/views/webhook-figures.view';
import type { WebhookView } from '@contracts/views/webhook.view';

import { ContextStrip } from '../../shared/feedback/ContextStrip';
import { useTimeZone } from '../../shared/session/useSession';
import { formatDateTime, interpolate } from '../../shared/text/format';
import { heldCount } from './figures/activity-text';
import { useWebhookFigures } from './figures/WebhookFigures';

export interface FailureNoticeProps {
  readonly webhook: WebhookView;
  /** Undefined for users who may not resume it. */
  readonly onResume: (() => void) | undefined;
}

/** Strip above a subscription that was disabled, in red, or whose server does not respond, in amber. */
export function FailureNotice({ webhook, onResume }: FailureNoticeProps) {
  const { id, status, statusReason, failingSince } = webhook;
  const { data: figures } = useWebhookFigures(id);
  const zone = useTimeZone();
  const held = heldText(figures);
  if (status === 'DISABLED') {
    const reason = statusReason ?? texts.disabledReason;
    return (
      <ContextStrip
        tone="bad"
        lead={texts.disabled}
        detail={interpolate(texts.disabledDetail, { reason, held })}
        {...(onResume && { action: { label: texts.resume, onClick: onResume } })}
      />
    );
  }
  if (status !== 'ACTIVE' || failingSince === null) return null;
  const since = formatDateTime(failingSince, zone, { seconds: false });
  const detail = interpolate(texts.failingDetail, { since, held });
  return <ContextStrip tone="warn" lead={texts.failing} detail={detail} />;
}

function heldText(figures: WebhookActivityView | undefined): string {
  if (!figures || figures.held === 0) return '';
  if (figures.held === 1 && !figures.hasMoreHeld) return texts.heldEvent;
  return interpolate(texts.heldEvents, { count: heldCount(figures) });
}

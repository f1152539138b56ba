import { useState } from 'react';

import { appDeliveryTexts as texts } from '@contracts/texts/app/webhook-deliveries';
import type { WebhookDeliveryView } from '@contracts/views/webhook-delivery.view';
import type { WebhookView } from '@contracts/views/webhook.view';

import { useSubmissionKey } from '../../../shared/api/idempotency';
import { useConfirm } from '../../../shared/feedback/useConfirm';
import { useToast } from '../../../shared/feedback/useToast';
import { useIsMounted } from '../../../shared/forms/useIsMounted';
import { useSaveFeedback } from '../../../shared/forms/useSaveFeedback';
import { interpolate } from '../../../shared/text/format';
import { useRedeliverMutation, useSkipDeliveryMutation } from './deliveries.api';

export interface DeliveryActionsOptions {
  readonly webhook: WebhookView;
  readonly delivery: WebhookDeliveryView;
  readonly onShow: (number: number | null) => void;
}

/** Sends an event again, opening the new delivery, or skips a waiting one. */
export function useDeliveryActions({ webhook, delivery, onShow }: DeliveryActionsOptions) {
  const [send, sending] = useRedeliverMutation();
  const [skipIt, skipping] = useSkipDeliveryMutation();
  const submission = useSubmissionKey();
  const confirm = useConfirm();
  const reportSave = useSaveFeedback();
  const toast = useToast();
  const isMounted = useIsMounted();
  const [isConfirming, setConfirming] = useState(false);
  const deliveryKey = { id: webhook.id, number: delivery.id };

  return {
    isBusy: sending.isLoading || skipping.isLoading,
    /** Whether the confirmation before skipping is open: shortcut keys must not act behind it. */
    isConfirming,

    redeliver: async () => {
      // the previous response is part of the key, so that another click sends it again
      const idempotencyKey = submission.keyFor({ ...deliveryKey, after: sending.data?.id ?? null });
      const response = send({ deliveryKey, idempotencyKey });
      await reportSave(response, { failed: texts.redeliveryFailed });
      const { data } = await response;
      if (!data) return;
      if (data.lastFailure === null) toast.success(texts.redelivered);
      else toast.error(interpolate(texts.notArrived, { failure: data.lastFailure }));
      // does not replace what the user has opened since
      if (isMounted()) onShow(data.id);
    },

    skip: async () => {
      setConfirming(true);
      const isConfirmed = await confirm({
        title: texts.skipQuestion,
        body: interpolate(texts.skipWarning, { name: webhook.name }),
        confirmLabel: texts.skip,
      });
      setConfirming(false);
      if (!isConfirmed) return;
      await reportSave(skipIt(deliveryKey), { done: texts.skipped, failed: texts.skipFailed });
    },
  };
}

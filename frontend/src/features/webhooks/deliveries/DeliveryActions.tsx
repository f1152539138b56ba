import Button from '@mui/material/Button';
import { Check, Send, SkipForward, Terminal } from 'lucide-react';
import { useState } from 'react';

import { appTexts } from '@contracts/texts/app/common';
import { appDeliveryTexts as texts } from '@contracts/texts/app/webhook-deliveries';
import type { WebhookDeliveryView } from '@contracts/views/webhook-delivery.view';
import type { WebhookView } from '@contracts/views/webhook.view';

import { useCommand } from '../../../shared/commands/useCommand';
import { copyText } from '../../../shared/text/copy-text';
import { curlCommand } from './curl-command';
import { useDeliveryActions } from './useDeliveryActions';

const COPIED_MS = 2_000;
const icon = { size: 14, strokeWidth: 1.6, 'aria-hidden': true } as const;

export interface DeliveryActionsProps {
  readonly webhook: WebhookView;
  readonly delivery: WebhookDeliveryView;
  readonly canEdit: boolean;
  /** Whether the delivery is beside the list rather than over it. */
  readonly isBeside: boolean;
  /** Shows another delivery, or closes this one. */
  readonly onShow: (number: number | null) => void;
}

/** Resend, Skip and Copy as curl; key R. */
export function DeliveryActions(props: DeliveryActionsProps) {
  const { delivery, canEdit, isBeside } = props;
  const { redeliver, skip, isBusy, isConfirming } = useDeliveryActions(props);
  const command = curlCommand(delivery);
  const canRedeliver = canEdit && command !== null;
  useCommand({
    ...{ id: 'delivery.redeliver', label: texts.redeliver, keys: 'r', isInDialog: !isBeside },
    when: canRedeliver && !isBusy && !isConfirming,
    run: () => void redeliver(),
  });
  return (
    <>
      {canRedeliver && (
        <Button
          size="small"
          aria-keyshortcuts="R"
          disabled={isBusy}
          startIcon={<Send {...icon} />}
          sx={buttonSx}
          onClick={() => void redeliver()}
        >
          {texts.redeliver}
        </Button>
      )}
      {canEdit && delivery.state === 'WAITING' && (
        <Button
          size="small"
          disabled={isBusy}
          startIcon={<SkipForward {...icon} />}
          sx={buttonSx}
          onClick={() => void skip()}
        >
          {texts.skip}
        </Button>
      )}
      {command !== null && <CopyCurlButton command={command} />}
    </>
  );
}

function CopyCurlButton({ command }: { readonly command: string }) {
  const [isCopied, setCopied] = useState(false);

  async function copy() {
    if (!(await copyText(command))) return;
    setCopied(true);
    setTimeout(() => {
      setCopied(false);
    }, COPIED_MS);
  }

  return (
    <Button
      size="small"
      startIcon={isCopied ? <Check {...icon} /> : <Terminal {...icon} />}
      sx={buttonSx}
      onClick={() => void copy()}
    >
      {isCopied ? appTexts.copied : texts.copyCurl}
    </Button>
  );
}

const buttonSx = { minHeight: { xs: 44, sm: 26 } } as const;

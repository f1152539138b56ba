import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';

import { appWebhookTexts as texts } from '@contracts/texts/app/webhooks';
import type { WebhookView } from '@contracts/views/webhook.view';

import { useToast } from '../../../shared/feedback/useToast';
import { TextInput } from '../../../shared/forms/TextInput';
import { CopyButton } from '../../../shared/text/CopyButton';
import { DateText } from '../../../shared/text/values';
import { useRevealWebhookSecretMutation } from '../webhooks.api';
import { RotateSecretDialog } from './RotateSecretDialog';

const HIDDEN = 'whsec_••••••••••••••••';

/** The secret, masked until revealed; revealing it is recorded. */
export function SecretPanel({ webhook }: { readonly webhook: WebhookView }) {
  const [revealed, setRevealed] = useState<{ secret: string; version: number } | null>(null);
  const [isRotating, setRotating] = useState(false);
  const [reveal, { isLoading }] = useRevealWebhookSecretMutation();
  const toast = useToast();
  const { version } = webhook;
  // after a rotation by someone else it is no longer the secret
  const secret = revealed?.version === version ? revealed.secret : null;

  async function show() {
    const { data, error } = await reveal(webhook.id);
    if (data) setRevealed({ secret: data.secret, version });
    else toast.failure(error, texts.showFailed);
  }

  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <TextInput
        label={texts.secret}
        value={secret ?? HIDDEN}
        readOnly
        help={<SecretHelp overlapEndsAt={webhook.overlapEndsAt} />}
        endAdornment={secret !== null && <CopyButton text={secret} label={texts.copySecret} />}
      />
      <Box sx={{ display: 'flex', gap: 2 }}>
        {secret === null && (
          <Button size="small" disabled={isLoading} onClick={() => void show()}>
            {texts.show}
          </Button>
        )}
        <Button
          size="small"
          onClick={() => {
            setRotating(true);
          }}
        >
          {texts.rotate}
        </Button>
      </Box>
      {isRotating && (
        <RotateSecretDialog
          webhook={webhook}
          onClose={() => {
            setRotating(false);
            setRevealed(null);
          }}
        />
      )}
    </Box>
  );
}

const SecretHelp = ({ overlapEndsAt }: Pick<WebhookView, 'overlapEndsAt'>) =>
  overlapEndsAt === null ? (
    texts.secretHelp
  ) : (
    <>
      {texts.overlapEnds} <DateText value={overlapEndsAt} show="date-minute" />
    </>
  );

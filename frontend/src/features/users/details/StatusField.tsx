import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Mail } from 'lucide-react';

import type { UserStatus } from '@contracts/rules/user-status';
import { appUserTexts as texts } from '@contracts/texts/app/users';
import { userTexts } from '@contracts/texts/spec/users';
import type { UserView } from '@contracts/views/user.view';

import { FormField } from '../../../shared/forms/FormField';
import { NativeSelectInput } from '../../../shared/forms/NativeSelectInput';
import { useSaveFeedback } from '../../../shared/forms/useSaveFeedback';
import { useResendVerificationMutation } from '../users.api';

export interface StatusFieldProps {
  readonly user: UserView;
  readonly value: UserStatus;
  /** USER-20 to USER-24: statuses it can change to. */
  readonly choices: readonly UserStatus[];
  readonly isOwn: boolean;
  readonly error: string | undefined;
  readonly onChange: (status: UserStatus) => void;
}

/** Status and, while the email is unconfirmed, a button to resend the verification (USER-26). */
export function StatusField({ user, value, choices, isOwn, error, onChange }: StatusFieldProps) {
  const isWaiting = user.status === 'PENDING' || user.status === 'CREATED';
  const help = isOwn ? texts.ownStatus : isWaiting ? texts.waiting : undefined;
  return (
    <Box className="wide" sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
      <Box sx={{ width: 1 }}>
        <FormField label={texts.status} error={error} help={help}>
          {(field) => (
            <NativeSelectInput
              {...field}
              value={value}
              options={choices.map((status) => ({ value: status, label: statusText(status) }))}
              onChange={(status) => {
                onChange(choices.find((choice) => choice === status) ?? value);
              }}
            />
          )}
        </FormField>
      </Box>
      {isWaiting && <ResendButton userId={user.id} />}
    </Box>
  );
}

/** 'Locked' */
const statusText = (status: UserStatus): string => status.charAt(0) + status.slice(1).toLowerCase();

function ResendButton({ userId }: { readonly userId: number }) {
  const [resend, { isLoading }] = useResendVerificationMutation();
  const reportSave = useSaveFeedback();
  return (
    <Button
      startIcon={<Mail size={14} aria-hidden />}
      aria-disabled={isLoading} // a button disabled while focused would lose the focus
      onClick={() => {
        if (!isLoading) {
          void reportSave(resend(userId), { done: texts.resent, failed: texts.resendFailed });
        }
      }}
    >
      {userTexts.resend}
    </Button>
  );
}

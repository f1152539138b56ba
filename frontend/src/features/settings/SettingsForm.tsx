import Box from '@mui/material/Box';
import Button from '@mui/material/Button';

import { appSettingsTexts as texts } from '@contracts/texts/app/settings';

import type { Failure } from '../../shared/api/api-error';
import { FailureAlert } from '../../shared/feedback/FailureAlert';
import { focusFirstError } from '../../shared/forms/focus-first-error';
import { useLeavePageGuard } from '../../shared/navigation/useLeavePageGuard';
import { SettingsSection, type SettingsSectionProps } from './SettingsSection';

export interface SettingsFormProps extends SettingsSectionProps {
  readonly isDirty: boolean;
  readonly isBusy?: boolean;
  /** Disables Save while false, as specified for emails (SETTINGS-84). */
  readonly canSave?: boolean;
  /** Error from the server. */
  readonly error?: Failure | string | undefined;
  readonly onSubmit: () => void;
  readonly onDiscard: () => void;
}

/** Form with its own Save button, shown only with unsaved changes. */
export function SettingsForm(props: SettingsFormProps) {
  const { isDirty, isBusy = false, canSave = true, error, onSubmit, onDiscard, ...section } = props;
  useLeavePageGuard(isDirty);

  return (
    <Box
      component="form"
      noValidate
      sx={{ '& + form > section': { borderTop: 1, borderColor: 'divider' } }}
      onSubmit={(event) => {
        event.preventDefault();
        if (isBusy || !isDirty || !canSave) return;
        onSubmit();
        focusFirstError(event.currentTarget);
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && (event.ctrlKey || event.metaKey))
          event.currentTarget.requestSubmit();
      }}
    >
      <SettingsSection {...section}>
        {error && (
          <Box sx={{ mb: 3 }}>
            <FailureAlert failure={error} />
          </Box>
        )}
        {props.children}
      </SettingsSection>
      {isDirty && (
        <Box sx={footerSx}>
          <Box role="status" sx={{ flex: 1, color: 'app.textMuted' }}>
            {texts.unsaved}
          </Box>
          <Button disabled={isBusy} onClick={onDiscard}>
            {texts.discard}
          </Button>
          <Button type="submit" variant="contained" disabled={isBusy || !canSave}>
            {texts.save}
          </Button>
        </Box>
      )}
    </Box>
  );
}

const footerSx = {
  position: 'sticky',
  bottom: 0,
  zIndex: 2,
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  maxWidth: 720,
  px: { xs: 3, sm: 5 },
  py: 3,
  borderTop: 1,
  borderColor: 'divider',
  bgcolor: 'background.paper',
} as const;

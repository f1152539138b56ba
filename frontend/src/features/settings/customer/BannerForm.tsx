import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { Megaphone } from 'lucide-react';
import { useState } from 'react';

import { cleanText } from '@contracts/rules/clean-text';
import { appEmailsTexts, appSettingsIntros } from '@contracts/texts/app/settings';
import { settingsPanelTexts, settingsTexts as texts } from '@contracts/texts/spec/settings';
import type { CustomerView } from '@contracts/views/organisation.view';

import { ContextStrip } from '../../../shared/feedback/ContextStrip';
import { TextInput } from '../../../shared/forms/TextInput';
import { SettingsForm } from '../SettingsForm';
import { useDraft, type Draft } from '../../../shared/forms/useDraft';
import { useSaveFeedback } from '../../../shared/forms/useSaveFeedback';
import { useSaveBannerMutation } from './customer.api';

interface Banner {
  readonly isBannerActive: boolean;
  readonly bannerMessage: string;
}

/** SETTINGS-88. */
const MAX_LENGTH = 255;

const bannerOf = ({ isBannerActive, bannerMessage }: CustomerView): Banner => ({
  isBannerActive,
  bannerMessage: bannerMessage ?? '',
});

/** SETTINGS-86 to SETTINGS-89: a message for the users of the customer's clients, with a preview. */
export function BannerForm({ customer }: { readonly customer: CustomerView }) {
  const draft = useDraft(bannerOf(customer), customer.version);
  const [isChecked, setChecked] = useState(false);
  const [save, { isLoading }] = useSaveBannerMutation();
  const reportSave = useSaveFeedback();
  const { isBannerActive, bannerMessage } = draft.form;
  const message = cleanText(bannerMessage);
  const problem = problemOf(message, isBannerActive);

  async function submit() {
    setChecked(true);
    if (problem !== undefined) return;
    draft.change({ bannerMessage: message ?? '' });
    const banner = { isBannerActive, bannerMessage: message };
    await reportSave(save({ customerId: customer.id, version: draft.version, ...banner }), {
      done: texts.bannerUpdated,
      failed: texts.bannerFailed,
      discard: draft.discard,
    });
  }

  return (
    <SettingsForm
      title={settingsPanelTexts.banner}
      intro={appSettingsIntros.banner}
      isDirty={draft.isDirty}
      isBusy={isLoading}
      onSubmit={() => void submit()}
      onDiscard={draft.discard}
    >
      <BannerFields
        {...draft}
        length={message?.length ?? 0}
        problem={isChecked || (message?.length ?? 0) > MAX_LENGTH ? problem : undefined}
      />
      {isBannerActive && message !== null && (
        <Box
          role="group"
          aria-label={appEmailsTexts.preview}
          sx={{ mt: 3, mx: { xs: -3, sm: -5 } }}
        >
          <ContextStrip tone="neutral" icon={Megaphone} lead={message} />
        </Box>
      )}
    </SettingsForm>
  );
}

interface BannerFieldsProps extends Draft<Banner> {
  readonly length: number;
  readonly problem: string | undefined;
}

const BannerFields = ({ form, change, length, problem }: BannerFieldsProps) => (
  <>
    <FormControlLabel
      label={appEmailsTexts.showBanner}
      control={
        <Switch
          checked={form.isBannerActive}
          onChange={(_event, isOn) => {
            change({ isBannerActive: isOn });
          }}
        />
      }
    />
    <Box sx={{ mt: 2 }}>
      <TextInput
        label={appEmailsTexts.message}
        multiline
        minRows={2}
        disabled={!form.isBannerActive}
        value={form.bannerMessage}
        error={problem}
        help={<CharacterCount value={length} />}
        onChange={({ target }) => {
          change({ bannerMessage: target.value });
        }}
      />
    </Box>
  </>
);

const CharacterCount = ({ value: length }: { readonly value: number }) => (
  <Box component="span" sx={{ display: 'block', textAlign: 'right' }}>
    {`${length}/${MAX_LENGTH}`}
  </Box>
);

function problemOf(message: string | null, isActive: boolean): string | undefined {
  if (message !== null && message.length > MAX_LENGTH) return texts.bannerTooLong;
  return isActive && message === null ? texts.bannerMissing : undefined;
}

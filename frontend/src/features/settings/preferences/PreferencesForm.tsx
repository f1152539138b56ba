import Box from '@mui/material/Box';

import { recordsPerPage } from '@contracts/requests/user-settings.request';
import { appPreferenceTexts, appSettingsIntros } from '@contracts/texts/app/settings';
import { settingsPanelTexts, settingsTexts as texts } from '@contracts/texts/spec/settings';
import type { CountryTimeZonesView, UserSettingsView } from '@contracts/views/user.view';

import { FormField } from '../../../shared/forms/FormField';
import { NativeSelectInput } from '../../../shared/forms/NativeSelectInput';
import { RegionFields } from '../../../shared/preferences/RegionFields';
import { UnitField } from '../../../shared/preferences/UnitField';
import { SettingsForm } from '../SettingsForm';
import { useDraft } from '../../../shared/forms/useDraft';
import { useSaveFeedback } from '../../../shared/forms/useSaveFeedback';
import { useSaveUserSettingsMutation } from '../user-settings.api';
import type { PreferencesDraft } from './preferences-draft';
import { PrinterFields } from './PrinterFields';

export interface PreferencesFormProps {
  readonly userId: number;
  readonly saved: UserSettingsView;
  readonly countries: readonly CountryTimeZonesView[];
}

export function PreferencesForm({ userId, saved, countries }: PreferencesFormProps) {
  const draft = useDraft<UserSettingsView>(saved, saved.version);
  const [save, { isLoading }] = useSaveUserSettingsMutation();
  const reportSave = useSaveFeedback();

  return (
    <SettingsForm
      title={settingsPanelTexts.userPreferences}
      intro={appSettingsIntros.userPreferences}
      isDirty={draft.isDirty}
      isBusy={isLoading}
      onSubmit={() =>
        void reportSave(
          save({ userId, settings: { ...draft.form, version: draft.version ?? saved.version } }),
          {
            done: texts.preferencesUpdated,
            failed: texts.preferencesFailed,
            discard: draft.discard,
          },
        )
      }
      onDiscard={draft.discard}
    >
      <Box sx={gridSx}>
        <Box className="wide">
          <UnitField
            value={draft.form.preferredUnit}
            onChange={(preferredUnit) => {
              draft.change({ preferredUnit });
            }}
          />
        </Box>
        <PageSizeField {...draft} name="consignmentRecordsPerPage" />
        <PageSizeField {...draft} name="manifestRecordsPerPage" />
        <RegionFields region={draft.form} countries={countries} onChange={draft.change} />
        <PrinterFields {...draft} />
      </Box>
    </SettingsForm>
  );
}

interface PageSizeFieldProps extends PreferencesDraft {
  readonly name: 'consignmentRecordsPerPage' | 'manifestRecordsPerPage';
}

/** SETTINGS-74. */
const PageSizeField = ({ name, form, change }: PageSizeFieldProps) => (
  <FormField label={appPreferenceTexts[name]}>
    {(field) => (
      <NativeSelectInput
        {...field}
        value={String(form[name])}
        options={recordsPerPage.map((size) => ({ value: String(size), label: String(size) }))}
        onChange={(size) => {
          change({ [name]: Number(size) });
        }}
      />
    )}
  </FormField>
);

const gridSx = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
  alignItems: 'start',
  gap: '14px 12px',
  '& .wide': { gridColumn: '1 / -1', minWidth: 0 },
} as const;

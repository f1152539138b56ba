import Alert from '@mui/material/Alert';

import { settingsPanelTexts, settingsTexts as texts } from '@contracts/texts/spec/settings';
import { appSettingsIntros } from '@contracts/texts/app/settings';

import { QueryResult } from '../frame/QueryResult';
import { SettingsSection } from '../SettingsSection';
import type { ClientPanelProps } from '../client-panel';
import { useFindCustomEmailQuery } from '../client-settings.api';
import { CustomEmailForm } from './CustomEmailForm';

/** SETTINGS-53 to SETTINGS-61: template of a client's emails to receivers. */
export function CustomEmailPanel({ clientId }: ClientPanelProps) {
  const query = useFindCustomEmailQuery(clientId);
  return (
    <QueryResult query={query}>
      {(saved) =>
        saved ? (
          <CustomEmailForm saved={saved} />
        ) : (
          <SettingsSection
            title={settingsPanelTexts.customEmail}
            intro={appSettingsIntros.customEmail}
          >
            <Alert severity="warning">{texts.customEmailOff}</Alert>
          </SettingsSection>
        )
      }
    </QueryResult>
  );
}

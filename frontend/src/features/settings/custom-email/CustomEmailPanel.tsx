import Alert from '@mui/material/Alert';

import { settingsPanelTexts, settingsTexts as texts } from '@contracts/texts/settings';
import { ownSettingsIntros } from '@contracts/texts/own-settings';

import { AnswerOf } from '../frame/AnswerOf';
import { SettingsSection } from '../frame/SettingsSection';
import type { ClientPanelProps } from '../client-panel';
import { useFindCustomEmailQuery } from '../client-settings.api';
import { CustomEmailForm } from './CustomEmailForm';

/** SETTINGS-53 to SETTINGS-61: how a client's mail to its receivers looks. */
export function CustomEmailPanel({ clientId }: ClientPanelProps) {
  const query = useFindCustomEmailQuery(clientId);
  return (
    <AnswerOf query={query}>
      {(saved) =>
        saved ? (
          <CustomEmailForm saved={saved} />
        ) : (
          <SettingsSection
            title={settingsPanelTexts.customEmail}
            intro={ownSettingsIntros.customEmail}
          >
            <Alert severity="warning">{texts.customEmailOff}</Alert>
          </SettingsSection>
        )
      }
    </AnswerOf>
  );
}

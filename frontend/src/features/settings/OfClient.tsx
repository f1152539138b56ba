import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

import { ownSettingsTexts as words } from '@contracts/texts/own-settings';
import { shellTexts } from '@contracts/texts/shell';

import { FormField } from '../../shared/forms/FormField';
import { NativeSelectInput } from '../../shared/forms/NativeSelectInput';
import { useClient } from '../../shared/session/useClient';
import { PanelSkeleton } from './frame/PanelSkeleton';
import { SettingsSection } from './frame/SettingsSection';

export interface OfClientProps {
  readonly title: string;
  readonly children: (clientId: number) => ReactNode;
}

/** What belongs to one client: whoever has several picks one first (SETTINGS-22). */
export function OfClient({ title, children }: OfClientProps) {
  const { clientId, choices, isReady, choose } = useClient();
  if (clientId !== undefined) return children(clientId);
  if (!isReady) return <PanelSkeleton />;

  return (
    <SettingsSection title={title} intro={shellTexts.selectClient}>
      <Box sx={{ maxWidth: 360 }}>
        <FormField label={words.client}>
          {(field) => (
            <NativeSelectInput
              {...field}
              value=""
              options={[
                { value: '', label: words.pickClient },
                ...choices.map(({ id, name }) => ({ value: String(id), label: name })),
              ]}
              onChange={(id) => {
                if (id !== '') choose(Number(id));
              }}
            />
          )}
        </FormField>
      </Box>
    </SettingsSection>
  );
}

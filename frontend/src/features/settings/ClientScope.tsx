import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

import { shellTexts } from '@contracts/texts/spec/shell';

import { ClientField } from '../../shared/session/ClientField';
import { useClient } from '../../shared/session/useClient';
import { PanelSkeleton } from './PanelSkeleton';
import { SettingsSection } from './SettingsSection';

export interface OfClientProps {
  readonly title: string;
  readonly children: (clientId: number) => ReactNode;
}

/** Settings of one client: users of several select one first (SETTINGS-22). */
export function ClientScope({ title, children }: OfClientProps) {
  const { clientId, isReady, choose } = useClient();
  if (clientId !== undefined) return children(clientId);
  if (!isReady) return <PanelSkeleton />;

  return (
    <SettingsSection title={title} intro={shellTexts.selectClient}>
      <Box sx={{ maxWidth: 360 }}>
        <ClientField
          value={null}
          onChange={(id) => {
            if (id !== null) choose(id);
          }}
        />
      </Box>
    </SettingsSection>
  );
}

import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

import { shellTexts } from '@contracts/texts/shell';

import { ClientField } from '../../shared/session/ClientField';
import { useClient } from '../../shared/session/useClient';
import { PanelSkeleton } from './frame/PanelSkeleton';
import { SettingsSection } from './frame/SettingsSection';

export interface OfClientProps {
  readonly title: string;
  readonly children: (clientId: number) => ReactNode;
}

/** What belongs to one client: whoever has several picks one first (SETTINGS-22). */
export function OfClient({ title, children }: OfClientProps) {
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

import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

import { shellTexts } from '@contracts/texts/spec/shell';

import { ErrorState } from '../../shared/feedback/ErrorState';
import { ActingFor } from '../../shared/session/ActingFor';
import { ClientField } from '../../shared/session/ClientField';
import { useClient } from '../../shared/session/useClient';
import { PanelSkeleton } from './PanelSkeleton';
import { SettingsSection } from './SettingsSection';

export interface ClientScopeProps {
  readonly title: string;
  readonly children: (clientId: number) => ReactNode;
}

/** Settings of one client: users with several clients select one first (SETTINGS-22). */
export function ClientScope({ title, children }: ClientScopeProps) {
  const { clientId, isReady, failure, choose } = useClient();
  if (clientId !== undefined)
    return (
      <>
        <Box sx={{ px: { xs: 3, sm: 5 }, pt: 3, '&:empty': { display: 'none' } }}>
          <ActingFor clientId={clientId} />
        </Box>
        {children(clientId)}
      </>
    );
  if (failure) return <ErrorState {...failure} />;
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

import Box from '@mui/material/Box';
import { Cable } from 'lucide-react';

import { integrationTexts as texts } from '@contracts/texts/spec/integrations';
import { appIntegrationTexts } from '@contracts/texts/app/integrations';
import type { ClientIntegrationView } from '@contracts/views/client-integration.view';

import { NoRecords } from '../../shared/feedback/NoRecords';
import { CardSelect } from '../../shared/grid/CardSelect';
import { queryProps } from '../../shared/grid/query-props';
import { EntityGrid } from '../../shared/grid/EntityGrid';
import { RowName } from '../../shared/grid/RowName';
import { integrationColumns } from './integration-columns';
import type { IntegrationList } from './useIntegrations';

export interface IntegrationGridProps {
  readonly integrations: IntegrationList;
  readonly onOpen: (integration: ClientIntegrationView) => void;
}

/** Table of a client's integrations, with single selection (INTEG-10). */
export function IntegrationGrid({ integrations, onOpen }: IntegrationGridProps) {
  const { list, listQuery, rows, total, selection, canEdit, canDelete } = integrations;
  const open = canEdit ? onOpen : null;

  return (
    <EntityGrid
      label={texts.title}
      columns={integrationColumns(open)}
      rows={rows}
      total={total}
      query={list.query}
      onQueryChange={list.change}
      {...queryProps(listQuery, appIntegrationTexts.fetchFailed)}
      empty={
        <NoRecords
          icon={Cable}
          title={texts.empty}
          firstUse={integrations.canAdd ? appIntegrationTexts.firstUse : null}
          isFiltered={integrations.isFiltered}
          onClear={integrations.clearSearch}
        />
      }
      {...((canEdit || canDelete) && { selection })}
      {...(open && { onRowOpen: open })}
      renderCard={(row) => (
        <IntegrationCard integration={row} integrations={integrations} onOpen={open} />
      )}
    />
  );
}

interface IntegrationCardProps {
  readonly integration: ClientIntegrationView;
  readonly integrations: IntegrationList;
  readonly onOpen: ((integration: ClientIntegrationView) => void) | null;
}

/** Card of an integration, for phones. */
function IntegrationCard({ integration, integrations, onOpen }: IntegrationCardProps) {
  const { id, server, port, username, path, notificationEmail } = integration;
  const { selection, canEdit, canDelete } = integrations;
  return (
    <Box sx={{ display: 'grid', gap: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, minWidth: 0, fontWeight: 500 }}>
        {(canEdit || canDelete) && <CardSelect id={id} name={server} selection={selection} />}
        {onOpen ? (
          <RowName
            name={server}
            onClick={() => {
              onOpen(integration);
            }}
          />
        ) : (
          server
        )}
      </Box>
      <Box sx={{ color: 'text.secondary' }}>
        {`${integration.integrationType}, ${integration.transferType}, ${username}, ${appIntegrationTexts.port} ${port}`}
      </Box>
      <Box sx={{ color: 'app.textMuted' }}>
        {[path, notificationEmail].filter((text) => text !== null).join(', ')}
      </Box>
    </Box>
  );
}

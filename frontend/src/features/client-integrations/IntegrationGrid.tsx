import Box from '@mui/material/Box';
import { Cable } from 'lucide-react';

import { integrationTexts as texts } from '@contracts/texts/integrations';
import { ownIntegrationTexts as words } from '@contracts/texts/own-integrations';
import type { ClientIntegrationView } from '@contracts/views/client-integration.view';

import { NoRecords } from '../../shared/feedback/NoRecords';
import { CardSelect } from '../../shared/grid/CardSelect';
import { answerProps } from '../../shared/grid/answer-props';
import { EntityGrid } from '../../shared/grid/EntityGrid';
import { RowName } from '../../shared/grid/RowName';
import { integrationColumns } from './integration-columns';
import type { IntegrationList } from './useIntegrations';

export interface IntegrationGridProps {
  readonly integrations: IntegrationList;
  readonly onOpen: (integration: ClientIntegrationView) => void;
}

/** The integrations of a client; one row is selected at a time (INTEG-10). */
export function IntegrationGrid({ integrations, onOpen }: IntegrationGridProps) {
  const { list, answer, rows, total, selection, mayEdit, mayDelete } = integrations;
  const open = mayEdit ? onOpen : null;

  return (
    <EntityGrid
      label={texts.title}
      columns={integrationColumns(open)}
      rows={rows}
      total={total}
      query={list.query}
      onQueryChange={list.change}
      {...answerProps(answer, words.fetchFailed)}
      empty={
        <NoRecords
          icon={Cable}
          title={texts.empty}
          firstUse={words.firstUse}
          isFiltered={integrations.isFiltered}
          onClear={integrations.clearSearch}
        />
      }
      {...((mayEdit || mayDelete) && { selection })}
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

/** An integration on a phone. */
function IntegrationCard({ integration, integrations, onOpen }: IntegrationCardProps) {
  const { id, server, port, username, path, notificationEmail } = integration;
  const { selection, mayEdit, mayDelete } = integrations;
  return (
    <Box sx={{ display: 'grid', gap: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, minWidth: 0, fontWeight: 500 }}>
        {(mayEdit || mayDelete) && <CardSelect id={id} name={server} selection={selection} />}
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
        {`${integration.integrationType}, ${integration.transferType}, ${username}, ${words.port} ${port}`}
      </Box>
      <Box sx={{ color: 'app.textMuted' }}>
        {[path, notificationEmail].filter((text) => text !== null).join(', ')}
      </Box>
    </Box>
  );
}

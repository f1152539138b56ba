import { integrationTexts as texts } from '@contracts/texts/spec/integrations';

import { Page } from '../../shared/layout/Page';
import { UrlClientScope } from '../../shared/navigation/UrlClientScope';
import { Connections } from './Connections';

/** INTEG-01: a client's data exchange. */
export const IntegrationsPage = () => (
  <UrlClientScope>
    {(client) => (
      <Page title={texts.title} subtitle={client.clientName}>
        <Connections client={client} />
      </Page>
    )}
  </UrlClientScope>
);

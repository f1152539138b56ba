import Box from '@mui/material/Box';
import { Unplug } from 'lucide-react';
import { Suspense, useEffect, useEffectEvent, useState } from 'react';

import { appWebhookTexts as texts } from '@contracts/texts/app/webhooks';
import { webhooksTitle } from '@contracts/texts/app/webhooks-title';

import { messageOf } from '../../shared/api/api-error';
import { EmptyState } from '../../shared/feedback/EmptyState';
import { ErrorState } from '../../shared/feedback/ErrorState';
import { SkeletonLines } from '../../shared/feedback/SkeletonLines';
import { Page } from '../../shared/layout/Page';
import { useIsPhone } from '../../shared/layout/useIsPhone';
import { lazy } from '../../shared/loading/lazy';
import { useIsMultiClientList } from '../../shared/session/several-clients';
import { EventReaders } from './EventReaders';
import { FirstUse } from './FirstUse';
import { useWebhooks, type Webhooks } from './useWebhooks';
import { WebhookDetail } from './WebhookDetail';
import { WebhookList } from './WebhookList';

const AddWebhookDialog = lazy(async () => ({
  default: (await import('./adding/AddWebhookDialog')).AddWebhookDialog,
}));

const LINES = 6;

/** Subscriptions to public events: a list, and the selected one beside it. */
export function WebhooksPage() {
  const webhooks = useWebhooks();
  const [isAdding, setAdding] = useState(false);
  const [addedId, setAddedId] = useState<number | null>(null);
  const add = () => {
    setAddedId(null);
    setAdding(true);
  };
  const showAdded = useEffectEvent(() => {
    if (addedId !== null) webhooks.select(addedId);
  });
  useEffect(() => {
    // not while its dialog is open: that asks for confirmation itself
    if (!isAdding) showAdded();
  }, [isAdding]);
  return (
    <Page title={webhooksTitle} subtitle={texts.subtitle}>
      <Content webhooks={webhooks} onAdd={add} />
      {isAdding && (
        <Suspense fallback={null}>
          <AddWebhookDialog
            clientId={webhooks.clientId}
            onAdded={setAddedId}
            onClose={() => {
              setAdding(false);
            }}
          />
        </Suspense>
      )}
    </Page>
  );
}

interface ContentProps {
  readonly webhooks: Webhooks;
  readonly onAdd: () => void;
}

function Content({ webhooks, onAdd }: ContentProps) {
  const { list, selected, canAdd, listQuery: query } = webhooks;
  const spansClients = useIsMultiClientList();
  const isPhone = useIsPhone();
  if (!list && query.error)
    return (
      <ErrorState
        message={messageOf(query.error, texts.loadFailed)}
        onRetry={() => void query.refetch()}
      />
    );
  if (!list)
    return (
      <Box sx={{ px: 5 }}>
        <SkeletonLines count={LINES} />
      </Box>
    );
  const readers = <EventReaders clientId={webhooks.clientId} isClientShown={spansClients} />;
  if (list.length === 0)
    return (
      <>
        <FirstUse onAdd={canAdd ? onAdd : undefined} />
        {readers}
      </>
    );
  return (
    <Box sx={columnsSx}>
      <Box sx={listColumnSx}>
        <WebhookList webhooks={webhooks} onAdd={onAdd} />
        {!isPhone && readers}
      </Box>
      {selected ? (
        <WebhookDetail key={selected.id} webhook={selected} />
      ) : (
        <NotListed isLoading={query.isFetching} />
      )}
      {isPhone && readers}
    </Box>
  );
}

/** Shown for a subscription that is not in the list; no other one is shown in its place. */
const NotListed = ({ isLoading }: { readonly isLoading: boolean }) =>
  isLoading ? (
    <Box sx={{ px: 5 }}>
      <SkeletonLines count={LINES} />
    </Box>
  ) : (
    <EmptyState icon={Unplug} title={texts.notListed} reason={texts.notListedReason} />
  );

const listColumnSx = {
  minHeight: 0,
  display: 'grid',
  gridTemplateRows: { sm: 'minmax(0, auto) fit-content(40%) 1fr' },
  borderRight: { sm: 1 },
  borderColor: { sm: 'divider' },
  bgcolor: { sm: 'app.sunken' },
} as const;

/** On a phone the page scrolls as a whole. */
const columnsSx = {
  flex: 1,
  minHeight: 0,
  display: { xs: 'block', sm: 'grid' },
  overflow: { xs: 'auto', sm: 'visible' },
  gridTemplateColumns: { sm: '228px minmax(0, 1fr)' },
  gridTemplateRows: { sm: 'minmax(0, 1fr)' },
  borderTop: { sm: 1 },
  borderColor: { sm: 'divider' },
} as const;

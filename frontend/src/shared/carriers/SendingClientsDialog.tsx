import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { Store } from 'lucide-react';

import { clientAccountTexts } from '@contracts/texts/spec/client-accounts';
import { appSendingClientTexts as texts } from '@contracts/texts/app/carriers';
import { appTexts } from '@contracts/texts/app/common';
import type { SendingClientView } from '@contracts/views/organisation.view';

import { messageOf } from '../api/api-error';
import { EmptyState } from '../feedback/EmptyState';
import { ErrorState } from '../feedback/ErrorState';
import { FormDialog } from '../forms/FormDialog';
import { Tag } from '../status/Tag';
import { interpolate } from '../text/format';
import { useListSendingClientsQuery, type CarrierOrAccount } from './carriers.api';

export interface SendingClientsDialogProps {
  readonly carrierOrAccount: CarrierOrAccount;
  /** Name of the carrier or account. */
  readonly name: string;
  readonly onClose: () => void;
}

/**
 * ACCT-04, ACCT-15, CARRIER-08: clients that ship with a carrier or on an account, and whether their manifests are
 * sent.
 */
export function SendingClientsDialog({
  carrierOrAccount,
  name,
  onClose,
}: SendingClientsDialogProps) {
  return (
    <FormDialog
      size="sm"
      title={interpolate(texts.title, { name })}
      closeLabel={appTexts.close}
      onSubmit={onClose}
      onClose={onClose}
    >
      <Clients carrierOrAccount={carrierOrAccount} />
    </FormDialog>
  );
}

function Clients({ carrierOrAccount }: Pick<SendingClientsDialogProps, 'carrierOrAccount'>) {
  const { data, error, refetch } = useListSendingClientsQuery(carrierOrAccount, {
    refetchOnMountOrArgChange: true,
  });
  return (
    <>
      {error && (
        <ErrorState message={messageOf(error, texts.loadFailed)} onRetry={() => void refetch()} />
      )}
      {!data && !error && <Skeleton variant="rounded" height={64} aria-label={appTexts.loading} />}
      {data && <ClientLines clients={data} />}
    </>
  );
}

function ClientLines({ clients }: { readonly clients: readonly SendingClientView[] }) {
  if (clients.length === 0)
    return <EmptyState icon={Store} title={clientAccountTexts.empty} reason={texts.none} />;
  return (
    <Box component="ul" sx={listSx}>
      {clients.map((client, index) => (
        <ClientLine key={index} client={client} />
      ))}
    </Box>
  );
}

const ClientLine = ({ client }: { readonly client: SendingClientView }) => (
  <li>
    <Box component="span" sx={{ flex: 1, overflowWrap: 'anywhere' }}>
      {client.name}
    </Box>
    <Tag tone={client.isManifestingActive ? 'done' : 'neutral'}>
      {client.isManifestingActive ? texts.manifesting : texts.notManifesting}
    </Tag>
  </li>
);

const listSx = {
  m: 0,
  p: 0,
  listStyle: 'none',
  '& li': { display: 'flex', alignItems: 'center', gap: 3, py: '9px' },
  '& li + li': { borderTop: 1, borderColor: 'divider' },
} as const;

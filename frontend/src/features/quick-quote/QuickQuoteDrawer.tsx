import { skipToken } from '@reduxjs/toolkit/query';

import { shellTexts } from '@contracts/texts/spec/shell';

import { messageOf } from '../../shared/api/api-error';
import { ErrorState } from '../../shared/feedback/ErrorState';
import { useGetDefaultAddressQuery } from '../../shared/addresses/addresses.api';
import { useConfirm } from '../../shared/feedback/useConfirm';
import { SkeletonLines } from '../../shared/feedback/SkeletonLines';
import { useListCustomItemsQuery, useListItemTypesQuery } from '../../shared/goods/goods.api';
import { SideDrawer } from '../../shared/layout/SideDrawer';
import type { ToolDialogProps } from '../../shared/navigation/tool-dialog';
import {
  unsavedChangesConfirmation,
  useLeavePageGuard,
} from '../../shared/navigation/useLeavePageGuard';
import { ActingFor } from '../../shared/session/ActingFor';
import { ClientField } from '../../shared/session/ClientField';
import { useClient } from '../../shared/session/useClient';
import { useOwnedState } from '../../shared/session/useOwnedState';
import { usePermission } from '../../shared/session/usePermission';
import { useSession } from '../../shared/session/useSession';
import { QuoteEditor, type QuoteEditorProps } from './QuoteEditor';

/** QUOTE: prices a shipment without creating a consignment. */
export function QuickQuoteDrawer({ onClose }: ToolDialogProps) {
  const { clientId } = useClient();
  const [isDirty, setDirty] = useOwnedState<boolean>(clientId ?? null);
  const leave = useQuoteLeaveGuard(isDirty === true, onClose);
  return (
    <SideDrawer
      title={shellTexts.quickQuote}
      width={760}
      tools={<ActingFor clientId={clientId ?? null} />}
      onClose={() => void leave.close()}
    >
      {clientId === undefined ? (
        <ClientChoice />
      ) : (
        <ClientQuote
          key={clientId}
          clientId={clientId}
          onDirty={setDirty}
          onOpened={leave.removeGuard}
        />
      )}
    </SideDrawer>
  );
}

/** Asks before a quote that was not saved is closed, or left by a link, the back button or a reload. */
function useQuoteLeaveGuard(isDirty: boolean, onClose: () => void) {
  const confirm = useConfirm();
  const removeGuard = useLeavePageGuard(isDirty, { param: 'dialog' });
  return {
    close: async () => {
      if (!isDirty || (await confirm({ ...unsavedChangesConfirmation, isDestructive: true })))
        onClose();
    },
    removeGuard,
  };
}

/** A quote belongs to one client: users with several clients select one. */
function ClientChoice() {
  const { choose } = useClient();
  return (
    <div style={{ padding: '0 20px' }}>
      <ClientField
        value={null}
        onChange={(id) => {
          if (id !== null) choose(id);
        }}
      />
    </div>
  );
}

interface ClientQuoteProps extends Omit<QuoteEditorProps, 'context'> {
  readonly clientId: number;
}

function ClientQuote({ clientId, ...events }: ClientQuoteProps) {
  const { context, error, refetch } = useQuoteContext(clientId);
  if (context) return <QuoteEditor context={context} {...events} />;
  if (!error) return <SkeletonLines count={8} />;
  return (
    <ErrorState
      message={messageOf(error, 'The item types could not be loaded')}
      onRetry={() => void refetch()}
    />
  );
}

/** Initial data for a client's quote; custom items and default address are omitted if the user cannot read them. */
function useQuoteContext(clientId: number) {
  const unit = useSession().claims?.preferredUnit ?? 'CM';
  const { data: types, error, refetch } = useListItemTypesQuery(clientId);
  const { data: defaultAddress = null, isLoading: isAddressLoading } =
    useGetDefaultAddressQuery(clientId);
  const canReadCustom = usePermission('READ_ITEM_TEMPLATE', clientId);
  const custom = useListCustomItemsQuery(canReadCustom ? clientId : skipToken);
  const { data: customItems = [], isLoading } = custom;
  const isReady = types !== undefined && !isAddressLoading && !isLoading;
  return {
    context: isReady && { clientId, types, customItems, unit, defaultAddress },
    error,
    refetch,
  };
}

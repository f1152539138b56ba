import { useDispatch } from 'react-redux';

import type { ClientChoiceView } from '@contracts/views/session.view';

import type { AppRoute } from '../navigation/app-route';
import { whenMayLeave } from '../navigation/GuardedNavigation';
import { holds } from './permissions';
import { useListClientChoicesQuery } from './session.api';
import { clientChosen, type ChosenClient } from './session.slice';
import { useSession } from './useSession';

const none: readonly ClientChoiceView[] = [];

function useChoices() {
  const { permissions, claims } = useSession();
  return useListClientChoicesQuery(
    { permission: 'READ_CLIENT', isSuperAdmin: claims?.isSuperAdmin ?? false },
    {
      skip: !holds(permissions, 'READ_CLIENT'),
      // avoids re-rendering cells while the choices refetch
      selectFromResult: ({ data, isLoading }) => ({ data, isLoading }),
    },
  );
}

/** Clients the user can select; empty for a user of one client without READ_CLIENT. */
export const useClientChoices = (): readonly ClientChoiceView[] => useChoices().data ?? none;

export interface CurrentClient {
  /** Undefined while none is selected: lists then show every client in scope. */
  readonly clientId: number | undefined;
  readonly clientName: string | undefined;
  readonly choices: readonly ClientChoiceView[];
  /** The choices have loaded, or there are none. */
  readonly isReady: boolean;
  /** SHELL-67: READ_CLIENT and several clients. */
  readonly canChoose: boolean;
  /** The user's own client is a parent account. */
  readonly hasChildClients: boolean;
  /** SHELL-68: a parent account that has not selected a client yet. */
  readonly mustChoose: boolean;
  readonly choose: (client: ChosenClient) => void;
}

/** SHELL-68: whether a screen still needs a client to be selected. */
export function isClientMissing(
  { canChoose, clientId, mustChoose }: Pick<CurrentClient, 'canChoose' | 'clientId' | 'mustChoose'>,
  need: AppRoute['client'],
): boolean {
  if (need === undefined || need === 'fixed') return false;
  return need === 'required' ? canChoose && clientId === undefined : mustChoose;
}

function ownClientId(clientId: number | null | undefined, clientIds: number[] | undefined) {
  return clientId ?? (clientIds?.length === 1 ? clientIds[0] : undefined);
}

/** The selected client, and how to change it. */
export function useClient(): CurrentClient {
  const { claims, client, clientSettings } = useSession();
  const { data: choices = none, isLoading } = useChoices();
  const dispatch = useDispatch();

  const own = ownClientId(claims?.clientId, claims?.clientIds);
  const canChoose = choices.length > 1;
  const hasChildClients = choices.some(({ parentId }) => parentId !== null && parentId === own);
  const chosen = typeof client === 'number' ? client : undefined;
  const clientId = canChoose ? chosen : own;
  const nameOf = (id: number | undefined) =>
    choices.find((choice) => choice.id === id)?.name ??
    clientSettings.find((settings) => settings.clientId === id)?.name;

  return {
    clientId,
    clientName: nameOf(clientId),
    choices,
    isReady: !isLoading,
    canChoose,
    hasChildClients,
    mustChoose: hasChildClients && client === null,
    // another client replaces the forms on the screen
    choose: (next) => void whenMayLeave(() => dispatch(clientChosen(next))),
  };
}

import { useMemo } from 'react';
import { useDispatch } from 'react-redux';

import { isTestClient } from '@contracts/rules/test-environment';
import { appTexts } from '@contracts/texts/app/common';
import { appTestTexts as texts } from '@contracts/texts/app/test-environments';
import type {
  ClientChoiceView,
  ClientSettingsView,
  TokenClaims,
} from '@contracts/views/session.view';

import { messageOf } from '../api/api-error';
import type { ErrorStateProps } from '../feedback/ErrorState';
import type { AppRoute } from '../navigation/app-route';
import { confirmLeaving } from '../navigation/GuardedNavigation';
import { interpolate } from '../text/format';
import { hasPermission } from './permissions';
import { useListClientChoicesQuery } from './session.api';
import { clientChosen, type ChosenClient } from './session.slice';
import { useSession } from './useSession';

const none: readonly ClientChoiceView[] = [];

function useChoices() {
  const { permissions, claims, client } = useSession();
  const hasChoices = hasPermission(permissions, 'READ_CLIENT');
  const {
    data: clients,
    reason,
    refetch,
  } = useListClientChoicesQuery(
    { permission: 'READ_CLIENT', isSuperAdmin: claims?.isSuperAdmin ?? false },
    {
      skip: !hasChoices,
      // avoids re-rendering cells while the choices are refetched
      selectFromResult: ({ data: choices, error }) => ({
        data: choices,
        // stays while the choices are reloaded
        reason: error && messageOf(error, appTexts.clientsFailed),
      }),
    },
  );
  const isReady = !hasChoices || clients !== undefined;
  const selected = isReady ? withCurrentTestData(client, clients ?? none) : null;
  const data = useMemo(() => clients && withTestData(clients, selected), [clients, selected]);
  return { data, selected, isReady, reason, refetch };
}

/**
 * Clients the user can select, with the test data if that is selected; empty for a user of one client without
 * READ_CLIENT.
 */
export const useClientChoices = (): readonly ClientChoiceView[] => useChoices().data ?? none;

export interface CurrentClient {
  /** Undefined until `isReady`, and while none is selected: lists then show every client in scope. */
  readonly clientId: number | undefined;
  readonly clientName: string | undefined;
  readonly choices: readonly ClientChoiceView[];
  /** Whether the choices have loaded, or there are none; until then the acting client is unknown. */
  readonly isReady: boolean;
  /** Set when the choices could not be loaded. */
  readonly failure?: Pick<ErrorStateProps, 'message' | 'reason' | 'onRetry'>;
  /** SHELL-67: READ_CLIENT and several clients, or one with test data. */
  readonly canChoose: boolean;
  /** The client whose test data is selected. */
  readonly testOf: ClientChoiceView | undefined;
  /** Whether the user's own client is a parent account. */
  readonly hasChildClients: boolean;
  /** SHELL-68: a parent account that has not selected a client yet, or test data that no longer exists is selected. */
  readonly mustChoose: boolean;
  readonly choose: (client: ChosenClient) => void;
}

/** SHELL-68: whether a screen still needs a client to be selected. */
export function isClientMissing(
  { canChoose, clientId, mustChoose }: Pick<CurrentClient, 'canChoose' | 'clientId' | 'mustChoose'>,
  requirement: AppRoute['client'],
): boolean {
  if (requirement === undefined || requirement === 'fixed') return false;
  return requirement === 'required' ? canChoose && clientId === undefined : mustChoose;
}

/** Staff of a customer have no client of their own: if they can select only one, it is selected. */
function ownClientId(claims: TokenClaims | null, choices: readonly ClientChoiceView[]) {
  const only = <Item>(items: readonly Item[] = []) => (items.length === 1 ? items[0] : undefined);
  return claims?.clientId ?? only(claims?.clientIds) ?? only(liveClients(choices))?.id;
}

const nameOf = (
  clientId: number | undefined,
  choices: readonly ClientChoiceView[],
  settings: readonly ClientSettingsView[],
): string | undefined =>
  choices.find(({ id }) => id === clientId)?.name ??
  settings.find((entry) => entry.clientId === clientId)?.name;

const liveClients = (choices: readonly ClientChoiceView[]) =>
  choices.filter(({ id }) => !isTestClient(id));

type Loading = Pick<ReturnType<typeof useChoices>, 'isReady' | 'reason' | 'refetch'>;

const failureOf = ({ isReady, reason, refetch }: Loading): Pick<CurrentClient, 'failure'> =>
  reason === undefined || isReady
    ? {}
    : { failure: { message: appTexts.clientsFailed, reason, onRetry: () => void refetch() } };

function selectionOf(
  selected: ChosenClient,
  choices: readonly ClientChoiceView[],
  homeClientId: number | undefined,
) {
  const hasSeveral = liveClients(choices).length > 1;
  // a deleted client, or one no longer in scope, cannot stay selected
  const chosen = choices.find(({ id }) => id === selected)?.id;
  // live data is never shown instead: whatever the user enters next would be saved as real data
  const isTestDataGone = isTestSelection(selected) && chosen === undefined && choices.length > 0;
  return {
    chosen,
    clientId: hasSeveral || isTestDataGone ? chosen : (chosen ?? homeClientId),
    isTestDataGone,
    canChoose: hasSeveral || isTestDataGone || choices.some(({ testId }) => isTestClient(testId)),
  };
}

/** The selected client, with its setter. */
export function useClient(): CurrentClient {
  const { claims, client, clientSettings } = useSession();
  const { data: choices = none, selected, isReady, reason, refetch } = useChoices();
  const dispatch = useDispatch();

  const homeClientId = ownClientId(claims, choices);
  const { chosen, clientId, isTestDataGone, canChoose } = selectionOf(
    selected,
    choices,
    homeClientId,
  );
  const hasChildClients = choices.some(
    ({ parentId }) => parentId !== null && parentId === homeClientId,
  );
  return {
    clientId: isReady ? clientId : undefined,
    clientName: isReady ? nameOf(clientId, choices, clientSettings) : undefined,
    choices,
    isReady,
    ...failureOf({ isReady, reason, refetch }),
    canChoose,
    testOf: clientOfTestData(choices, chosen),
    hasChildClients,
    mustChoose: isTestDataGone || (hasChildClients && client !== 'all' && chosen === undefined),
    // another client replaces the forms on the screen
    choose: (next) => void confirmLeaving(() => dispatch(clientChosen(next))),
  };
}

/** The client whose test data is selected; undefined for any other selection. */
const clientOfTestData = (
  choices: readonly ClientChoiceView[],
  chosen: ChosenClient | undefined,
): ClientChoiceView | undefined =>
  typeof chosen === 'number' ? choices.find(({ testId }) => testId === chosen) : undefined;

/** Adds the selected test environment to the clients, since the portal treats it as a client. */
function withTestData(
  choices: readonly ClientChoiceView[],
  chosen: ChosenClient,
): readonly ClientChoiceView[] {
  const tested = clientOfTestData(choices, chosen);
  if (!tested?.testId) return choices;
  const name = interpolate(texts.testDataOf, { client: tested.name });
  return [...choices, { ...tested, id: tested.testId, name, parentId: null, testId: null }];
}

const isTestSelection = (client: ChosenClient): client is number =>
  typeof client === 'number' && isTestClient(client);

/**
 * Replaces a selection of test data that has been reset (by the user, a colleague or in another tab) with the new test
 * data. With several clients it may belong to any of them: the selection stays unchanged, and the user has to choose.
 */
function withCurrentTestData(
  client: ChosenClient,
  choices: readonly ClientChoiceView[],
): ChosenClient {
  if (!isTestSelection(client)) return client;
  const [only, ...others] = choices;
  return only?.testId && others.length === 0 ? only.testId : client;
}

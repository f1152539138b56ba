import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

import type {
  ClientSettingsView,
  ColumnChoice,
  PermissionView,
  TokenClaims,
  UserPreferenceView,
} from '@contracts/views/session.view';

import { readClaims } from './token';

/** Spec part 1, section 9: default time zone. */
export const DEFAULT_TIME_ZONE = 'Australia/Sydney';

/** The selected client: one, all, or none yet. */
export type ChosenClient = number | 'all' | null;

export interface SessionState {
  readonly token: string | null;
  readonly claims: TokenClaims | null;
  readonly permissions: readonly PermissionView[];
  readonly clientSettings: readonly ClientSettingsView[];
  readonly preference: UserPreferenceView | null;
  readonly client: ChosenClient;
  /** Whether permissions, preferences and settings have loaded; until then the guard blocks every screen. */
  readonly isLoaded: boolean;
  /** Whether a request got a 401, so that the expired session dialog is open. */
  readonly isExpired: boolean;
  /** User who was signed in on this page until it was left for Login without a reload; not stored. */
  readonly lastUserId?: number;
}

export type LoadedSession = Pick<SessionState, 'permissions' | 'clientSettings' | 'preference'>;
export type RefreshedSession = Omit<LoadedSession, 'preference'>;
export interface WithSession {
  readonly session: SessionState;
}

interface ChosenColumns {
  readonly table: keyof Omit<UserPreferenceView, 'timeZone'>;
  readonly columns: ColumnChoice[];
}

const noPreference: UserPreferenceView = {
  openConsignmentFields: [],
  allConsignmentFields: [],
  manifestFields: [],
  timeZone: DEFAULT_TIME_ZONE,
};

export const noSession: SessionState = {
  token: null,
  claims: null,
  permissions: [],
  clientSettings: [],
  preference: null,
  client: null,
  isLoaded: false,
  isExpired: false,
};

const isEqual = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

const slice = createSlice({
  name: 'session',
  initialState: noSession,
  reducers: {
    signedIn: (_state, { payload: token }: PayloadAction<string>) => ({
      ...noSession,
      token,
      claims: readClaims(token),
    }),
    sessionLoaded: (state, { payload }: PayloadAction<LoadedSession>) => ({
      ...state,
      ...payload,
      isLoaded: true,
    }),
    /** Equal values keep their identity, so that components do not re-render. */
    sessionRefreshed: (state, { payload }: PayloadAction<RefreshedSession>) => ({
      ...state,
      ...(!isEqual(state.permissions, payload.permissions) && { permissions: payload.permissions }),
      ...(!isEqual(state.clientSettings, payload.clientSettings) && {
        clientSettings: payload.clientSettings,
      }),
    }),
    columnsChosen: (state, { payload }: PayloadAction<ChosenColumns>) => ({
      ...state,
      preference: { ...(state.preference ?? noPreference), [payload.table]: payload.columns },
    }),
    clientChosen: (state, { payload: client }: PayloadAction<ChosenClient>) => ({
      ...state,
      client,
    }),
    /** The same user has signed in again in another tab. */
    tokenRenewed: (state, { payload: token }: PayloadAction<string>) => ({
      ...state,
      token,
      claims: readClaims(token),
      isExpired: false,
    }),
    sessionExpired: (state) => ({ ...state, isExpired: state.token !== null }),
    signedOut: ({ claims, lastUserId = claims?.id }) => ({
      ...noSession,
      ...(lastUserId !== undefined && { lastUserId }),
    }),
  },
});

export const sessionReducer = slice.reducer;
export const {
  signedIn,
  sessionLoaded,
  sessionRefreshed,
  columnsChosen,
  clientChosen,
  tokenRenewed,
  sessionExpired,
  signedOut,
} = slice.actions;

import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

import { newIdempotencyKey } from '../api/idempotency';

export interface Notification {
  readonly id: number;
  /** Key under which the server stores it. */
  readonly key: string;
  readonly text: string;
  readonly tone: 'success' | 'error' | 'info';
  /** ISO 8601. */
  readonly at: string;
  /** True for results of the user's own actions, false for changes by others. */
  readonly isMine: boolean;
}

interface NotificationsState {
  readonly entries: readonly Notification[];
  /** Entries up to this id have been seen. */
  readonly seenUpTo: number;
}

export interface WithNotifications {
  readonly notifications: NotificationsState;
}

/** Maximum number of entries in this tab; the server stores more. */
const MAX_NOTIFICATIONS = 100;
const none: NotificationsState = { entries: [], seenUpTo: 0 };

const slice = createSlice({
  name: 'notifications',
  initialState: none,
  reducers: {
    notified: {
      prepare: (notification: Omit<Notification, 'id' | 'key'>) => ({
        payload: { ...notification, key: newIdempotencyKey() },
      }),
      reducer: (state, { payload }: PayloadAction<Omit<Notification, 'id'>>) => {
        const id = (state.entries[0]?.id ?? 0) + 1;
        return {
          ...state,
          entries: [{ ...payload, id }, ...state.entries].slice(0, MAX_NOTIFICATIONS),
        };
      },
    },
    notificationsSeen: (state) => ({ ...state, seenUpTo: state.entries[0]?.id ?? 0 }),
  },
});

export const notificationsReducer = slice.reducer;
export const { notified, notificationsSeen } = slice.actions;

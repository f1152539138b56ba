import type { ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useDispatch } from 'react-redux';

import type { ColumnChoice } from '@contracts/views/session.view';

import { sessionApi, type ColumnTable } from './session.api';
import { columnsChosen, type WithSession } from './session.slice';
import { useSession } from './useSession';

type Dispatch = ThunkDispatch<WithSession, unknown, UnknownAction>;
type Thunk = ThunkAction<void, WithSession, unknown, UnknownAction>;

let lastSave: Promise<unknown> = Promise.resolve();

/** Shown, and kept in this browser, at once; saved one after the other, so that the last choice is what stays. */
const chooseColumns =
  (table: ColumnTable, columns: readonly ColumnChoice[]): Thunk =>
  (dispatch, getState) => {
    dispatch(columnsChosen({ table, columns: [...columns] }));
    const chosen = getState().session.preference?.[table];
    lastSave = lastSave.then(async () => {
      // a later choice saves itself
      if (getState().session.preference?.[table] !== chosen) return;
      await dispatch(sessionApi.endpoints.savePreference.initiate({ [table]: columns }));
    });
  };

const none: readonly ColumnChoice[] = [];

/** The user's columns of a list, in order; none are the usual ones. */
export function useChosenColumns(table: ColumnTable) {
  const dispatch = useDispatch<Dispatch>();
  return {
    chosen: useSession().preference?.[table] ?? none,
    choose: (columns: readonly ColumnChoice[]) => {
      dispatch(chooseColumns(table, columns));
    },
  };
}

import useMediaQuery from '@mui/material/useMediaQuery';
import { useMemo } from 'react';
import type { ConsignmentTab } from '@contracts/lists/consignment-list.columns';
import type { ListQueryHandle } from '../../../shared/grid/useListQuery';
import { type ColumnTable, sessionApi } from '../../../shared/session/session.api';
import { useIsMultiClientList } from '../../../shared/session/several-clients';
import {
  columnsOf,
  hiddenByDefault,
  lockedColumns,
  type ConsignmentColumn,
  withClient,
} from './consignment-columns';
import type { ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useDispatch } from 'react-redux';
import type { ColumnChoice } from '@contracts/views/session.view';
import { columnsChosen, type WithSession } from '../../../shared/session/session.slice';
import { useSession } from '../../../shared/session/useSession';

const tableOf: Readonly<Record<ConsignmentTab, ColumnTable>> = {
  OPEN: 'openConsignmentFields',
  MANIFESTED: 'manifestedConsignmentFields',
  DELETED: 'deletedConsignmentFields',
  ALL: 'allConsignmentFields',
};

/** Columns of a tab: those in the URL, else the user's choice, else the defaults. */
export function useColumnChoice(tab: ConsignmentTab, list: ListQueryHandle) {
  const { chosen, choose } = useChosenColumns(tableOf[tab]);
  const columns = columnsOf(tab);
  const fields = chosen.map(({ key }) => key);
  const defaults = columns
    .map(({ field }) => field)
    .filter((field) => !hiddenByDefault(tab).has(field));
  const selected = list.query.cols ?? (fields.length > 0 ? fields : defaults);
  const visible = [
    ...selected.filter((field) => columns.some((column) => column.field === field)),
    ...defaults.filter((field) => lockedColumns.has(field) && !selected.includes(field)),
  ];
  const labelled = columns.map(({ field, headerName = field }) => ({
    key: field,
    label: headerName,
  }));
  const set = (next: readonly string[]) => {
    choose(next.flatMap((field) => labelled.filter(({ key }) => key === field)));
    if (list.query.cols) list.change({ cols: null, page: list.query.page });
  };

  return {
    columns: labelled.map((column) => ({ ...column, isLocked: lockedColumns.has(column.key) })),
    visible,
    shown: useShown(tab, visible),
    change: set,
    reset: () => {
      set([]);
    },
  };
}

/**
 * Keeps the array's identity while the same columns are shown; a new one re-renders every cell. A list of several
 * clients shows each row's client.
 */
function useShown(tab: ConsignmentTab, visible: readonly string[]): readonly ConsignmentColumn[] {
  const fields = visible.join();
  const spansClients = useIsMultiClientList();
  const isWide = useMediaQuery('(min-width: 1440px)');
  return useMemo(() => {
    const shown = fields
      .split(',')
      .flatMap((field) => columnsOf(tab).filter((column) => column.field === field));
    return spansClients ? withClient(shown, isWide) : shown;
  }, [tab, fields, spansClients, isWide]);
}

type Dispatch = ThunkDispatch<WithSession, unknown, UnknownAction>;
type Thunk = ThunkAction<void, WithSession, unknown, UnknownAction>;

let lastSave: Promise<unknown> = Promise.resolve();

/** Shows and stores the columns in this browser at once; saves them sequentially, so that the last choice wins. */
const chooseColumns =
  (table: ColumnTable, columns: readonly ColumnChoice[]): Thunk =>
  (dispatch, getState) => {
    dispatch(columnsChosen({ table, columns: [...columns] }));
    const chosen = getState().session.preference?.[table];
    lastSave = lastSave.then(async () => {
      // a later choice is saved by its own call
      if (getState().session.preference?.[table] !== chosen) return;
      await dispatch(sessionApi.endpoints.savePreference.initiate({ [table]: columns }));
    });
  };

const none: readonly ColumnChoice[] = [];

/** The user's columns of a list, in order; empty for the defaults. */
function useChosenColumns(table: ColumnTable) {
  const dispatch = useDispatch<Dispatch>();
  return {
    chosen: useSession().preference?.[table] ?? none,
    choose: (columns: readonly ColumnChoice[]) => {
      dispatch(chooseColumns(table, columns));
    },
  };
}

import type { HistoryKind } from '@contracts/rules/history-kinds';

import { useUrlState } from './useUrlState';

/** Dialogs about one record over any page; stored in the URL, so that links and reloads restore them. */
export type RecordDialogKind = 'consignment' | 'tracking' | 'history' | 'rules';

/** Subjects of the history drawer that are replayed from events, as in the URL: `consignment-4711`. */
export type HistorySubject = `${'consignment' | 'manifest'}-${number}`;

/** Subjects of the history drawer that are read from the audit table, as in the URL: `customer-carrier-12`. */
export type RecordSubject = `${HistoryKind}-${number}`;

/** Owner of the Rules & Fees in the dialog, as in the URL: `customer-carrier-12`. */
export type RulesSubject =
  `${'customer-carrier' | 'customer-carrier-account' | 'client-carrier-account'}-${number}`;

export interface RecordDialog {
  /** Id of the open record, as in the URL; null when closed. */
  readonly value: string | null;
  readonly open: (
    value: number | HistorySubject | RecordSubject | RulesSubject,
    /** Revision that a history opens at; its latest by default. */
    at?: number,
  ) => void;
  /** Switches to another record of the same kind without adding to the history. */
  readonly switchTo: (value: number) => void;
  readonly close: () => void;
}

/** One kind of record dialog, opened and closed by the URL. */
export function useRecordDialog(kind: RecordDialogKind): RecordDialog {
  const [params, setParams] = useUrlState();

  return {
    value: params.get(kind),
    open(value, at) {
      setParams((current) => {
        current.set(kind, String(value));
        if (at !== undefined) current.set('at', String(at));
        return current;
      });
    },
    switchTo(value) {
      setParams(
        (current) => {
          current.set(kind, String(value));
          return current;
        },
        { replace: true },
      );
    },
    close() {
      setParams((current) => {
        current.delete(kind);
        current.delete('at');
        return current;
      });
    },
  };
}

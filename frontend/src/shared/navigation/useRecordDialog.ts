import { useSearchParams } from 'react-router-dom';

/** Dialogs about one record that any page may open; they stand in the address, so a link or a reload brings them back. */
export type RecordDialogKind = 'consignment' | 'tracking' | 'history' | 'rules';

/** What the history drawer can show, as its address names it: `consignment-4711`. */
export type HistorySubject = `${'consignment' | 'manifest'}-${number}`;

/** Whose Rules & Fees the dialog shows: `customer-carrier-12`. */
export type RulesSubject =
  `${'customer-carrier' | 'customer-carrier-account' | 'client-carrier-account'}-${number}`;

export interface RecordDialog {
  /** What is open, as the address names it; null when closed. */
  readonly value: string | null;
  readonly open: (value: number | HistorySubject | RulesSubject) => void;
  /** Another record of the kind that is open; the back button does not lead through all of them. */
  readonly switchTo: (value: number) => void;
  readonly close: () => void;
}

/** One kind of record dialog, open or closed by the address. */
export function useRecordDialog(kind: RecordDialogKind): RecordDialog {
  const [params, setParams] = useSearchParams();

  return {
    value: params.get(kind),
    open(value) {
      setParams((current) => {
        current.set(kind, String(value));
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

import type { LucideIcon } from 'lucide-react';

import { useCommand } from '../commands/useCommand';
import { VerbatimText } from '../text/VerbatimText';
import { BulkBar } from './BulkBar';

/** One thing to do with the selected record; without `run` the user may not, and it is not there. */
export interface RecordVerb<Row> {
  readonly text: string;
  readonly icon: LucideIcon;
  readonly run: ((record: Row) => void) | undefined;
  readonly isDestructive?: boolean;
}

export interface RecordBarProps<Row> {
  /** Undefined while no row is selected. */
  readonly selected: Row | undefined;
  readonly verbs: readonly RecordVerb<Row>[];
  readonly onClose: () => void;
}

/** What can be done with the one selected row of a list; the destructive verb has the Delete key. */
export function RecordBar<Row>({ selected, verbs, onClose }: RecordBarProps<Row>) {
  const removal = verbs.find(({ isDestructive }) => isDestructive);
  useCommand({
    id: 'record.delete',
    label: removal?.text ?? '',
    group: 'Actions',
    keys: 'Delete',
    when: selected !== undefined && removal?.run !== undefined,
    run: () => {
      if (selected !== undefined) removal?.run?.(selected);
    },
  });
  if (selected === undefined) return null;

  const actions = verbs.flatMap(({ run, text, ...look }) => {
    if (!run) return [];
    const label = text === text.toUpperCase() ? <VerbatimText>{text}</VerbatimText> : text;
    return [
      {
        ...look,
        label,
        onClick: () => {
          run(selected);
        },
      },
    ];
  });
  return <BulkBar count={1} actions={actions} onClose={onClose} />;
}

import type { LucideIcon } from 'lucide-react';

import { useCommand } from '../commands/useCommand';
import { SpecText } from '../text/SpecText';
import { BulkBar } from './BulkBar';

/** An action on the selected record; hidden without `run`, which means no permission. */
export interface RecordAction<Row> {
  readonly text: string;
  readonly icon: LucideIcon;
  readonly run: ((record: Row) => void) | undefined;
  readonly isDestructive?: boolean;
}

export interface RecordBarProps<Row> {
  /** Undefined while no row is selected. */
  readonly selected: Row | undefined;
  /** Name of the record in the list. */
  readonly name: (record: Row) => string;
  readonly actions: readonly RecordAction<Row>[];
  readonly onClose: () => void;
}

/** Actions of the selected row of a list; the Delete key runs the destructive one. */
export function RecordBar<Row>({ selected, name, actions, onClose }: RecordBarProps<Row>) {
  const removal = actions.find(({ isDestructive }) => isDestructive);
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

  const buttons = actions.flatMap(({ run, text, ...buttonProps }) => {
    if (!run) return [];
    const label = text === text.toUpperCase() ? <SpecText>{text}</SpecText> : text;
    return [
      {
        ...buttonProps,
        label,
        onClick: () => {
          run(selected);
        },
      },
    ];
  });
  return <BulkBar count={1} summary={name(selected)} actions={buttons} onClose={onClose} />;
}

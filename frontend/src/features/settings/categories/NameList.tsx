import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';

import { appTexts } from '@contracts/texts/app/common';

import { RowButton } from '../../../shared/layout/RowButton';
import { RowHistoryButton } from '../../../shared/navigation/RowHistoryButton';
import { paneSx } from './pane.styles';

export interface Named {
  readonly id: number;
  readonly name: string;
}

export interface NameListProps {
  readonly title: string;
  readonly kind: 'category' | 'category-entry';
  readonly clientId: number;
  readonly items: readonly Named[];
  /** Shown while there are none. */
  readonly empty: string;
  readonly chosenId?: number | undefined;
  /** Without it names cannot be selected. */
  readonly onChoose?: (id: number) => void;
  /** Undefined without permission. */
  readonly onDelete?: ((item: Named) => void) | undefined;
  /** Form to add one. */
  readonly children: ReactNode;
}

/** List of names with Add and Delete. */
export function NameList(props: NameListProps) {
  const { title, kind, clientId, items, empty, chosenId, onChoose, onDelete } = props;
  const titleId = useId();
  return (
    <Box role="group" aria-labelledby={titleId} sx={paneSx}>
      <Typography id={titleId} variant="h3" sx={{ px: 3, py: 2 }}>
        {title}
      </Typography>
      {items.length === 0 && <Box sx={{ px: 3, pb: 3, color: 'app.textMuted' }}>{empty}</Box>}
      <ul>
        {items.map((item) => (
          <li key={item.id} data-chosen={item.id === chosenId}>
            <NameItem item={item} isChosen={item.id === chosenId} onChoose={onChoose} />
            <RowHistoryButton kind={kind} id={item.id} clientId={clientId} name={item.name} />
            {onDelete && (
              <RowButton
                kind="delete"
                label={appTexts.delete}
                name={item.name}
                onClick={() => {
                  onDelete(item);
                }}
              />
            )}
          </li>
        ))}
      </ul>
      {props.children}
    </Box>
  );
}

interface NameItemProps {
  readonly item: Named;
  readonly isChosen: boolean;
  readonly onChoose: NameListProps['onChoose'];
}

function NameItem({ item: { id, name }, isChosen, onChoose }: NameItemProps) {
  if (!onChoose) return <span className="name">{name}</span>;
  return (
    <button
      type="button"
      className="name"
      aria-pressed={isChosen}
      onClick={() => {
        onChoose(id);
      }}
    >
      {name}
    </button>
  );
}

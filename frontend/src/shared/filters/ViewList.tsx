import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { Pencil, Star, Trash2 } from 'lucide-react';
import { useState } from 'react';

import { appTexts } from '@contracts/texts/app/common';

import { FindInput } from './FindInput';

export interface SavedView {
  readonly id: number;
  readonly name: string;
  readonly isDefault: boolean;
}

export interface ViewListActions {
  readonly onSelect: (view: SavedView) => void;
  readonly onMakeDefault: (view: SavedView) => void;
  readonly onRename: (view: SavedView) => void;
  readonly onDelete: (view: SavedView) => void;
}

interface ViewListProps extends ViewListActions {
  readonly views: readonly SavedView[];
  readonly current: SavedView | undefined;
  readonly close: () => void;
}

/** Saved views: select, make default, rename, delete. */
export function ViewList(props: ViewListProps) {
  const { views } = props;
  const [search, setSearch] = useState('');
  const found = views.filter(({ name }) => name.toLowerCase().includes(search.toLowerCase()));

  return (
    <Box sx={{ width: 280, p: '5px' }}>
      <FindInput count={views.length} value={search} onChange={setSearch} />
      {found.length === 0 && (
        <Typography sx={{ p: 2, color: 'app.textMuted' }}>{appTexts.noViews}</Typography>
      )}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, maxHeight: 320, overflow: 'auto' }}>
        {found.map((view) => (
          <ViewLine key={view.id} view={view} {...props} />
        ))}
      </Box>
    </Box>
  );
}

function ViewLine({ view, ...props }: ViewListProps & { readonly view: SavedView }) {
  return (
    <Box component="li" sx={{ display: 'flex', alignItems: 'center', gap: '2px' }}>
      <ButtonBase
        aria-current={view.id === props.current?.id}
        onClick={() => {
          props.onSelect(view);
          props.close();
        }}
        sx={lineSx}
      >
        {view.name}
      </ButtonBase>
      <IconButton
        size="small"
        aria-label={`${appTexts.makeDefault} ${view.name}`}
        aria-pressed={view.isDefault}
        onClick={() => {
          props.onMakeDefault(view);
        }}
      >
        <Star size={14} aria-hidden fill={view.isDefault ? 'currentColor' : 'none'} />
      </IconButton>
      <IconButton
        size="small"
        aria-label={`Rename ${view.name}`}
        onClick={() => {
          props.onRename(view);
          props.close();
        }}
      >
        <Pencil size={14} aria-hidden />
      </IconButton>
      <IconButton
        size="small"
        aria-label={`${appTexts.delete} ${view.name}`}
        onClick={() => {
          props.onDelete(view);
        }}
      >
        <Trash2 size={14} aria-hidden />
      </IconButton>
    </Box>
  );
}

const lineSx = {
  flex: 1,
  justifyContent: 'flex-start',
  minHeight: 30,
  px: 2,
  borderRadius: '6px',
  font: 'inherit',
  '&:hover': { bgcolor: 'app.hover' },
  '&[aria-current="true"]': { bgcolor: 'app.accentSoft' },
} as const;

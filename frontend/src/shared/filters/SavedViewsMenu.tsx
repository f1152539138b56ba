import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Bookmark, ChevronDown } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';

import { filterTexts } from '@contracts/texts/filters';
import { ownTexts } from '@contracts/texts/own';

import { PopoverButton } from '../layout/PopoverButton';
import { Tag } from '../status/Tag';
import { ViewList, type SavedView, type ViewListActions } from './ViewList';

const ViewNameDialog = lazy(() =>
  import('./ViewNameDialog').then(({ ViewNameDialog: Component }) => ({ default: Component })),
);

export interface SavedViewsMenuProps extends ViewListActions {
  readonly views: readonly SavedView[];
  /** The view shown now. */
  readonly current: SavedView | undefined;
  /** The filters differ from the view's. */
  readonly isDirty: boolean;
  readonly onSave: () => void;
  readonly onSaveAs: (name: string) => void;
  readonly onReset: () => void;
}

/** The specified "Filters" menu: saved views, with Save and Save as beside it while something has changed. */
export function SavedViewsMenu(props: SavedViewsMenuProps) {
  const { views, current, isDirty, onSave, onSaveAs, onReset } = props;
  const [isNaming, setNaming] = useState(false);

  return (
    <>
      {isDirty && (
        <Box sx={{ display: 'flex', '& .MuiButton-root': { px: '6px' } }}>
          {current && (
            <Button variant="text" color="primary" onClick={onSave}>
              {filterTexts.save}
            </Button>
          )}
          <Button
            variant="text"
            color="primary"
            onClick={() => {
              setNaming(true);
            }}
          >
            {filterTexts.saveAs}
          </Button>
          <Button variant="text" onClick={onReset}>
            {ownTexts.reset}
          </Button>
        </Box>
      )}
      <PopoverButton
        label={filterTexts.filters}
        button={<MenuLabel current={current} isDirty={isDirty} />}
      >
        {(close) => <ViewList {...props} close={close} />}
      </PopoverButton>
      {isNaming && (
        <Suspense fallback={null}>
          <ViewNameDialog
            taken={views.map(({ name }) => name)}
            onSave={onSaveAs}
            onClose={() => {
              setNaming(false);
            }}
          />
        </Suspense>
      )}
    </>
  );
}

interface MenuLabelProps {
  readonly current: SavedView | undefined;
  readonly isDirty: boolean;
}

function MenuLabel({ current, isDirty }: MenuLabelProps) {
  return (
    <>
      <Bookmark size={14} aria-hidden />
      {current?.name ?? filterTexts.filters}
      {isDirty && <Dot />}
      {current?.isDefault && <Tag tone="accent">{ownTexts.default}</Tag>}
      <ChevronDown size={14} aria-hidden />
    </>
  );
}

const Dot = () => (
  <Box
    component="span"
    role="img"
    aria-label={ownTexts.changed}
    sx={{ width: 6, height: 6, borderRadius: '50%', bgcolor: 'primary.main' }}
  />
);

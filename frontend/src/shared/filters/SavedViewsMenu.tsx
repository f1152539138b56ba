import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Bookmark, ChevronDown } from 'lucide-react';
import { Suspense, useId, useState } from 'react';

import { filterTexts } from '@contracts/texts/spec/filters';
import { appTexts } from '@contracts/texts/app/common';

import { PopoverButton } from '../layout/PopoverButton';
import { useReturnFocus } from '../layout/useReturnFocus';
import { lazy } from '../loading/lazy';
import { Tag } from '../status/Tag';
import type { SavedView, ViewListActions } from './ViewList';

const ViewList = lazy(() =>
  import('./ViewList').then(({ ViewList: Component }) => ({ default: Component })),
);
const ViewNameDialog = lazy(() =>
  import('./ViewNameDialog').then(({ ViewNameDialog: Component }) => ({ default: Component })),
);

export interface SavedViewsMenuProps extends Omit<ViewListActions, 'onRename'> {
  readonly views: readonly SavedView[];
  /** The selected view. */
  readonly current: SavedView | undefined;
  /** Whether the filters differ from those of the view. */
  readonly isDirty: boolean;
  readonly onSave: () => void;
  readonly onSaveAs: (name: string) => unknown;
  readonly onRename: (view: SavedView, name: string) => void;
  readonly onReset: () => void;
}

/** Target of the name dialog: a new view or an existing one. */
type NamedView = 'new' | SavedView | null;

/** The specified "Filters" menu: saved views, with Save and Save as once something has changed. */
export function SavedViewsMenu(props: SavedViewsMenuProps) {
  const { views, current, isDirty } = props;
  const [namedView, setNamedView] = useState<NamedView>(null);
  const id = useId();

  return (
    <>
      {isDirty && (
        <Unsaved
          {...props}
          menuId={id}
          onNew={() => {
            setNamedView('new');
          }}
        />
      )}
      <PopoverButton
        label={filterTexts.filters}
        buttonProps={{ id }}
        button={<MenuLabel current={current} isDirty={isDirty} />}
        command={{ id: 'list.views', label: filterTexts.filters, keys: 'v' }}
      >
        {(close) => (
          <Suspense fallback={null}>
            <ViewList {...props} onRename={setNamedView} close={close} />
          </Suspense>
        )}
      </PopoverButton>
      {namedView && (
        <Suspense fallback={null}>
          <ViewNameDialog
            {...(namedView !== 'new' && { current: namedView.name })}
            taken={views.map(({ name }) => name)}
            onSave={(name) => {
              if (namedView === 'new') props.onSaveAs(name);
              else props.onRename(namedView, name);
            }}
            onClose={() => {
              setNamedView(null);
            }}
          />
        </Suspense>
      )}
    </>
  );
}

interface UnsavedProps extends Pick<SavedViewsMenuProps, 'current' | 'onSave' | 'onReset'> {
  readonly onNew: () => void;
  /** The adjacent button. */
  readonly menuId: string;
}

/** Actions for changed filters: save, save as new, or reset. */
function Unsaved({ current, onSave, onReset, onNew, menuId }: UnsavedProps) {
  useReturnFocus(menuId);
  return (
    <Box sx={{ display: 'flex', '& .MuiButton-root': { px: '6px' } }}>
      {current && (
        <Button variant="text" color="primary" onClick={onSave}>
          {filterTexts.save}
        </Button>
      )}
      <Button variant="text" color="primary" onClick={onNew}>
        {filterTexts.saveAs}
      </Button>
      <Button variant="text" onClick={onReset}>
        {appTexts.reset}
      </Button>
    </Box>
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
      {current?.isDefault && <Tag tone="accent">{appTexts.default}</Tag>}
      <ChevronDown size={14} aria-hidden />
    </>
  );
}

const Dot = () => (
  <Box
    component="span"
    role="img"
    aria-label={appTexts.changed}
    sx={{ width: 6, height: 6, borderRadius: '50%', bgcolor: 'primary.main' }}
  />
);

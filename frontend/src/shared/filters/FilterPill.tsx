import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Skeleton from '@mui/material/Skeleton';
import { X } from 'lucide-react';
import { Suspense, useId } from 'react';

import type { CriteriaFilter } from '@contracts/requests/list-consignments.request';
import { appTexts } from '@contracts/texts/app/common';

import { PopoverButton } from '../layout/PopoverButton';
import { useReturnFocus } from '../layout/useReturnFocus';
import { lazy } from '../loading/lazy';
import { describeFilter, emptyFilter, isEmptyFilter, type FilterConfig } from './filter-config';

// The calendar is a large download, and filters are rarely opened.
const DraftEditor = lazy(() =>
  import('./DraftEditor').then(({ DraftEditor: Component }) => ({ default: Component })),
);

export interface FilterPillProps {
  readonly config: FilterConfig;
  readonly filter: CriteriaFilter;
  readonly startOpen?: boolean;
  readonly onChange: (filter: CriteriaFilter) => void;
  readonly onClose?: () => void;
  /** Id of the button that adds filters, focused when a pill is removed. */
  readonly addId: string;
}

/** `Label value ×`; a click opens its editor. */
export function FilterPill(props: FilterPillProps) {
  const { config, filter, startOpen, onChange, onClose } = props;
  const isSet = !isEmptyFilter(filter);
  const id = useId();
  useReturnFocus(props.addId);

  return (
    <Box sx={pillSx}>
      <PopoverButton
        label={config.label}
        buttonProps={{ variant: 'text', id }}
        {...(startOpen !== undefined && { startOpen })}
        {...(onClose && { onClose })}
        button={
          <>
            <Box component="span" sx={{ color: 'app.textMuted' }}>
              {config.label}
            </Box>
            {isSet && (
              <Box component="span" sx={valueSx}>
                {describeFilter(filter, config)}
              </Box>
            )}
          </>
        }
      >
        {(close) => (
          <Suspense fallback={<Skeleton variant="rounded" width={280} height={140} />}>
            <DraftEditor config={config} filter={filter} onChange={onChange} onDone={close} />
          </Suspense>
        )}
      </PopoverButton>
      {isSet && (
        <RemoveButton
          label={`${appTexts.removeFilter} ${config.label}`}
          pillId={id}
          onClick={() => {
            onChange(emptyFilter(config));
          }}
        />
      )}
    </Box>
  );
}

interface RemoveButtonProps {
  readonly label: string;
  readonly pillId: string;
  readonly onClick: () => void;
}

function RemoveButton({ label, pillId, onClick }: RemoveButtonProps) {
  useReturnFocus(pillId);
  return (
    <IconButton
      aria-label={label}
      onClick={onClick}
      sx={{ width: 24, height: 26, borderRadius: 0, borderLeft: 1, borderColor: 'divider' }}
    >
      <X size={12} aria-hidden />
    </IconButton>
  );
}

const valueSx = {
  maxWidth: 220,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  color: 'text.primary',
} as const;

const pillSx = {
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  height: { xs: 44, sm: 28 },
  overflow: 'hidden',
  border: 1,
  borderColor: 'app.lineStrong',
  borderRadius: '7px',
  bgcolor: 'background.paper',
  '&:focus-within:has(:focus-visible)': {
    outline: '2px solid',
    outlineColor: 'primary.main',
    outlineOffset: '2px',
  },
  '& .MuiButton-root': {
    height: { xs: 42, sm: 26 },
    pl: '9px',
    pr: '6px',
    gap: '5px',
    borderRadius: 0,
    fontSize: '0.78125rem',
  },
} as const;

import Box from '@mui/material/Box';
import { Columns3 } from 'lucide-react';
import { Suspense } from 'react';

import { appTexts } from '@contracts/texts/app/common';

import { PopoverButton } from '../layout/PopoverButton';
import { lazy } from '../loading/lazy';
import type { ColumnChooserProps } from './ColumnList';

/** Loaded when first opened. */
const ColumnList = lazy(() =>
  import('./ColumnList').then(({ ColumnList: Component }) => ({ default: Component })),
);

/** Column chooser of a list: selects and orders its columns. */
export const ColumnChooser = (props: ColumnChooserProps) => (
  <PopoverButton
    label={appTexts.columns}
    buttonProps={{
      startIcon: <Columns3 size={14} aria-hidden />,
      // cards have no columns
      sx: { display: { xs: 'none', sm: 'inline-flex' } },
    }}
    button={
      <>
        {appTexts.columns}
        <Box component="span" sx={{ fontWeight: 400, color: 'app.textMuted' }}>
          {`${props.visible.length}/${props.columns.length}`}
        </Box>
      </>
    }
  >
    {() => (
      <Suspense fallback={null}>
        <ColumnList {...props} />
      </Suspense>
    )}
  </PopoverButton>
);

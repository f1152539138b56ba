import Box from '@mui/material/Box';
import { Columns3 } from 'lucide-react';
import { Suspense } from 'react';

import { ownTexts } from '@contracts/texts/own';

import { PopoverButton } from '../layout/PopoverButton';
import { lazy } from '../loading/lazy';
import type { ColumnChooserProps } from './ColumnList';

/** Needed when it is opened. */
const ColumnList = lazy(() =>
  import('./ColumnList').then(({ ColumnList: Component }) => ({ default: Component })),
);

/** Which columns a list shows, and in which order. */
export const ColumnChooser = (props: ColumnChooserProps) => (
  <PopoverButton
    label={ownTexts.columns}
    buttonProps={{
      startIcon: <Columns3 size={14} aria-hidden />,
      // the cards of a phone have no columns
      sx: { display: { xs: 'none', sm: 'inline-flex' } },
    }}
    button={
      <>
        {ownTexts.columns}
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

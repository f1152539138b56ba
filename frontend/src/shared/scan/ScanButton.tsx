import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { ScanBarcode } from 'lucide-react';
import { Suspense } from 'react';

import { appScanTexts as texts } from '@contracts/texts/app/scan';

import { lazy } from '../loading/lazy';
import { useSheet } from '../navigation/useSheet';
import type { ScanResult } from './ScanSheet';

const ScanSheet = lazy(() =>
  import('./ScanSheet').then(({ ScanSheet: Component }) => ({ default: Component })),
);

export interface ScanButtonProps {
  readonly onCode: (code: string) => Promise<ScanResult>;
  readonly onSearch?: (code: string) => void;
}

/** Opens the camera of a phone to find a consignment by its label. */
export function ScanButton({ onCode, onSearch }: ScanButtonProps) {
  const sheet = useSheet('scan');
  return (
    <>
      <Box sx={{ flex: 'none' }}>
        <IconButton
          aria-label={texts.scan}
          aria-haspopup="dialog"
          onClick={sheet.open}
          sx={{ border: 1, borderColor: 'app.lineStrong' }}
        >
          <ScanBarcode size={18} aria-hidden />
        </IconButton>
      </Box>
      {sheet.isOpen && (
        <Suspense fallback={null}>
          <ScanSheet
            onCode={onCode}
            onFound={sheet.close}
            onSearch={
              onSearch &&
              ((code) => {
                sheet.close();
                onSearch(code);
              })
            }
            onClose={sheet.cancel}
          />
        </Suspense>
      )}
    </>
  );
}

import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import { useEffect } from 'react';

import { paperworkTexts } from '@contracts/texts/spec/tools';

import { ErrorState } from '../../shared/feedback/ErrorState';
import { VisuallyHidden } from '../../shared/layout/VisuallyHidden';
import { BRAND } from '../../shared/text/brand';
import { usePaperworkFile } from './usePaperworkFile';
import { useUrlState } from '../../shared/navigation/useUrlState';

const title = 'Paperwork';

/** Shows the PDF of `?paperworkRequest=<API path>` (spec part 1, section 2.14). */
export function PaperworkPage() {
  const [params] = useUrlState();
  const { file, retry } = usePaperworkFile(params.get('paperworkRequest') ?? '');

  useEffect(() => {
    document.title = `${title} · ${BRAND.name}`;
  }, []);

  return (
    <Box component="main" aria-busy={file.state === 'loading'} sx={pageSx}>
      <VisuallyHidden>
        <h1>{title}</h1>
      </VisuallyHidden>
      {file.state === 'loading' && <CircularProgress aria-label="Loading paperwork" />}
      {file.state === 'failed' && (
        <ErrorState
          message={paperworkTexts.failed}
          {...(file.reason && { reason: file.reason })}
          {...(file.canRetry && { onRetry: retry })}
        />
      )}
      {file.state === 'ready' && (
        <Box
          component="iframe"
          title={title}
          src={file.url}
          sx={{ border: 0, width: 1, height: '100vh' }}
        />
      )}
    </Box>
  );
}

const pageSx = {
  minHeight: '100vh',
  display: 'grid',
  placeItems: 'center',
  bgcolor: 'app.canvas',
} as const;

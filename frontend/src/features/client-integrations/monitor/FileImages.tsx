import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';

import { flowTexts as texts } from '@contracts/texts/app/integration-flows';
import type { IntegrationFileDetailView } from '@contracts/views/integration-flow.view';

import { interpolate } from '../../../shared/text/format';
import { useFileDownload } from './useFileDownload';

/** Signatures sent with a file of proofs, each with its download. */
export function FileImages({ id, images }: Pick<IntegrationFileDetailView, 'id' | 'images'>) {
  const download = useFileDownload();
  if (images.length === 0) return null;
  return (
    <Box component="section" aria-label={texts.images} sx={{ display: 'grid', gap: 1 }}>
      <Typography variant="h3">{texts.images}</Typography>
      {images.map(({ number, name }) => (
        <Button
          key={number}
          size="small"
          aria-label={interpolate(texts.openImage, { name })}
          sx={{ justifySelf: 'start', overflowWrap: 'anywhere', textAlign: 'left' }}
          onClick={() => void download(`integration-file/${id}/image/${number}`, name)}
        >
          {name}
        </Button>
      ))}
    </Box>
  );
}

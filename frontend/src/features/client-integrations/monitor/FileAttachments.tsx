import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';

import { flowTexts as texts } from '@contracts/texts/app/integration-flows';
import type { IntegrationFileDetailView } from '@contracts/views/integration-flow.view';

import { interpolate } from '../../../shared/text/format';
import { useFileDownload } from './useFileDownload';

type FileAttachmentsProps = Pick<IntegrationFileDetailView, 'id' | 'kind' | 'attachments'>;

/** Signatures sent with a file of proofs, or labels of a file of orders, each with its download. */
export function FileAttachments({ id, kind, attachments }: FileAttachmentsProps) {
  const download = useFileDownload();
  if (attachments.length === 0) return null;
  const title = kind === 'ORDERS_IN' ? texts.attachments.ORDERS_IN : texts.attachments.POD_OUT;
  return (
    <Box component="section" aria-label={title} sx={{ display: 'grid', gap: 1 }}>
      <Typography variant="h3">{title}</Typography>
      {attachments.map(({ number, name }) => (
        <Button
          key={number}
          size="small"
          aria-label={interpolate(texts.openAttachment, { name })}
          sx={{ justifySelf: 'start', overflowWrap: 'anywhere', textAlign: 'left' }}
          onClick={() => void download(`integration-file/${id}/attachment/${number}`, name)}
        >
          {name}
        </Button>
      ))}
    </Box>
  );
}

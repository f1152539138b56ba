import ButtonBase from '@mui/material/ButtonBase';

import type { ManifestListItem } from '@contracts/views/manifest.view';

import { useRecordDialog } from '../../../shared/navigation/useRecordDialog';
import { usePermission } from '../../../shared/session/usePermission';
import { Mono } from '../../../shared/text/values';

export interface ManifestNumberProps {
  readonly manifest: ManifestListItem;
  readonly tabIndex: 0 | -1;
}

/** Manifest number; links to its history, with permission. */
export function ManifestNumber({ manifest, tabIndex }: ManifestNumberProps) {
  const { id, clientId, manifestNumber } = manifest;
  const history = useRecordDialog('history');
  const canRead = usePermission('READ_HISTORY', clientId);
  if (!canRead) return <Mono>{manifestNumber}</Mono>;

  return (
    <ButtonBase
      tabIndex={tabIndex}
      aria-label={`History of ${manifestNumber}`}
      onClick={() => {
        history.open(`manifest-${id}`);
      }}
      sx={{ color: 'app.link', borderRadius: '3px', '&:hover': { textDecoration: 'underline' } }}
    >
      <Mono>{manifestNumber}</Mono>
    </ButtonBase>
  );
}

import ButtonBase from '@mui/material/ButtonBase';

import type { ManifestListItem } from '@contracts/views/manifest.view';

import { useRecordDialog } from '../../../shared/navigation/useRecordDialog';
import { usePermission } from '../../../shared/session/usePermission';
import { Mono } from '../../../shared/text/Mono';

export interface ManifestNumberProps {
  readonly manifest: ManifestListItem;
  readonly tabIndex: 0 | -1;
}

/** The number; for those who may read it, the way to the manifest's history. */
export function ManifestNumber({ manifest, tabIndex }: ManifestNumberProps) {
  const { id, clientId, manifestNumber } = manifest;
  const history = useRecordDialog('history');
  const mayRead = usePermission('READ_HISTORY', clientId);
  if (!mayRead) return <Mono>{manifestNumber}</Mono>;

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

import Button from '@mui/material/Button';
import { Layers } from 'lucide-react';

import { appManifestAllTexts as texts } from '@contracts/texts/app/manifest-all';

import { useCommand } from '../commands/useCommand';
import { usePermissionCheck } from '../session/usePermission';
import { useManifestAll } from './useManifestAll';

/** Button that opens the review of everything that can be manifested; A is its shortcut. Hidden without permission. */
export function ManifestAllButton({ count }: { readonly count?: number }) {
  const open = useManifestAll();
  const can = usePermissionCheck();
  const isAllowed = can('UPDATE_CONSIGNMENT') && can('READ_MANIFEST');
  useCommand({
    id: 'manifest.all',
    label: texts.title,
    group: 'Actions',
    keys: 'a',
    when: isAllowed,
    run: () => {
      open();
    },
  });
  if (!isAllowed) return null;
  return (
    <Button
      variant="contained"
      startIcon={<Layers size={15} aria-hidden />}
      onClick={() => {
        open();
      }}
    >
      {count === undefined ? texts.title : `${texts.title} ${count}`}
    </Button>
  );
}

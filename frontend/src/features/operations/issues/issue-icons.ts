import {
  FileX,
  KeyRound,
  MailX,
  RefreshCwOff,
  ScanBarcode,
  ServerCrash,
  ServerOff,
  type LucideIcon,
} from 'lucide-react';

import type { IssueKind } from '@contracts/views/issue.view';

export const issueIcons: Readonly<Record<IssueKind, LucideIcon>> = {
  SCANS_SET_ASIDE: ScanBarcode,
  SERVER_SILENT: ServerOff,
  SERVER_FAILS: ServerCrash,
  HOST_KEY_CHANGED: KeyRound,
  MANIFEST_FAILED: FileX,
  JOB_GIVEN_UP: RefreshCwOff,
  MAIL_REFUSED: MailX,
};

import { appRateCardTexts as texts } from '@contracts/texts/app/carriers';
import type { RateCardDetailView } from '@contracts/views/carrier-account.view';

import { useToast } from '../../../shared/feedback/useToast';
import { useConfirmedDelete } from '../../../shared/forms/useConfirmedDelete';
import { saveFile } from '../../../shared/reports/file-response';
import { usePermissionCheck } from '../../../shared/session/usePermission';
import { useTimeZone } from '../../../shared/session/useSession';
import { dayFrom, interpolate } from '../../../shared/text/format';
import {
  useDeleteRateCardMutation,
  useDownloadRateCardMutation,
} from '../client-carrier-accounts.api';
import { rateCardName } from './rate-card-name';

type RateCardAction = (card: RateCardDetailView) => void;

export interface RateCardActions {
  readonly download: RateCardAction;
  /** Undefined without permission. */
  readonly remove?: RateCardAction;
}

/** ACCT-75, ACCT-77, ACCT-78. */
export function useRateCardActions(clientId: number): RateCardActions {
  const can = usePermissionCheck();
  const confirmDelete = useConfirmedDelete();
  const toast = useToast();
  const zone = useTimeZone();
  const [deleteCard] = useDeleteRateCardMutation();
  const [downloadCard] = useDownloadRateCardMutation();

  async function download(card: RateCardDetailView) {
    toast.dismissError(texts.downloadFailed);
    const { data, error } = await downloadCard(card);
    if (data) saveFile(data, fileName(card, zone));
    else toast.failure(error, texts.downloadFailed);
  }

  return {
    download: (card) => void download(card),
    ...(can('DELETE_RATECARD', clientId) && {
      remove: (card) => {
        void confirmDelete({
          question: interpolate(texts.deleteQuestion, { name: rateCardName(card, zone) }),
          run: () => deleteCard(card),
          done: texts.deleted,
          failed: texts.deleteFailed,
        });
      },
    }),
  };
}

/** ACCT-77: named after the service and the upload date in the user's time zone. */
const fileName = ({ displayName, createdAt }: RateCardDetailView, zone: string): string =>
  `${displayName} ${dayFrom(new Date(createdAt), zone, 0)}.xlsx`;

import {
  Copy,
  CornerUpLeft,
  History,
  Layers,
  Link as LinkIcon,
  Pencil,
  Printer,
  RefreshCw,
  RotateCcw,
  Trash2,
  Truck,
  type LucideIcon,
} from 'lucide-react';
import { useNavigate } from 'react-router-dom';

import { manifestedStatuses } from '@contracts/rules/consignment';
import { appInformationTexts as texts } from '@contracts/texts/app/consignment-information';
import type { ConsignmentView } from '@contracts/views/consignment.view';

import { companyName } from '../../../shared/addresses/company-name';
import { useToast } from '../../../shared/feedback/useToast';
import { copyText } from '../../../shared/text/copy-text';
import { copyPath, pathOfType } from '../../../shared/navigation/consignment-paths';
import { useCanCopy } from '../../../shared/navigation/useCanCopy';
import { useRecordDialog } from '../../../shared/navigation/useRecordDialog';
import { usePaperwork } from '../../../shared/paperwork/usePaperwork';
import { usePermissionCheck } from '../../../shared/session/usePermission';
import { useDeleteAndRestore } from '../selection/useDeleteAndRestore';
import { editPath } from './edit-path';

export interface InformationAction {
  readonly id: string;
  readonly label: string;
  readonly icon: LucideIcon;
  /** Single-letter key that runs it while the drawer is on top. */
  readonly keys?: string;
  readonly isDestructive?: boolean;
  /** Path of the page it opens, for a link. */
  readonly to?: string;
  readonly run: () => void;
}

export interface InformationActions {
  /** Buttons, the most likely first. */
  readonly main: readonly InformationAction[];
  /** Shown in the menu. */
  readonly more: readonly InformationAction[];
}

type Offered = InformationAction | false;

const onlyOffered = (actions: readonly Offered[]): InformationAction[] =>
  actions.filter((action) => action !== false);

/** Actions available for a consignment, by its state and the user's permissions. */
export function useInformationActions(
  consignment: ConsignmentView,
  onManifest: () => void,
): InformationActions {
  const { clientId, state } = consignment;
  const can = usePermissionCheck();
  const canCopy = useCanCopy();
  const all = useActionHandlers(consignment);
  const offered = {
    ...all,
    canEdit: can('UPDATE_CONSIGNMENT', clientId),
    history: can('READ_HISTORY', clientId) && all.history,
    copy: canCopy(consignment) && all.copy,
    createReturn:
      can('CREATE_CONSIGNMENT', clientId) && isReturnable(consignment) && all.createReturn,
    print: can('PAPERWORK', clientId) && !consignment.paperWorkDisabled && all.print,
    updateStatus: can('CUSTOMER_CONTENT', clientId) && isInTransit(consignment) && all.updateStatus,
    manifest: manifestOf(consignment, onManifest),
  };
  return actionsIn[state](offered);
}

interface OfferedActions extends Record<
  'edit' | 'share' | 'track' | 'remove' | 'restore',
  InformationAction
> {
  /** Whether the user may change it. */
  readonly canEdit: boolean;
  readonly history: Offered;
  readonly copy: Offered;
  readonly createReturn: Offered;
  readonly print: Offered;
  readonly updateStatus: Offered;
  readonly manifest: Offered;
}

const actionsIn: Readonly<
  Record<ConsignmentView['state'], (of: OfferedActions) => InformationActions>
> = {
  OPEN: ({ canEdit, ...of }) => ({
    main: onlyOffered([canEdit && of.edit, canEdit && of.manifest, of.print]),
    more: onlyOffered([of.copy, of.share, of.history, canEdit && of.remove]),
  }),
  MANIFESTED: (of) => ({
    main: onlyOffered([of.track, of.print, of.share]),
    more: onlyOffered([of.copy, of.createReturn, of.updateStatus, of.history]),
  }),
  DELETED: ({ canEdit, ...of }) => ({
    main: onlyOffered([canEdit && of.restore, of.copy]),
    more: onlyOffered([of.history]),
  }),
};

/** Drafts cannot be manifested. */
const manifestOf = ({ status }: ConsignmentView, run: () => void): Offered =>
  status !== 'DRAFT' && { id: 'manifest', label: texts.manifest, icon: Layers, keys: 'm', run };

/** A return goes back to the client's default address, which only a consignment of this type left from. */
const isReturnable = ({ consignmentType, offer }: ConsignmentView) =>
  consignmentType === 'DEFAULT' && offer.deliveryAddress !== null;

const isInTransit = ({ status }: ConsignmentView) =>
  status !== 'DELIVERED' && (manifestedStatuses as readonly string[]).includes(status);

function useActionHandlers(consignment: ConsignmentView) {
  const { id, clientId } = consignment;
  const navigate = useNavigate();
  const openPaperwork = usePaperwork();
  const share = useShareLink(id);
  const goTo = (to: string) => ({ to, run: () => void navigate(to) });
  return {
    edit: {
      id: 'edit',
      label: texts.edit,
      icon: Pencil,
      keys: 'e',
      ...goTo(editPath(consignment)),
    },
    print: {
      id: 'print',
      label: texts.print,
      icon: Printer,
      keys: 'p',
      run: () => {
        openPaperwork(`/api/v1/paperwork/label/con_id/${id}`, {
          clientId,
          consignmentIds: [id],
          paperworkType: 'LABEL',
        });
      },
    },
    copy: {
      id: 'another',
      label: texts.another,
      icon: Copy,
      ...goTo(copyPath(consignment)),
    },
    createReturn: {
      id: 'return',
      label: texts.createReturn,
      icon: CornerUpLeft,
      ...goTo(`${pathOfType.RETURN}?like=${id}`),
    },
    share: { id: 'share', label: texts.share, icon: LinkIcon, run: share },
    ...useDialogHandlers(id),
    ...useStateHandlers(consignment),
  };
}

/** Dialogs over the drawer. */
function useDialogHandlers(id: number) {
  const history = useRecordDialog('history');
  const tracking = useRecordDialog('tracking');
  const openTracking = () => {
    tracking.open(id);
  };
  return {
    track: { id: 'track', label: texts.track, icon: Truck, keys: 't', run: openTracking },
    updateStatus: { id: 'update', label: texts.updateStatus, icon: RefreshCw, run: openTracking },
    history: {
      id: 'history',
      label: texts.history,
      icon: History,
      keys: 'h',
      run: () => {
        history.open(`consignment-${id}`);
      },
    },
  };
}

function useStateHandlers({ id, connoteNumber, offer: { deliveryAddress } }: ConsignmentView) {
  const { remove, restore } = useDeleteAndRestore(() => undefined);
  const receiverCompany = deliveryAddress && companyName(deliveryAddress);
  return {
    remove: {
      id: 'delete',
      label: texts.delete,
      icon: Trash2,
      isDestructive: true,
      run: () => void remove([{ id, connoteNumber, offer: { receiverCompany } }]),
    },
    restore: {
      id: 'restore',
      label: texts.restore,
      icon: RotateCcw,
      run: () => void restore([id]),
    },
  };
}

/** Copies a link that opens the consignment for users who may read it. */
function useShareLink(id: number) {
  const toast = useToast();
  return async () => {
    if (await copyText(`${window.location.origin}/consignment/${id}`)) toast.success(texts.shared);
  };
}

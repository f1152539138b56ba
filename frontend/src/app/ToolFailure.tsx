import { appTexts } from '@contracts/texts/app/common';

import { ErrorState } from '../shared/feedback/ErrorState';
import { SideDrawer } from '../shared/layout/SideDrawer';
import type { ToolDialogProps } from '../shared/navigation/tool-dialog';
import type { CurrentClient } from '../shared/session/useClient';

const WIDTH = 380;

/** Shown in place of a tool when its clients could not be loaded; a successful retry opens the tool. */
export const ToolFailure = ({
  failure,
  onClose,
}: ToolDialogProps & Required<Pick<CurrentClient, 'failure'>>) => (
  <SideDrawer title={appTexts.client} width={WIDTH} onClose={onClose}>
    <ErrorState {...failure} />
  </SideDrawer>
);

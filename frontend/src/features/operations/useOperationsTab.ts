import type { PermissionName } from '@contracts/permissions/permissions';
import { appOperationsTexts as texts } from '@contracts/texts/app/operations';

import type { PageTab } from '../../shared/layout/PageTabs';
import { useUrlState } from '../../shared/navigation/useUrlState';
import { usePermissionCheck } from '../../shared/session/usePermission';
import { useIsOperator } from './jobs/useIsOperator';
import { operationsTabs, type OperationsTab } from './operations-tabs';

const permissions: Readonly<Record<Exclude<OperationsTab, 'jobs'>, PermissionName>> = {
  needs: 'READ_SET_ASIDE',
  'set-aside': 'READ_SET_ASIDE',
  feeds: 'READ_SET_ASIDE',
  'security-log': 'READ_SECURITY_LOG',
};

type Counts = Readonly<Partial<Record<OperationsTab, number | undefined>>>;

/** Tab in the URL, if the user may see it. */
export function useOperationsTab(counts: Counts) {
  const can = usePermissionCheck();
  const isOperator = useIsOperator();
  const [params, change] = useUrlState();
  const offered = operationsTabs.filter((name) =>
    name === 'jobs' ? isOperator : can(permissions[name]),
  );
  const requested = params.get('tab');
  const [first = 'security-log'] = offered;
  const tab = offered.find((name) => name === requested) ?? first;
  return {
    tabs: offered.map((value): PageTab => ({
      value,
      label: texts.tabs[value],
      count: counts[value],
    })),
    tab,
    /** The parameters of one tab do not apply to another. */
    open: (name: string) => {
      change(() => new URLSearchParams({ tab: name }));
    },
  };
}

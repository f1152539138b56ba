import { importScreenTexts as texts } from '@contracts/texts/app/imports';
import { importsTitle } from '@contracts/texts/app/imports-title';

import { Page } from '../../shared/layout/Page';
import { parseRecordId } from '../../shared/navigation/record-id';
import { useUrlState } from '../../shared/navigation/useUrlState';
import { useClientUrlParams } from '../../shared/session/useClientUrlParams';
import { ImportList } from './ImportList';
import { ImportPlan } from './plan/ImportPlan';

/** An import belongs to a client. */
const recordParams = ['id'] as const;

/** Imports of files; with an id in the URL, the plan and run of one. */
export function ImportsPage() {
  const [params] = useUrlState();
  useClientUrlParams(recordParams);
  const id = parseRecordId(params.get('id'));
  if (id !== null) return <ImportPlan id={id} />;
  return (
    <Page title={importsTitle} subtitle={texts.subtitle}>
      <ImportList />
    </Page>
  );
}

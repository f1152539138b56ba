import { messageOf } from '../../shared/api/api-error';
import { ErrorState } from '../../shared/feedback/ErrorState';
import { useRecordDialog, type RulesSubject } from '../../shared/navigation/useRecordDialog';
import { usePermission } from '../../shared/session/usePermission';
import { appRulesTexts } from '@contracts/texts/app/rules-fees';
import { rulesFeesTexts } from '@contracts/texts/spec/rules-fees';

import { RulesFrame } from './RulesFrame';
import { RulesSkeleton } from './RulesSkeleton';
import { useFindRulesSheetQuery } from './rules-fees.api';
import { readSubject } from './rules-subject';
import { RulesSheet } from './RulesSheet';

/** RULES-01: Rules & Fees of one record. Open while the URL contains `?rules=customer-carrier-<id>`. */
export function RulesFeesDialog() {
  const { value, close } = useRecordDialog('rules');
  const subject = readSubject(value);
  const canRead = usePermission('READ_RULES_FEES');
  if (subject === null || !canRead) return null;
  return <RulesFeesContent subject={subject} onClose={close} />;
}

interface RulesFeesContentProps {
  readonly subject: RulesSubject;
  readonly onClose: () => void;
}

function RulesFeesContent({ subject, onClose }: RulesFeesContentProps) {
  const { data, error, refetch } = useFindRulesSheetQuery(subject);
  if (data) return <RulesSheet key={subject} subject={subject} sheet={data} onClose={onClose} />;
  return (
    <RulesFrame title={rulesFeesTexts.title} onClose={onClose}>
      {() =>
        error ? (
          <ErrorState
            message={messageOf(error, appRulesTexts.loadFailed)}
            onRetry={() => void refetch()}
          />
        ) : (
          <RulesSkeleton />
        )
      }
    </RulesFrame>
  );
}

import { messageOf } from '../../shared/api/api-error';
import { ErrorState } from '../../shared/feedback/ErrorState';
import { useRecordDialog, type RulesSubject } from '../../shared/navigation/useRecordDialog';
import { usePermission } from '../../shared/session/usePermission';
import { ownRulesTexts } from '@contracts/texts/own-rules';
import { rulesFeesTexts } from '@contracts/texts/rules-fees';

import { RulesFrame } from './frame/RulesFrame';
import { RulesSkeleton } from './frame/RulesSkeleton';
import { useFindRulesSheetQuery } from './rules-fees.api';
import { readSubject } from './rules-subject';
import { RulesSheet } from './RulesSheet';

/** RULES-01: the Rules & Fees of one record. Open while the address holds `?rules=customer-carrier-<id>`. */
export function RulesFeesDialog() {
  const { value, close } = useRecordDialog('rules');
  const subject = readSubject(value);
  const mayRead = usePermission('READ_RULES_FEES');
  if (subject === null || !mayRead) return null;
  return <RulesOf subject={subject} onClose={close} />;
}

interface RulesOfProps {
  readonly subject: RulesSubject;
  readonly onClose: () => void;
}

function RulesOf({ subject, onClose }: RulesOfProps) {
  const { currentData, error, refetch } = useFindRulesSheetQuery(subject);
  if (currentData)
    return <RulesSheet key={subject} subject={subject} sheet={currentData} onClose={onClose} />;
  return (
    <RulesFrame title={rulesFeesTexts.title} onClose={onClose}>
      {() =>
        error ? (
          <ErrorState
            message={messageOf(error, ownRulesTexts.loadFailed)}
            onRetry={() => void refetch()}
          />
        ) : (
          <RulesSkeleton />
        )
      }
    </RulesFrame>
  );
}

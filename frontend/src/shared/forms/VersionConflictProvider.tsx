import { Suspense, useEffect, useRef, useState } from 'react';

import { versionConflictTexts as texts } from '@contracts/texts/app/version-conflict';

import {
  type ConflictResolution,
  DISCARD,
  registerConflictResolver,
} from '../api/conflict-resolver';
import { useToast } from '../feedback/useToast';
import { lazy } from '../loading/lazy';
import { findVersionConflict, type VersionConflict } from './version-conflict';
import { recordName } from './version-conflict-text';

const VersionConflictDialog = lazy(() =>
  import('./VersionConflictDialog').then(({ VersionConflictDialog: Component }) => ({
    default: Component,
  })),
);

interface PendingQuestion {
  readonly number: number;
  readonly conflict: VersionConflict;
  readonly resolve: (resolution: ConflictResolution) => void;
}

/**
 * Resolves saves of an outdated version: asks about conflicting fields, unless the form was left, and merges the
 * others. Several rejected saves are resolved one after another.
 */
export function VersionConflictProvider() {
  const lastNumber = useRef(0);
  const [questions, setQuestions] = useState<readonly PendingQuestion[]>([]);
  const { info } = useToast();

  useEffect(() =>
    registerConflictResolver((error, body, isFormOpen) => {
      const conflict = findVersionConflict(error, body);
      if (!conflict) return Promise.resolve(null);
      const { mergedChanges, conflicts } = conflict;
      if (conflicts.length === 0) {
        if (mergedChanges.length > 0) info(texts.merged(editorOf(conflict), mergedChanges.length));
        return Promise.resolve(conflict.resolve(new Set()));
      }
      // the user has left the form and is not interrupted: the save stays rejected
      if (!isFormOpen()) return Promise.resolve(null);
      return new Promise((resolve) => {
        const question: PendingQuestion = {
          number: (lastNumber.current += 1),
          conflict,
          resolve: (resolved) => {
            setQuestions((all) => all.filter((item) => item !== question));
            resolve(resolved);
          },
        };
        setQuestions((all) => [...all, question]);
      });
    }),
  );

  const [current] = questions;
  if (!current) return null;
  return (
    <Suspense fallback={null}>
      <VersionConflictDialog
        key={current.number}
        conflict={current.conflict}
        onSave={(theirs) => {
          current.resolve(current.conflict.resolve(theirs));
        }}
        onDrop={() => {
          current.resolve(DISCARD);
          info(texts.dropped(recordName(current.conflict), editorOf(current.conflict)));
        }}
        onBack={() => {
          current.resolve(null);
        }}
      />
    </Suspense>
  );
}

const editorOf = ({ details }: VersionConflict): string =>
  details.changedBy?.name ?? texts.somebody;

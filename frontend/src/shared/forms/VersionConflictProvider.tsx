import { Suspense, useEffect, useRef, useState } from 'react';

import {
  type ConflictResolution,
  DISCARD,
  registerConflictResolver,
} from '../api/conflict-resolver';
import { useToast } from '../feedback/useToast';
import { reportMissingChunk } from '../loading/chunk-load-error';
import { lazy, loadWithRetry } from '../loading/lazy';
import type { VersionConflict } from './version-conflict';

const resolution = () => import('./conflict-resolution');
const VersionConflictDialog = lazy(() =>
  resolution().then(({ VersionConflictDialog: Component }) => ({ default: Component })),
);

/** Null if its code is missing, as after an update: the save stays rejected, and a reload is offered. */
const loadResolution = () =>
  loadWithRetry(resolution).catch(() => {
    reportMissingChunk();
    return null;
  });

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
    registerConflictResolver(async (error, body, isFormOpen) => {
      const parts = await loadResolution();
      const conflict = parts?.findVersionConflict(error, body);
      if (!conflict) return null;
      if (conflict.conflicts.length === 0) {
        const notice = parts?.mergedNotice(conflict);
        if (notice) info(notice);
        return conflict.resolve(new Set());
      }
      // the user has left the form and is not interrupted: the save stays rejected
      if (!isFormOpen()) return null;
      return new Promise<ConflictResolution>((resolve) => {
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
        onDiscard={(notice) => {
          current.resolve(DISCARD);
          info(notice);
        }}
        onBack={() => {
          current.resolve(null);
        }}
      />
    </Suspense>
  );
}

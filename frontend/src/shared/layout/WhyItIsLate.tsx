import { useEffect, useState } from 'react';

import { ownTexts } from '@contracts/texts/own';

import { EmptyState } from '../feedback/EmptyState';

/** A screen is usually there before anybody could read this. */
const AFTER_MS = 4000;

/** Of a screen whose code is on its way: nothing at first, then why it takes so long. */
export function WhyItIsLate() {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => {
      setLate(true);
    }, AFTER_MS);
    return () => {
      clearTimeout(timer);
    };
  }, []);

  return (
    <div role="status">
      {isLate && <EmptyState title={ownTexts.screenComing} reason={ownTexts.screenComesByItself} />}
    </div>
  );
}

import { useState } from 'react';

import { rulesPlan } from '../plan/rules-plan';
import type { SectionId } from '../plan/rules-plan.types';

/** How far below the top edge a section begins to be the one that is read. */
const READING_LINE = 96;

/** Which section of the one long scroll is being read, and ways to another. */
export function useSectionSpy() {
  const [scroller, setScroller] = useState<HTMLElement | null>(null);
  const [current, setCurrent] = useState<SectionId>(rulesPlan[0]?.id ?? 'generic');

  const sectionOf = (id: SectionId) =>
    scroller?.querySelector<HTMLElement>(`[data-section="${id}"]`) ?? null;

  return {
    /** Takes the box that scrolls. */
    setScroller,
    current,
    setCurrent,
    /** To be called as the list is scrolled. */
    look: () => {
      if (!scroller) return;
      const { scrollTop, clientHeight, scrollHeight } = scroller;
      const isAtEnd = scrollTop > 0 && scrollTop + clientHeight >= scrollHeight - 2;
      const top = scroller.getBoundingClientRect().top + READING_LINE;
      const begun = rulesPlan.filter(
        ({ id }) => (sectionOf(id)?.getBoundingClientRect().top ?? top) < top,
      );
      const read = isAtEnd ? rulesPlan.at(-1) : begun.at(-1);
      if (read) setCurrent(read.id);
    },
    /** Scrolls there; the focus goes to its heading, so that Tab goes on with its fields. */
    goTo: (id: SectionId) => {
      const section = sectionOf(id);
      section?.scrollIntoView({ block: 'start' });
      section?.querySelector<HTMLElement>('h3')?.focus({ preventScroll: true });
      setCurrent(id);
    },
    /** To the first field of the section that is wrong. */
    goToFault: (id: SectionId) => {
      sectionOf(id)?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
      setCurrent(id);
    },
  };
}

export type SectionSpy = ReturnType<typeof useSectionSpy>;

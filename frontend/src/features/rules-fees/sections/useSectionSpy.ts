import { useState } from 'react';

import { rulesPlan } from '../plan/rules-plan';
import type { SectionId } from '../plan/rules-plan.types';

/** Distance from the top edge at which a section becomes the one in view. */
const READING_LINE = 96;

/** Section in view, and functions to scroll to another. */
export function useSectionSpy() {
  const [scroller, setScroller] = useState<HTMLElement | null>(null);
  const [current, setCurrent] = useState<SectionId>(rulesPlan[0]?.id ?? 'generic');

  const sectionOf = (id: SectionId) =>
    scroller?.querySelector<HTMLElement>(`[data-section="${id}"]`) ?? null;

  return {
    /** Ref callback of the scroll container. */
    setScroller,
    current,
    setCurrent,
    /** Call on scroll. */
    handleScroll: () => {
      if (!scroller) return;
      const { scrollTop, clientHeight, scrollHeight } = scroller;
      const isAtEnd = scrollTop > 0 && scrollTop + clientHeight >= scrollHeight - 2;
      const top = scroller.getBoundingClientRect().top + READING_LINE;
      const passed = rulesPlan.filter(
        ({ id }) => (sectionOf(id)?.getBoundingClientRect().top ?? top) < top,
      );
      const inView = isAtEnd ? rulesPlan.at(-1) : passed.at(-1);
      if (inView) setCurrent(inView.id);
    },
    /** Scrolls to a section and focuses its heading, so that Tab continues with its fields. */
    goTo: (id: SectionId) => {
      const section = sectionOf(id);
      section?.scrollIntoView({ block: 'start' });
      section?.querySelector<HTMLElement>('h3')?.focus({ preventScroll: true });
      setCurrent(id);
    },
    /** Focuses the first invalid field of a section. */
    goToError: (id: SectionId) => {
      sectionOf(id)?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
      setCurrent(id);
    },
  };
}

export type SectionSpy = ReturnType<typeof useSectionSpy>;

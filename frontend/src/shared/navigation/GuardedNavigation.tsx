import { useContext, useMemo, type ReactNode } from 'react';
import { UNSAFE_NavigationContext as NavigationContext, type To } from 'react-router-dom';

import { isGuardedFrom, whenMayLeave } from './leave-guard';

const pathOf = (to: To) => (typeof to === 'string' ? to.split(/[?#]/)[0] : to.pathname);

/**
 * Every link and every command goes through the guard of a form with something typed. The router's own
 * blocker comes only with its data router, which is far larger than this.
 */
export function GuardedNavigation({ children }: { readonly children: ReactNode }) {
  const context = useContext(NavigationContext);
  const guarded = useMemo(() => {
    const { navigator } = context;
    const unlessGuarded = (to: To, go: () => void) => {
      if (isGuardedFrom(pathOf(to))) void whenMayLeave(go);
      else go();
    };
    return {
      ...context,
      navigator: {
        ...navigator,
        push: (...way: Parameters<typeof navigator.push>) => {
          unlessGuarded(way[0], () => {
            navigator.push(...way);
          });
        },
        replace: (...way: Parameters<typeof navigator.replace>) => {
          unlessGuarded(way[0], () => {
            navigator.replace(...way);
          });
        },
      },
    };
  }, [context]);

  return <NavigationContext.Provider value={guarded}>{children}</NavigationContext.Provider>;
}

import { type ReactNode, useContext, useMemo } from 'react';
import { type To, UNSAFE_NavigationContext as NavigationContext } from 'react-router-dom';

/** Asks whether unsaved input may be discarded. */
type AskToLeave = () => Promise<boolean>;

/** Confirmation of one form or dialog before its input is discarded. */
export interface Guard {
  /** Path of the form; changes to its query alone do not trigger the confirmation. */
  readonly path: string;
  readonly ask: AskToLeave;
  /** Called once the user has agreed. */
  readonly discard?: () => void;
}

/** Forms with unsaved input: several on one screen, or a dialog above a form. The last one asks. */
let guards: readonly Guard[] = [];

/** Installs a guard on every navigation. Returns a function that removes it. */
export function guardLeaving(next: Guard): () => void {
  guards = [...guards, next];
  return () => {
    guards = guards.filter((guard) => guard !== next);
  };
}

/**
 * Runs immediately without unsaved input, otherwise after the user has agreed. One confirmation applies to all forms.
 */
export async function confirmLeaving(run: () => void): Promise<void> {
  const last = guards.at(-1);
  if (last && !(await last.ask())) return;
  const left = guards;
  guards = [];
  for (const { discard } of left) discard?.();
  run();
}

/** Like `confirmLeaving`, for a dialog that is closed on its page: forms below it keep their input and confirmation. */
export async function confirmClosing(guard: Guard, run: () => void): Promise<void> {
  if (!(await guard.ask())) return;
  guards = guards.filter((other) => other !== guard);
  guard.discard?.();
  run();
}

/** Whether navigating to the path leaves a form with unsaved input. */
const isLeavingGuardedPage = (path: string | undefined): boolean =>
  path !== undefined && guards.some((guard) => path !== guard.path);

type PopStateGuard = (event: PopStateEvent) => void;

let popStateGuards: readonly PopStateGuard[] = [];

// Registered before the router's listener, since listeners run in that order.
window.addEventListener('popstate', (event) => {
  // none are left once the user has agreed to leave
  if (guards.length > 0) popStateGuards.at(-1)?.(event);
});

/** Handles the back button before the router does. Returns a function that removes the handler. */
export function guardPopState(next: PopStateGuard): () => void {
  popStateGuards = [...popStateGuards, next];
  return () => {
    popStateGuards = popStateGuards.filter((guard) => guard !== next);
  };
}

const pathOf = (to: To) => (typeof to === 'string' ? to.split(/[?#]/)[0] : to.pathname);

/**
 * Routes every link and command through the leave guard. The router's own blocker requires its data router, a much
 * larger download.
 */
export function GuardedNavigation({ children }: { readonly children: ReactNode }) {
  const context = useContext(NavigationContext);
  const guarded = useMemo(() => {
    const { navigator } = context;
    const guardNavigation = (to: To, go: () => void) => {
      if (isLeavingGuardedPage(pathOf(to))) void confirmLeaving(go);
      else go();
    };
    return {
      ...context,
      // by prototype: a copy would freeze the current location
      navigator: Object.assign(Object.create(navigator) as typeof navigator, {
        push: (...args: Parameters<typeof navigator.push>) => {
          guardNavigation(args[0], () => {
            navigator.push(...args);
          });
        },
        replace: (...args: Parameters<typeof navigator.replace>) => {
          guardNavigation(args[0], () => {
            navigator.replace(...args);
          });
        },
      }),
    };
  }, [context]);

  return <NavigationContext.Provider value={guarded}>{children}</NavigationContext.Provider>;
}

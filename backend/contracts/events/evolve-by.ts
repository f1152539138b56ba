import type { DomainEvent } from './domain-event.js';

/** One evolve function per event type; unhandled event types do not compile. */
export type Evolutions<State, Event extends DomainEvent, After = State> = {
  readonly [Type in Event['type']]: (
    state: State,
    event: Extract<Event, { readonly type: Type }>,
  ) => After;
};

/** Combines them into one fold. */
export function evolveBy<State, Event extends DomainEvent, After = State>(
  evolutions: Evolutions<State, Event, After>,
): (state: State, event: Event) => After {
  return (state, event) => {
    // The compiler cannot tell that the function found for a type takes events of that type.
    const evolve = evolutions[event.type as Event['type']] as (state: State, event: Event) => After;
    return evolve(state, event);
  };
}

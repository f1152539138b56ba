import type { DomainEvent } from './domain-event.js';

/** One function an event: a type that nobody handles does not compile. */
export type Evolutions<State, Event extends DomainEvent> = {
  readonly [Type in Event['type']]: (
    state: State,
    event: Extract<Event, { readonly type: Type }>,
  ) => State;
};

/** The fold made of them. */
export function evolveBy<State, Event extends DomainEvent>(
  evolutions: Evolutions<State, Event>,
): (state: State, event: Event) => State {
  return (state, event) => {
    // The compiler cannot see that the function found under an event's type takes that event.
    const evolve = evolutions[event.type as Event['type']] as (state: State, event: Event) => State;
    return evolve(state, event);
  };
}

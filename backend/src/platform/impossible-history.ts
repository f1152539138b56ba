/**
 * An event in a stream that the state before it does not allow. No decision writes one, so it indicates a defect, or an
 * old schema without an upcaster.
 */
export class ImpossibleHistory extends Error {
  override readonly name = 'ImpossibleHistory';

  constructor(
    readonly phase: string,
    readonly eventType: string,
  ) {
    super(`${eventType} is not possible in the state ${phase}`);
  }
}

/** Ends an `evolve` whose state does not allow the event. @throws ImpossibleHistory */
export function impossible(
  { phase }: { readonly phase: string },
  { type }: { readonly type: string },
): never {
  throw new ImpossibleHistory(phase, type);
}

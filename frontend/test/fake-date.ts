const allButDate = [
  ...(['nextTick', 'setImmediate', 'clearImmediate', 'setTimeout', 'clearTimeout'] as const),
  ...(['setInterval', 'clearInterval', 'queueMicrotask', 'performance', 'hrtime'] as const),
  ...(['requestAnimationFrame', 'cancelAnimationFrame'] as const),
  ...(['requestIdleCallback', 'cancelIdleCallback'] as const),
];

/** Sets the date of a test; timers stay real, so that waiting does not depend on the speed of the machine. */
export function fakeDate(now: string): void {
  jest.useFakeTimers({ now: new Date(now), doNotFake: allButDate });
}

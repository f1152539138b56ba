import { lazy as reactLazy } from 'react';

import { whenReachable } from './when-reachable';

/** React's own, for code that comes when it is first drawn; it waits out a network that is away. */
export const lazy: typeof reactLazy = (load) => reactLazy(() => whenReachable(load));

// A program that never ends on its own.
setInterval(() => undefined, 60_000);

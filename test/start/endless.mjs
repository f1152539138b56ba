// A program that never ends by itself.
setInterval(() => undefined, 60_000);

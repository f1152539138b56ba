// A busy machine is not a failure: what waits for servers and databases may take its time.
jest.setTimeout(60_000);

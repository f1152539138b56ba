// Tests that wait for servers and databases need time on a busy machine.
jest.setTimeout(120_000);

import { fileFormatOf, folderOf } from './manifesting.js';

describe("a carrier's path", () => {
  it.each([
    [null, 'json', null],
    ['/in', 'json', '/in'],
    ['/in/*.csv', 'csv', '/in'],
    ['/v2/manifests/*.XML', 'xml', '/v2/manifests'],
    ['/*.xml', 'xml', '/'],
    ['*.json', 'json', null],
    ['/odd*.txt', 'json', '/odd*.txt'],
    ['/*.csv/in', 'json', '/*.csv/in'],
    ['in/*.csv', 'csv', 'in'],
    ['', 'json', null],
  ] as const)('%j requests %s in %j', (path, format, folder) => {
    expect(fileFormatOf(path)).toBe(format);
    expect(folderOf(path)).toBe(folder);
  });
});

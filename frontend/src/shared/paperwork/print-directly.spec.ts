import { printPaths } from './print-directly';

const mark = { clientId: 1, paperworkType: 'LABEL', consignmentIds: [7, 8] } as const;

describe('direct printing', () => {
  it.each([
    ['label/con_id/7', ['print/label/con_id/7']],
    ['label/man_id/3', ['print/label/man_id/3']],
    ['consignment/3', ['print/consignment/3']],
    ['freight_summary/man_id/3', ['print/freight_summary/man_id/3']],
    ['label?ids=7,8', ['print/label/con_id/7', 'print/label/con_id/8']],
    ['label/open_man_id/5', ['print/label/con_id/7', 'print/label/con_id/8']],
    ['dangerous_goods/con_id/7', []],
    ['connote/con_id/7', []],
  ])('PAPER-15 of %s calls %j', (document, paths) => {
    expect(printPaths(`/api/v1/paperwork/${document}`, mark)).toEqual(paths);
  });
});

import { unzipSync } from 'fflate';
import { BillUnreadable, cellsOf, decodeBill, readAmount, readBeijing, type BillRow } from '../bill.ts';

const ENTRY_MAX_BYTES = 64 * 1024 * 1024;
const END = '业务明细列表结束';

/**
 * The business bill of Alipay: a GBK table, usually in an archive beside its summary. Lines with a hash are told to people:
 * whose bill it is, where the list ends, and how many rows there were. Cells end with a tab.
 */
export function readAlipayBill(bytes: Uint8Array): BillRow[] {
  const lines = findTable(bytes).split(/\r?\n/);
  const isHead = (line: string) => line.includes('支付宝交易号') && line.includes('业务类型');
  const start = lines.findIndex((line) => !line.startsWith('#') && isHead(line));
  const end = lines.findIndex((line) => line.startsWith('#') && line.includes(END));
  if (start < 0) throw new BillUnreadable('not a business bill of Alipay');
  if (end < start) throw new BillUnreadable('the bill has no end');
  // 订单金额（元）, with brackets of either width.
  const head = splitRow(lines[start] ?? '').map((name) => name.replace(/[（(].*$/, ''));
  const rows = lines
    .slice(start + 1, end)
    .filter((line) => line.trim() && !line.startsWith('#'))
    .map((line) => readRow(cellsOf(head, whole(splitRow(line), head))));
  const tail = lines.slice(end).join('\n');
  expectCount(tail, '交易合计', rows.filter(({ kind }) => kind === 'payment').length);
  expectCount(tail, '退款合计', rows.filter(({ kind }) => kind === 'refund').length);
  return rows;
}

function findTable(bytes: Uint8Array): string {
  const isArchive = bytes[0] === 0x50 && bytes[1] === 0x4b;
  if (!isArchive) return decodeBill(bytes);
  let entries: Record<string, Uint8Array>;
  try {
    entries = unzipSync(bytes, { filter: ({ originalSize }) => originalSize < ENTRY_MAX_BYTES });
  } catch {
    throw new BillUnreadable('the archive is broken');
  }
  // The archive's names are GBK too, so the tables are told apart by what they say.
  const table = Object.values(entries)
    .map(decodeBill)
    .find((text) => text.includes(END));
  if (!table) throw new BillUnreadable('the archive holds no business bill');
  return table;
}

const splitRow = (line: string): string[] => line.split(',').map((cell) => cell.trim());

/** A goods' name with commas in it is the only cell that can be too many. */
function whole(cells: string[], head: readonly string[]): string[] {
  const name = head.indexOf('商品名称');
  const surplus = cells.length - head.length;
  if (surplus <= 0 || name < 0) return cells;
  const joined = cells.slice(name, name + surplus + 1).join(',');
  return [...cells.slice(0, name), joined, ...cells.slice(name + surplus + 1)];
}

function readRow(cell: (name: string) => string): BillRow {
  const isRefund = cell('业务类型').includes('退款');
  return {
    kind: isRefund ? 'refund' : 'payment',
    number: cell('商户订单号'),
    refundNumber: isRefund ? cell('退款批次号/请求号') : '',
    transactionId: cell('支付宝交易号'),
    // Refunds are written with a minus.
    amountFen: readAmount(cell('订单金额')),
    currency: 'CNY',
    at: readBeijing(cell('完成时间')),
  };
}

function expectCount(tail: string, name: string, found: number): void {
  const told = new RegExp(`#${name}：(\\d+)笔`).exec(tail)?.[1];
  if (told === undefined || Number(told) === found) return;
  throw new BillUnreadable(`the bill tells of ${told} rows of ${name} and has ${found}`);
}

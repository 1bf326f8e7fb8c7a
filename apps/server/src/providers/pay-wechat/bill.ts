import { BillUnreadable, cellsOf, decodeBill, readAmount, readBeijing, type BillRow } from '../bill.ts';

/** The last two lines: their names, and their values. */
const SUMMARY = '总交易单数';

/**
 * The trade bill of WeChat Pay: every value of a row begins with a backtick, so that spreadsheets take it as text; a name with a
 * comma in it stays whole, since cells end where the next backtick begins. The head line has none.
 */
export function readWechatBill(bytes: Uint8Array): BillRow[] {
  const lines = decodeBill(bytes)
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter(Boolean);
  const head = (lines[0] ?? '').split(',').map((name) => name.trim());
  const end = lines.findIndex((line) => line.startsWith(SUMMARY));
  if (!head.includes('商户订单号') || !head.includes('交易状态'))
    throw new BillUnreadable('not a trade bill of WeChat Pay');
  if (end < 1) throw new BillUnreadable('the bill has no end');
  const rows = lines.slice(1, end).map(splitRow);
  const [told] = splitRow(lines[end + 1] ?? '');
  if (Number(told) !== rows.length) throw new BillUnreadable(`the bill tells of ${told} rows and has ${rows.length}`);
  return rows.map((cells) => cellsOf(head, cells)).flatMap(readRow);
}

const splitRow = (line: string): string[] =>
  line
    .replace(/^`/, '')
    .split(',`')
    .map((cell) => cell.trim());

function readRow(cell: (name: string) => string): BillRow[] {
  const shared = {
    number: cell('商户订单号'),
    transactionId: cell('微信订单号'),
    currency: cell('货币种类') || 'CNY',
    at: readBeijing(cell('交易时间')),
  };
  if (cell('交易状态') === 'SUCCESS') {
    // With a coupon of the provider's the settled amount is smaller; what was asked of the buyer is the order's.
    const amountFen = readAmount(cell('订单金额') || cell('应结订单金额') || cell('总金额'));
    return [{ ...shared, kind: 'payment', refundNumber: '', amountFen }];
  }
  if (cell('退款状态') === 'FAIL') return [];
  const amountFen = readAmount(cell('申请退款金额') || cell('退款金额'));
  return [{ ...shared, kind: 'refund', refundNumber: cell('商户退款单号'), amountFen }];
}

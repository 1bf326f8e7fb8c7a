/** What buying needs, by name: enough for tests of orders, without the design engine. */
export const SHOP_ENDPOINTS: readonly string[] = [
  'listCommodities',
  'getAgreement',
  'createOrder',
  'listOrders',
  'cancelOrder',
  'getInvoice',
  'askInvoice',
  'withdrawInvoice',
  'payByWechat',
  'getWechatPayment',
  'payByAlipay',
  'getAlipayPayment',
  'payByCard',
  'getCardPayment',
  'createTopUp',
  'getTopUp',
];

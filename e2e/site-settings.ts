/** What the operator set: other values than the defaults, so that the footer shows where its words come from. */
export const SITE_SETTINGS = {
  SITE_COMPANY_ZH: '青禾招牌有限公司',
  SITE_COMPANY_EN: 'Green Rice Signs Ltd.',
  SITE_FILING_NUMBER: '浙ICP备20260001号',
  SITE_PHONE: '0571-8800-1234',
  SITE_ADDRESS_ZH: '杭州市西湖区测试街 7 号',
  SITE_ADDRESS_EN: '7 Test Street, Xihu District, Hangzhou',
  SITE_RELATED:
    '招牌展|Sign Fair|https://fair.example;印刷所|Print House|https://print.example;字库|Type Foundry|https://type.example',
} as const;

import { expect, test } from 'vitest';
import { headMarkup, pageHead, type HeadRequest } from './page-head.ts';

const site = {
  companyName: { zh: '公司', en: 'Company' },
  filingNumber: '备案',
  phone: '1',
  address: { zh: '地址', en: 'Address' },
  relatedSites: [],
  qrImageUrl: '',
  emailSignIn: false,
  notice: null,
  publicUrl: 'https://example.test',
};
const markupOf = (request: Partial<HeadRequest>) =>
  headMarkup(pageHead({ page: 'home', language: 'zh', site, pathname: '/', search: '', ...request }));

test('home names itself in the language of the page and points at its twin', () => {
  const zh = markupOf({});
  expect(zh).toContain('<title>方格 · 给你的店一个像样的标志</title>');
  expect(zh).toContain('<link rel="canonical" href="https://example.test/" data-page-head>');
  expect(zh).toContain('hreflang="en" href="https://example.test/?lang=en"');
  const en = markupOf({ language: 'en', search: '?lang=en&utm=x' });
  expect(en).toContain('<title>Markwright · A proper logo for your shop</title>');
  expect(en).toContain('<link rel="canonical" href="https://example.test/?lang=en" data-page-head>');
});

test('a page that is drawn in the browser or not found stays out of search results', () => {
  expect(markupOf({ page: 'logoList', pathname: '/createLogo/logoList' })).toContain('content="noindex"');
  expect(markupOf({ page: 'notFound', pathname: '/nowhere' })).toContain('content="noindex"');
});

test('a tool is listed under one address whatever its visitor typed, and says what it is and what people ask', () => {
  const markup = markupOf({
    page: 'createLogo',
    pathname: '/createLogo',
    search: '?name=%E8%80%81%E9%99%88',
    questions: [{ question: '要钱吗？', answer: '设计免费。' }],
  });
  expect(markup).toContain('<link rel="canonical" href="https://example.test/createLogo" data-page-head>');
  expect(markup).toContain('hreflang="en" href="https://example.test/createLogo?lang=en"');
  expect(markup).toContain('"@type":"WebApplication"');
  expect(markup).toContain('"@type":"FAQPage"');
  expect(markup).toContain('"name":"要钱吗？"');
});

test('what a visitor puts into the address cannot leave its attribute', () => {
  const markup = markupOf({ page: 'article', pathname: '/article', search: '?id=%22%3E%3Cscript%3E' });
  expect(markup).not.toContain('<script');
});

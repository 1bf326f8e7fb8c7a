import type { DemandState } from '@markwright/contracts/desk-routes';

const states: Record<DemandState, string> = {
  new: '新需求',
  called: '已联系',
  agreed: '已谈妥',
  done: '已完成',
  dropped: '已放弃',
};
const zh = {
  title: '定制需求',
  about: '从 1V1 定制页发来的需求',
  states,
  state: '状态',
  designer: '设计师',
  nobody: '未分配',
  changed: '已更新',
  contact: '联系方式',
  notePlaceholder: '跟进情况，客人看不到',
};
const en: typeof zh = {
  title: 'Requests',
  about: 'Sent from the one-to-one design page',
  states: { new: 'New', called: 'Contacted', agreed: 'Agreed', done: 'Done', dropped: 'Dropped' },
  state: 'State',
  designer: 'Designer',
  nobody: 'Nobody yet',
  changed: 'Updated',
  contact: 'Contact',
  notePlaceholder: 'How it goes on; the visitor never sees it',
};
export const demandWords = { zh, en };

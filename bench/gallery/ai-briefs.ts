import type { AiBrief } from '@markwright/studio';

/** Six shops that have little in common, as their owners would write. */
export const AI_BRIEFS: readonly AiBrief[] = [
  { name: '半山面包', inspiration: '山脚下的手工烘焙店，清晨出炉，温暖亲切', language: 'zh' },
  { name: '星河科技', inspiration: '做人工智能和数据的年轻公司，未来感', language: 'zh' },
  { name: '花间茶舍', inspiration: '古镇里的茶馆，院子里有花，安静雅致', language: 'zh' },
  { name: 'Blue Fox', inspiration: 'a playful craft beer bar by the sea', language: 'en' },
  { name: '小鹿宠物', inspiration: '社区里的宠物店和宠物医院，可爱、可靠', language: 'zh' },
  { name: 'Luna Yoga', inspiration: 'quiet yoga studio for women, moon and lotus', language: 'en' },
];

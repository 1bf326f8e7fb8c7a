/** Thirty trades as their owners would tell them, both languages and many moods: what the casting of styles is looked at with. */
type CastingBrief = { name: string; inspiration: string; language: 'zh' | 'en' };

const zh = (name: string, inspiration: string): CastingBrief => ({ name, inspiration, language: 'zh' });
const en = (name: string, inspiration: string): CastingBrief => ({ name, inspiration, language: 'en' });

export const CASTING_BRIEFS: readonly CastingBrief[] = [
  en('Hollow Oak Bakery', 'family bakery, fresh bread every morning'),
  en('Marlow & Finch', 'law firm for small companies'),
  en('Kestrel Plumbing', 'plumber, boilers and bathrooms, reliable'),
  en('Little Acorns', 'baby clothes made of soft cotton'),
  en('Still Water Yoga', 'calm yoga studio for beginners'),
  en('Rosa & Thyme', 'florist, wedding bouquets'),
  en('Brightside Dental', 'dentist for the whole family'),
  en('Iron Works Gym', 'gym with heavy weights'),
  en('Northwind Coffee', 'coffee roaster and small café'),
  en('Copper Pan', 'italian restaurant with pizza and pasta'),
  en('Evergreen Farewell', 'funeral home, quiet and dignified'),
  en('Paws & Suds', 'dog grooming salon'),
  en('Byte Harbor', 'software company for shipping data'),
  en('Old Mill Brewery', 'craft beer brewery'),
  en('Sharp & Sons', 'traditional barber shop'),
  zh('竹里茶舍', '中式茶馆，安静雅致'),
  zh('老灶火锅', '重庆火锅店，热辣'),
  zh('明德律所', '律师事务所，专业可信'),
  zh('小鹿童装', '童装店，柔软可爱'),
  zh('康和口腔', '口腔诊所，温和专业'),
  zh('阿婆豆腐', '手工豆腐坊，老味道'),
  zh('星野露营', '露营装备店'),
  zh('云雀咖啡', '街角咖啡馆，温暖'),
  zh('安心家政', '家政保洁服务'),
  zh('一指美甲', '美甲美睫店，精致'),
  zh('山野民宿', '山里的民宿，自然'),
  zh('锐智科技', '人工智能软件公司'),
  zh('福满楼', '粤菜酒楼，宴席'),
  zh('爪爪乐园', '宠物店，猫狗用品'),
  zh('快修哥', '电动车维修'),
];

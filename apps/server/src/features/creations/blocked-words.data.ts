/** Words no public page may show, written without spaces and in small letters. */
export const BLOCKED_WORDS: readonly string[] = [
  '赌博 赌场 博彩 六合彩 时时彩 百家乐 色情 黄片 成人片 裸聊 约炮 招嫖 卖淫 嫖娼 援交 恋童',
  '冰毒 海洛因 大麻 摇头丸 贩毒 毒品 枪支 买枪 假币 假钞 办假证 代开发票 洗钱 传销 诈骗 刷单',
  '高利贷 裸贷 代孕 人体器官买卖 恐怖袭击 圣战 法轮功 全能神 纳粹 希特勒',
  'onlinecasino porn pornhub childporn cocaine heroin methamphetamine counterfeitmoney moneylaundering',
  'nazi hitler jihad kukluxklan',
].flatMap((line) => line.split(' '));

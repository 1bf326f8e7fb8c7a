/** Surnames that are things as well: 牛志强 has no bull. */
const SURNAMES =
  '王李张刘陈杨黄赵吴周徐孙朱胡郭何高罗郑梁谢宋唐许韩冯邓曹彭曾肖董袁潘于蒋蔡余杜程苏魏吕丁任沈姚卢姜崔谭陆汪范金石廖贾夏韦傅方邹孟熊秦邱江尹薛阎段雷侯龙史陶黎贺顾毛郝龚邵万钱严武戴莫孔向汤常温康施文牛樊葛邢安齐易乔伍庞颜倪庄聂章鲁岳翟殷詹申欧耿关焦俞左柳甘祝包宁尚符舒阮柯纪梅童凌毕单季裴霍涂成苗谷盛曲翁冉骆蓝路游辛靳管柴蒙鲍华喻祁蒲房滕屈饶解牟艾尤时穆农司卓古吉缪简车项连芦麦褚娄窦戚岑景党宫费卜冷晏席卫米柏宗瞿桂全佟应臧闵苟邬边卞姬师和仇栾隋商刁沙荣巫寇桑郎甄丛仲虞敖巩明佘池查麻苑迟邝封官谈鞠匡惠荆乐冀胥南班储芮马叶林';

/** Characters that given names are made of and that say nothing about a business. */
const GIVEN =
  '伟强磊军勇杰娟涛超霞平刚芳娜敏静丽艳秀英慧巧建国辉玲娣志俊凯斌宇浩琳佳倩颖婷洁亮波宁莹欣怡晓东红兵华明文斌峰鑫鹏飞健龙林海峥嵘楠森淼焱垚博达元亨利贞德仁义礼智信忠孝廉青雅琪瑶璐萍莉蓉薇蕾茜菲妍媛嫣嘉家豪泽梓轩子涵晨睿思琦钰珊彤昊然一诺毅恒学宏振永福生贵全根有才富财发旺树桂荣美凤仙淑珍惠云香月小大雪冬春';

const PERSON = new RegExp(`^[${SURNAMES}][${GIVEN}]{2}$`, 'u');
/** Of two characters only where the second is a given name and nothing else: 石磊, but not 江月 or 林海. */
const SHORT = new RegExp(
  `^[${SURNAMES}][伟强磊军勇杰娟涛超刚芳娜敏静丽艳秀英慧玲志俊凯斌浩琳倩颖婷洁波宁莹怡兵辉健楠淼博毅宏振萍莉青]$`,
  'u',
);

/** A person's whole name, which pictures nothing though its characters might. */
export const isPersonName = (text: string): boolean => PERSON.test(text) || SHORT.test(text);

/** After one of these comes a surname: Mr Bell. A Mr Fox is drawn as a fox all the same. */
export const TITLES: ReadonlySet<string> = new Set('mr mrs ms miss dr mister missus prof sir st saint'.split(' '));

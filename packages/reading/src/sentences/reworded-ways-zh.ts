const PLACE = '(?:上头|上面|上空|顶上|头上|底下|下面|里头|里面|旁边|边上|[上下里中边])';

/** Where somebody comes from and how it is done, said in ways that come to one that the grammar reads. */
export const REWORDED_WAYS: readonly {
  said: RegExp;
  as: string | ((whole: string, ...groups: string[]) => string);
  when?: (text: string) => boolean;
  example: string;
}[] = [
  {
    said: new RegExp(
      `(?<![敲拍捶击鞭摔吹殴攻拨雨])打(?=[^，。；！？\\s打]{1,6}${PLACE}[^，。；！？\\s]{0,2}?[飞穿游走跑跳钻爬滚升冒露探伸掠路][\\p{Script=Han}]{0,2}?[过出来去])`,
      'gu',
    ),
    as: '从',
    example: '七只大雁打长城上头飞过',
  },
  {
    said: /\p{Script=Han}(?:了|里|不)(?:吧唧|巴叽|吧叽|巴唧|叭叽|拉几|拉叽|咕咚|咣当|光叽)(?:的|地)?/gu,
    as: '',
    example: '虎了吧唧的才招人稀罕',
  },
  {
    said: /松(?:松|弛|散|软|快)?(?:一点点?|一些|点儿?|些)(?=[，。；！？\s]|$)/gu,
    as: '',
    example: 'feel松一点',
  },
  {
    said: /(?<![头脑袋脖腰身眼声])低下(?=[，。；！？\s]|$|[挂吊蹲站坐放摆])/gu,
    as: '底下',
    example: '香肠挂屋檐低下',
  },
  {
    said: /(?:让你|你们?|您)?(?:自己|自个儿)?(?:看着|瞧着|掂量着|随便)(?:来?配|搭配?|安排|弄|整|摆|分)(?:吧|就行|就好|好了)?(?=[，。；！？\s]|$)/gu,
    as: '都要',
    example: '刷子毛巾你看着配',
  },
  {
    said: /(?<=[，。；！？\s]|^)(?:别|不要|甭|莫|可别|千万别)(?:给我)?(?:画|弄|整|搞)(?:得|的)?(?:太|那么)?(?:乱|歪|丑|错|糊|散|串|反)(?:了|七八糟的?)?(?:就行|就好|就成)?(?=[，。；！？\s]|$)/gu,
    as: '',
    example: '别画乱了就行',
  },
  {
    said: /(?<=[只条个](?:手|手臂|胳膊|爪子?|腕足|腕|触手))(?:一人|每[只条]|各自|各|分别)(?:拿|抓|举|握)?(?:一样|一件|一个|一把)(?:家伙什?儿?|东西|工具|物件|玩意儿?)?[，：]/gu,
    as: (said) => `拿着${'\u2002'.repeat(said.length - 2)}`,
    example: '章鱼，八只手一人一样家伙什儿，海绵刷子毛巾',
  },
];

import type { FaceKind } from '../command.ts';

/** Who wrote it, or with what, tells the face: "as if my gran wrote it", 老先生拿毛笔写出来的, 书上印的那种. */
const WRITTEN: readonly (readonly [RegExp, FaceKind])[] = [
  [
    /(?:毛笔|蘸墨|墨汁|笔墨|大字先生)[^，]{0,8}(?:写|题|书)|\b(?:written|painted|done|wrote it|lettered) with (?:an? |my |her |his |the )?(?:\w+ )?brush\b/iu,
    'brush',
  ],
  [
    /(?:书|报纸?|课本|小说)(?:上|里)(?:面|头)?(?:印|排|看到)?的?那种|书上印的|横细竖粗|\bas (?:printed )?in (?:an? |the )?(?:old )?(?:books?|newspapers?)\b|\blike (?:the )?(?:print|type) in (?:an? )?(?:books?|novels?)\b/iu,
    'serif',
  ],
  [
    /(?:自己|亲手|亲笔|别?人|小朋友|孩子|娃娃?|小孩|老人|奶奶|爷爷|外婆|外公|妈妈?|我|老师|学生|闺女|丫头)[^，]{0,4}(?:写|签)(?:出来|上去|下来|上)?的|(?:钢笔|铅笔|圆珠笔|蜡笔|粉笔|马克笔|拿笔|用笔|随手)[^，]{0,3}(?:写|签|画)|\b(?:like|as if|as though|if)\b.*\b(?:wrote|written|scribbled|signed|penned|jotted|writes)\b|\b(?:wrote|written|done|scribbled|jotted|signed) (?:it |this |that )?(?:by hand|by me|in pen|with (?:an? |my |her |his |the )?(?:\w+ )?(?:pen|pencil|biro|marker|crayon|chalk))\b/iu,
    'handwritten',
  ],
];

/** The face of letters that are told by their writer, and the words that tell it. */
export function faceWritten(text: string): { face: FaceKind; words: string } | undefined {
  for (const [pattern, face] of WRITTEN) {
    const words = pattern.exec(text)?.[0];
    if (words !== undefined) return { face, words };
  }
  return undefined;
}

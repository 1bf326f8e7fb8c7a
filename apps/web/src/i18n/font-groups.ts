/** Font categories as the server names them: the Latin group that goes with each Chinese one. */
export const LATIN_GROUPS: Readonly<Record<string, string>> = {
  书法字体: '英文衬线',
  优雅宋体: '英文衬线',
  卡通字体: '英文圆体',
  舒适圆体: '英文圆体',
};

/** For every other Chinese group: without serifs. */
export const PLAIN_LATIN_GROUP = '英文无衬线';

import type { OwnMark } from '../../kit/define-mark.ts';
import { bambooMarks } from './bamboo.ts';
import { cactusMarks } from './cactus.ts';
import { flowerMarks } from './flower.ts';
import { ginkgoMarks } from './ginkgo.ts';
import { hopsMarks } from './hops.ts';
import { leafMarks } from './leaf.ts';
import { lotusMarks } from './lotus.ts';
import { mushroomMarks } from './mushroom.ts';
import { oliveBranchMarks } from './olive-branch.ts';
import { pineMarks } from './pine.ts';
import { plumBlossomMarks } from './plum-blossom.ts';
import { roseMarks } from './rose.ts';
import { sproutMarks } from './sprout.ts';
import { treeMarks } from './tree.ts';
import { tulipMarks } from './tulip.ts';
import { wheatMarks } from './wheat.ts';
import { wheatSheafMarks } from './wheat-sheaf.ts';
import { juniperMarks } from './juniper.ts';

export const plantMarks: OwnMark[] = [
  ...leafMarks,
  ...lotusMarks,
  ...pineMarks,
  ...bambooMarks,
  ...plumBlossomMarks,
  ...wheatMarks,
  ...flowerMarks,
  ...treeMarks,
  ...sproutMarks,
  ...ginkgoMarks,
  ...tulipMarks,
  ...roseMarks,
  ...cactusMarks,
  ...mushroomMarks,
  ...hopsMarks,
  ...oliveBranchMarks,
  ...wheatSheafMarks,
  ...juniperMarks,
];

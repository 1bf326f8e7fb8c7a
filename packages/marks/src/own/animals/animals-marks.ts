import type { OwnMark } from '../../kit/define-mark.ts';
import { bearMarks } from './bear.ts';
import { beeMarks } from './bee.ts';
import { beeHiveMarks } from './bee-hive.ts';
import { birdMarks } from './bird.ts';
import { butterflyMarks } from './butterfly.ts';
import { catMarks } from './cat.ts';
import { chickenMarks } from './chicken.ts';
import { craneMarks } from './crane.ts';
import { deerMarks } from './deer.ts';
import { dogMarks } from './dog.ts';
import { dragonMarks } from './dragon.ts';
import { duckMarks } from './duck.ts';
import { elephantMarks } from './elephant.ts';
import { foxMarks } from './fox.ts';
import { giraffeMarks } from './giraffe.ts';
import { horseMarks } from './horse.ts';
import { koiMarks } from './koi.ts';
import { owlMarks } from './owl.ts';
import { oxMarks } from './ox.ts';
import { pandaMarks } from './panda.ts';
import { penguinMarks } from './penguin.ts';
import { pigMarks } from './pig.ts';
import { rabbitMarks } from './rabbit.ts';
import { sheepMarks } from './sheep.ts';
import { tigerMarks } from './tiger.ts';
import { turtleMarks } from './turtle.ts';
import { whaleMarks } from './whale.ts';

export const animalMarks: OwnMark[] = [
  ...catMarks,
  ...dogMarks,
  ...bearMarks,
  ...pandaMarks,
  ...rabbitMarks,
  ...foxMarks,
  ...deerMarks,
  ...craneMarks,
  ...koiMarks,
  ...birdMarks,
  ...giraffeMarks,
  ...horseMarks,
  ...elephantMarks,
  ...whaleMarks,
  ...tigerMarks,
  ...dragonMarks,
  ...owlMarks,
  ...beeMarks,
  ...butterflyMarks,
  ...turtleMarks,
  ...penguinMarks,
  ...chickenMarks,
  ...oxMarks,
  ...sheepMarks,
  ...pigMarks,
  ...duckMarks,
  ...beeHiveMarks,
];

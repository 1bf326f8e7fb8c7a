import { hashText, hasIdeograph, seededRandom, type MarkChoice } from '@markwright/logo';
import { answerIdeas, type AnswerIdea } from './answers.ts';
import type { AiTask, Role } from './ai-task.ts';
import { markIdeas } from './style-marks.ts';

const RULE_FACES = [
  'noto-serif-sc-black.ttf',
  'noto-sans-sc-black.ttf',
  'montserrat-extrabold.ttf',
  'poppins-bold.ttf',
];
const HANZI_RULE_FACES = RULE_FACES.slice(0, 2);
const FACES_IN_PARTS = ['chiron-goround-bold.ttf', 'noto-sans-sc-black.ttf', 'poppins-bold.ttf'];

/** Faces for marks cut from letters: those of the name's own script where a thing leads, all where the name does. */
export const facesToCut = ({ name, secondName }: Pick<AiTask, 'name' | 'secondName'>): readonly string[] =>
  hasIdeograph(name) && !secondName ? HANZI_RULE_FACES : RULE_FACES;

/** Every face that the marks of a task may be cut from. */
export const markFaces = (task: AiTask): readonly string[] => [
  ...new Set([...(task.ideas.main ? facesToCut(task) : RULE_FACES), ...FACES_IN_PARTS]),
];

export type ChosenMark = Pick<AnswerIdea, 'layout' | 'face'> & { mark: MarkChoice };

/** An own drawing with other dice is the same drawing to the eye. */
const drawingOf = (key: string): string => key.replace(/^again /, '').replace(/ \d+$/, '');

/** The best mark for an answer that no other logo of the task has; the same drawing twice only where there is no other. */
export function chooseMark(task: AiTask, { form, answer }: Role): ChosenMark | undefined {
  const { main } = task.ideas;
  const request = {
    ...task,
    isLine: form.marks.isLine ?? false,
    fontKeys: facesToCut(task),
    facesInParts: FACES_IN_PARTS,
  };
  const ideas: Iterable<AnswerIdea> = main ? answerIdeas(answer, task.ideas, main, request) : styleIdeas(task, form);
  const again: AnswerIdea[] = [];
  for (const idea of ideas) {
    if (task.used.marks.has(drawingOf(idea.key))) again.push(idea);
    else {
      const chosen = taken(idea, task);
      if (chosen) return chosen;
    }
  }
  for (const idea of [...again.filter(({ key }) => !task.used.marks.has(key)), ...again]) {
    const chosen = taken(idea, task);
    if (chosen) return chosen;
  }
  return undefined;
}

function taken(idea: AnswerIdea, { used }: AiTask): ChosenMark | undefined {
  const mark = idea.draw();
  if (!mark) return undefined;
  used.marks.add(idea.key).add(drawingOf(idea.key));
  return { mark, ...(idea.layout ? { layout: idea.layout } : {}), face: idea.face };
}

/** Marks of a style's own for briefs that say nothing to draw; drawn up once a task, since every logo chooses from the same. */
function styleIdeas(task: AiTask, form: Role['form']): AnswerIdea[] {
  const known = task.styleIdeas.get(form.id);
  if (known) return known;
  const ideas = markIdeas({
    name: task.name,
    concepts: task.reading.concepts,
    taste: form.marks,
    outlines: task.outlines,
    fontKeys: RULE_FACES,
    facesInParts: FACES_IN_PARTS,
    seed: task.seed,
    random: seededRandom(hashText(`${task.seed}|${form.id}`)),
  });
  task.styleIdeas.set(form.id, ideas);
  return ideas;
}

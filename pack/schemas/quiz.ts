import * as v from 'valibot';
import { fields, list, text } from './parts.ts';

/** An answer to choose. */
const option = {
  answer: text,
  /** Stands beneath it. */
  hint: v.optional(text),
};

/** An answer that says what there is to do. */
const surfaceOption = {
  ...option,
  /** The service that a request with this answer asks for, as the webhook is told. */
  lead: text,
  /** The services it stands for: every service has an answer. */
  services: list(text),
};

/** A question with a few answers to choose from. */
const question = <Option extends v.GenericSchema>(answer: Option) =>
  fields({
    question: text,
    /** What the request's message calls the answer. */
    line: text,
    /** What analytics calls the question. */
    event: text,
    options: list(answer),
  });

const plain = fields(option);
const surface = fields(surfaceOption);

/**
 * The questions that the quiz begins with, in their order. The estimator and the service of a
 * request need these two.
 */
export const questions = v.pipe(
  v.objectWithRest(
    { areaSize: question(plain), surfaceType: question(surface) },
    question(v.union([surface, plain])),
  ),
  v.readonly(),
);

export type QuizQuestions = v.InferOutput<typeof questions>;
export type QuizOption = QuizQuestions['areaSize']['options'][number];

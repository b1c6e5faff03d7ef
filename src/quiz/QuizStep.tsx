import type { QuizAnswers } from './answers/answers.ts';
import { ConsentBox } from './ConsentBox.tsx';
import { Choices, StepTitle, TextBox } from './fields.tsx';
import type { QuizState } from './quiz-machine.ts';
import { stepAt } from './steps.ts';

interface QuizStepProps {
  readonly state: QuizState;
  readonly onAnswer: (answers: Partial<QuizAnswers>) => void;
}

/** The question of the current step with its fields. While it is being sent, they keep what they hold. */
export function QuizStep({ state: { step, answers, attempted, view }, onAnswer }: QuizStepProps) {
  const { question, fields } = stepAt(step);
  const locked = view === 'sending';
  const isChoice = fields[0]?.kind === 'choice';
  return (
    <>
      {!isChoice && <StepTitle>{question}</StepTitle>}
      {fields.map((field) => {
        switch (field.kind) {
          case 'choice':
            return (
              <Choices
                key={field.answer}
                legend={question}
                field={field}
                value={answers[field.answer]}
                onChange={(value) => onAnswer({ [field.answer]: value })}
              />
            );
          case 'text':
            return (
              <TextBox
                key={field.answer}
                field={field}
                locked={locked}
                value={answers[field.answer]}
                onChange={(value) => onAnswer({ [field.answer]: value })}
              />
            );
          case 'consent':
            return (
              <ConsentBox
                key="consent"
                given={answers.gdprConsent}
                locked={locked}
                refused={attempted && !answers.gdprConsent}
                onChange={(gdprConsent) => onAnswer({ gdprConsent })}
              />
            );
        }
      })}
    </>
  );
}

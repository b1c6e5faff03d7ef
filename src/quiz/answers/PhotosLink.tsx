import { WhatsAppLink } from '../../layout/WhatsAppLink.tsx';
import { photosMessage } from './answer-rows.ts';
import type { QuizAnswers } from './answers.ts';

interface PhotosLinkProps {
  readonly answers: QuizAnswers;
  /** Where it is, for analytics. */
  readonly label: string;
}

/** Opens a chat for photographs of the job, which a form cannot take. */
export function PhotosLink({ answers, label }: PhotosLinkProps) {
  return (
    <WhatsAppLink label={label} text={photosMessage(answers)} className="text-link">
      Send photographs on WhatsApp
    </WhatsAppLink>
  );
}

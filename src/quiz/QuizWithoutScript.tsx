import { business } from '#site/business.ts';
import { PhoneLink, WhatsAppLink } from '../layout/ContactLinks.tsx';
import { quizSteps } from './steps.ts';

/** The questions, as a message to fill in. */
const questions = [
  'Hello, I would like a quote.',
  ...quizSteps.flatMap(({ question, fields }) => [
    '',
    question,
    ...fields.map(
      ({ label, options }) =>
        `${options?.map(({ answer }) => answer).join(' / ') ?? label}: `,
    ),
  ]),
].join('\n');

const mailSubject = encodeURIComponent('Quote request');
const mailBody = encodeURIComponent(questions.replaceAll('\n', '\r\n'));
const mailHref = `mailto:${business.email}?subject=${mailSubject}&body=${mailBody}`;

/** Other ways to ask for a quote, for browsers without script. */
export function QuizWithoutScript() {
  return (
    <div className="no-js-only">
      <p>
        The quote form needs JavaScript. Please call us on{' '}
        <PhoneLink label="quiz_no_script" className="text-link" />,{' '}
        {business.openingHours.text}.
      </p>
      <p className="mt-4">
        Or send us a message: it opens with our questions, ready for your
        answers.
      </p>
      <p className="mt-4 flex flex-wrap gap-3">
        <WhatsAppLink
          label="quiz_no_script"
          text={questions}
          className="button button-go"
        >
          Ask on WhatsApp
        </WhatsAppLink>
        <a href={mailHref} className="button button-line">
          Ask by e-mail
        </a>
      </p>
    </div>
  );
}

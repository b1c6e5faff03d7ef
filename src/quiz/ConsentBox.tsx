import { business } from '../../site/business.ts';
import { paths } from '../domain/routes.ts';
import { PhoneLink } from '../layout/PhoneLink.tsx';
import { AppLink } from '../navigation/AppLink.tsx';

interface ConsentBoxProps {
  readonly given: boolean;
  readonly locked: boolean;
  /** Sending was tried without consent. */
  readonly refused: boolean;
  readonly onChange: (given: boolean) => void;
}

/** Asks for consent to process what was typed. */
export function ConsentBox({ given, locked, refused, onChange }: ConsentBoxProps) {
  return (
    <>
      <label className={`mt-3 flex items-start gap-3 leading-snug ${refused ? 'font-bold text-warn' : ''}`}>
        <input
          type="checkbox"
          name="gdprConsent"
          checked={given}
          disabled={locked}
          aria-invalid={refused || undefined}
          aria-describedby="consent-terms consent-error"
          onChange={(event) => onChange(event.target.checked)}
          className={`mt-1 size-6 shrink-0 ${refused ? 'accent-warn outline-2 outline-offset-2 outline-warn' : 'accent-go'}`}
        />
        <span>I consent to my details being processed so that you can answer my request.</span>
      </label>
      <p id="consent-terms" className="mt-1.5 ml-9 text-sm text-slate">
        You may withdraw your consent at any time by phoning{' '}
        <PhoneLink label="quiz_consent" className="text-link">
          {business.phone}
        </PhoneLink>
        . See our{' '}
        <AppLink to={paths.privacy} className="text-link">
          privacy policy
        </AppLink>
        .
      </p>
      <p id="consent-error" role="alert" className="ml-9 not-empty:mt-2 font-bold text-warn">
        {refused && 'Please consent to data processing to continue'}
      </p>
    </>
  );
}

/** Says nothing to browsers and form fillers, which know the usual names. */
const NAME = 'spare-line';

/** A field that people neither see nor reach. What is in it was put there by a program. */
export function Honeypot() {
  return (
    <div aria-hidden="true" className="absolute -left-[9999px]">
      <label>
        Leave this empty
        <input type="text" tabIndex={-1} autoComplete="off" name={NAME} />
      </label>
    </div>
  );
}

/** Whether a program filled in the form. */
export const isFilledByProgram = (form: HTMLFormElement): boolean => new FormData(form).get(NAME) !== '';

interface MetresFieldProps {
  readonly name: string;
  readonly label: string;
  readonly value: number;
  /** Id of what says how it is to be given, where it cannot be read. */
  readonly problem: string | undefined;
}

/** A length that is typed, in metres. */
export function MetresField({ name, label, value, problem }: MetresFieldProps) {
  return (
    <label className="min-w-24 flex-1 text-[0.95rem]">
      {label}
      <input
        type="text"
        name={name}
        inputMode="decimal"
        autoComplete="off"
        maxLength={8}
        defaultValue={value}
        aria-invalid={problem !== undefined || undefined}
        aria-describedby={problem}
        className="mt-1 block w-full rounded-md border-2 border-mist bg-white px-3 py-2 aria-invalid:border-warn"
      />
    </label>
  );
}

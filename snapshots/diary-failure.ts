/** An answer that is not what was asked for. */
export class UnexpectedAnswer extends Error {
  readonly status: number;

  constructor(status: number, message = `answered ${status}`) {
    super(message);
    this.status = status;
  }
}

const remedyByStatus: Readonly<Record<number, string>> = {
  401: "is VITE_SUPABASE_KEY this project's publishable key?",
  403: "is VITE_SUPABASE_KEY this project's publishable key?",
  404: 'the table job_posts is not there: apply supabase/migrations',
  540: 'the project is paused: its dashboard wakes it',
};

/** What went wrong when the hosted database was asked, and what to look at: the variable or the place. */
export function explainFailure(error: unknown): string {
  if (error instanceof UnexpectedAnswer) {
    const remedy = remedyByStatus[error.status] ?? (error.status >= 500 ? 'is the project awake?' : undefined);
    return `${error.message}: ${remedy ?? "is VITE_SUPABASE_URL the project's address?"}`;
  }
  if (!(error instanceof Error)) return String(error);
  if (error.name === 'TimeoutError') return 'no answer in 10 seconds: is the project paused? Its dashboard wakes it';
  if (error instanceof SyntaxError)
    return "answered with something that is no JSON, as a web page is: is VITE_SUPABASE_URL the project's address?";
  const code = (error.cause as { readonly code?: unknown } | undefined)?.code;
  return `${typeof code === 'string' ? code : error.message}: is VITE_SUPABASE_URL right, and is there a connection?`;
}

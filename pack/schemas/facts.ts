/* The shapes in which a business states facts: what `site/` says is held against these. */

/** Something that the fixed pages claim and somebody could ask to have proved. */
export interface Claim {
  readonly id: string;
  /** As on the page, or what the words there amount to. */
  readonly text: string;
  readonly where: string;
  readonly evidence: string | null;
}

/** What a customer said. */
export interface Review {
  /** First name and initial. */
  readonly name: string;
  readonly location: string;
  readonly text: string;
  readonly stars: 1 | 2 | 3 | 4 | 5;
  /** Milliseconds before the entry animation, by place in the row. */
  readonly delay: number;
  /** False once a real customer said it. */
  readonly sample: boolean;
}

/** One fact: what is asked, the answer, and what goes with it. */
export interface GlanceFact {
  readonly label: string;
  readonly value: string;
  readonly beside?: string;
}

/** How good a month is for a job. */
export type Season = 'best' | 'fine' | 'wait';

/** When to have a job done. */
export interface ServiceYear {
  /** Twelve, January to December. */
  readonly months: readonly Season[];
  /** Why, in the order of the year. */
  readonly reasons: readonly string[];
}

/** Where a town lies, as the weather sees it: near a moor, else on coast or estuary. */
export type Climate = 'everywhere' | 'coast' | 'moor';

/** A service's year everywhere, and what differs on the coast and near a moor. */
export type ServiceYears = { readonly everywhere: ServiceYear } & Readonly<
  Partial<Record<Climate, ServiceYear>>
>;

/** An answer to choose. */
export interface QuizOption {
  readonly answer: string;
  /** Stands beneath it. */
  readonly hint?: string;
}

/** What there is to do. */
interface SurfaceOption extends QuizOption {
  /** The service that a request with this answer asks for, as the webhook is told. */
  readonly lead: string;
  /** The services it stands for: every service has an answer. */
  readonly services: readonly string[];
}

/** A question of the quiz with a few answers to choose from. */
export interface QuizQuestion<Option = QuizOption> {
  readonly question: string;
  /** What the request's message calls the answer. */
  readonly line: string;
  /** What analytics calls the question. */
  readonly event: string;
  readonly options: readonly Option[];
}

/** The questions that the quiz begins with, in their order. The estimator and the request's service need these two. */
export interface QuizQuestions {
  readonly areaSize: QuizQuestion;
  readonly surfaceType: QuizQuestion<SurfaceOption>;
  readonly [answer: string]: QuizQuestion<QuizOption | SurfaceOption>;
}

/** Something that a town may have or lack, and how a text speaks of it. */
export interface Subject {
  readonly words: RegExp;
  /** Materials of a profile that are it. */
  readonly materials?: readonly string[];
  /** Facts of a profile that decide alone whether it is there. */
  readonly flags?: readonly ('coastal' | 'estuary' | 'moorland')[];
}

/** Something that needs a word of warning wherever a page names it. */
export interface Warning {
  /** In templates a flag: set where the town's own texts name it. */
  readonly name: string;
  readonly words: RegExp;
  /** The sentence that stands once on such a page. */
  readonly label: string;
  /** Words that would make it harmless. */
  readonly playedDown: RegExp;
}

/** A promise that no page makes. */
export interface NeverPromised {
  readonly words: RegExp;
  /** Why not, and what to say instead. */
  readonly why: string;
}

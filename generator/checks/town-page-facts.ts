/** A stretch of a page's text with the file, and the field of a profile, that it stands in. */
export interface TextPart {
  readonly from: string;
  readonly text: string;
  /** Figures, intervals and seasons that it states, by name. */
  readonly says: Readonly<Record<string, string>>;
}

/** A generated page with what is true of its town, as the rules below look at it. Texts are plain, without markup. */
export interface TownPage {
  readonly path: string;
  readonly town: string;
  readonly type: 'city' | 'town' | 'village';
  /** Undefined on a hub. */
  readonly service?: string;
  /** Which of the trade's treatments (`site/treatments.ts`) the town has, where the service has two. */
  readonly treatment?: string | undefined;
  /** What people type for it: the title has to hold one of these. */
  readonly terms: readonly string[];
  readonly title: string;
  readonly description: string;
  readonly lead: string;
  /** Everything below the lead: body, questions and answers, summaries, reasons. */
  readonly text: string;
  /** The town's wordings of its exposure. */
  readonly exposures: readonly string[];
  readonly issues: readonly { readonly text: string; readonly cause: string }[];
  readonly claims: readonly { readonly text: string; readonly for: readonly string[] }[];
  /** Things that only some services meet, and which those are. */
  readonly things: readonly (readonly [name: RegExp, services: readonly string[]])[];
  /** What the page is put together from. */
  readonly parts: readonly TextPart[];
  /** Subjects of `site/things.ts` that the town lacks, and how a text would speak of them. */
  readonly absent: readonly { readonly name: string; readonly words: RegExp }[];
  /** Diary posts of the town: demand may be stated only where there are some. */
  readonly posts: number;
}

/** What is known of the place and the service before a word is read. */
export type TownFacts = Omit<TownPage, 'path' | 'title' | 'description' | 'lead' | 'text' | 'posts'>;

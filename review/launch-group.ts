/** What must be settled before the site goes live, of one kind. */
export interface LaunchGroup {
  readonly title: string;
  /** What to do about its items. */
  readonly todo: string;
  readonly items: readonly string[];
}

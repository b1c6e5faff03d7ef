/** What a reader has chosen for every report, where the browser keeps it. */
export function readSetting(name: string): string {
  try {
    return localStorage.getItem(`review-${name}`) ?? '';
  } catch {
    return '';
  }
}

/** Keeps a choice; a browser that keeps nothing forgets it with the window. */
export function keepSetting(name: string, value: string): void {
  try {
    localStorage.setItem(`review-${name}`, value);
  } catch {
    // Nothing is lost but the choice.
  }
}

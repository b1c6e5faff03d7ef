/**
 * Shows on a control that its press was heard, and does what the press is for once that is painted: for work that would hold the paint up.
 * The control shows it until `goOn` is done.
 */
export async function answerFirst(
  { dataset }: HTMLOrSVGElement,
  goOn: () => Promise<void>,
): Promise<void> {
  dataset.pressed = '';
  await new Promise((painted) =>
    requestAnimationFrame(() => setTimeout(painted)),
  );
  await goOn().finally(() => delete dataset.pressed);
}

/**
 * Shows a control as pressed, and starts `work` once that is painted: for work that would block
 * the paint. The control stays pressed until `work` is done.
 */
export async function withPressedState(
  { dataset }: HTMLOrSVGElement,
  work: () => Promise<void>,
): Promise<void> {
  dataset.pressed = '';
  await new Promise((painted) =>
    requestAnimationFrame(() => setTimeout(painted)),
  );
  await work().finally(() => delete dataset.pressed);
}

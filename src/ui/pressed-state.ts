/**
 * Shows a control as pressed, and starts `work` once the browser has painted that, since `work` may
 * block painting. The control stays pressed until `work` is done.
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

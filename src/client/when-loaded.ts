/** Runs `callback` once, at the load event or after two seconds, in case a picture never loads. */
export function whenLoaded(callback: () => void): void {
  let hasRun = false;
  const run = () => {
    if (!hasRun) callback();
    hasRun = true;
  };
  if (document.readyState === 'complete') run();
  addEventListener('load', run);
  setTimeout(run, 2000);
}

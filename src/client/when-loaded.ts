/** Runs `work` once, at the load event or after two seconds, in case a picture never loads. */
export function whenLoaded(work: () => void): void {
  let done = false;
  const act = () => {
    if (!done) work();
    done = true;
  };
  if (document.readyState === 'complete') act();
  addEventListener('load', act);
  setTimeout(act, 2000);
}

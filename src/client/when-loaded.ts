/** Does `work` once, at the page's load event; after two seconds at the latest, should a picture never come. */
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

/** Does `work` once, when all that the page asked for at first has come; after two seconds at the latest, should a picture never come. */
export function whenCome(work: () => void): void {
  let done = false;
  const act = () => {
    if (!done) work();
    done = true;
  };
  if (document.readyState === 'complete') act();
  addEventListener('load', act);
  setTimeout(act, 2000);
}

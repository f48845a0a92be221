/** A notice's name in the browser's storage, and the end of its last day in milliseconds. */
interface Ending {
  key: string;
  ends: number;
}

/**
 * Returns the inline script that stands before the notices of a page and runs before they are painted: it hides the one whose last day is
 * over, which a page built earlier still has, and the one that the visitor has dismissed. The head's own script has no room for it beside an
 * intro. `data-notice0` on `<html>` hides the first notice, `data-notice1` the second (features/notices).
 */
export function noticeCheck(notices: readonly Ending[]): string {
  const list = JSON.stringify(notices.map(({ key, ends }) => [key, ends]));
  return `${list}.map(([k,e],i)=>{try{(Date.now()>e||localStorage[k])&&(document.documentElement.dataset['notice'+i]='')}catch{}})`;
}

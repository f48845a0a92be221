/**
 * Google Analytics 4: fetched only when the page is idle, consent denied by default and no cookies (many
 * readers are minors), and not at all where the visitor's browser says so (Global Privacy Control, Do Not Track). A page that is made ready
 * before its link is pressed (model/speculation-rules.ts) waits until it is: most are never opened.
 */
import { trustedUrl } from '#client/trusted-url.ts';
import { whenIdle } from '#client/when-idle.ts';

const id = document.querySelector<HTMLMetaElement>('meta[name="analytics-id"]')?.content;
const signals = navigator as Navigator & { globalPrivacyControl?: boolean };
const optedOut = signals.globalPrivacyControl === true || navigator.doNotTrack === '1';

if (id && !optedOut) {
  const { prerendering } = document as Document & { prerendering?: boolean };
  const loadWhenIdle = () => whenIdle(() => load(id), 6000);
  if (prerendering) document.addEventListener('prerenderingchange', loadWhenIdle, { once: true });
  else loadWhenIdle();
}

function load(measurementId: string): void {
  const scope = window as Window & { dataLayer?: unknown[] };
  const queue: unknown[] = [];
  scope.dataLayer = queue;
  // Google's script reads `arguments` objects from the queue, not arrays.
  function gtag(..._values: unknown[]): void {
    // biome-ignore lint/complexity/noArguments: the vendor's contract, see above
    queue.push(arguments);
  }
  gtag('consent', 'default', {
    ad_storage: 'denied',
    ad_user_data: 'denied',
    ad_personalization: 'denied',
    analytics_storage: 'denied',
  });
  gtag('js', new Date());
  gtag('config', measurementId, { client_storage: 'none', allow_google_signals: false, anonymize_ip: true });

  const url = `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(measurementId)}`;
  const script = document.createElement('script');
  script.async = true;
  script.src = trustedUrl('analytics', url);
  document.head.append(script);
}

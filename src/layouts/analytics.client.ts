/**
 * Loads Google Analytics 4 when the page is idle, without cookies and with consent denied, because many visitors are minors. Not loaded if
 * the browser sends Global Privacy Control or Do Not Track. A prerendered page (model/speculation-rules.ts) waits until it is opened.
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
    // biome-ignore lint/complexity/noArguments: required by Google's script, see above
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

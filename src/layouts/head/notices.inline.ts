/** Hides expired and dismissed notices before the first paint. Their keys and expiry times are in the `data-expiry` attribute of the script element. */
import { hideNotices } from './hide-notices.ts';

hideNotices(JSON.parse(document.currentScript?.dataset.expiry ?? ''));

/** Hides notices before they are painted. Their endings stand in an attribute of the script's own element. */
import { hideNotices } from './hide-notices.ts';

hideNotices(JSON.parse(document.currentScript?.dataset.endings ?? ''));

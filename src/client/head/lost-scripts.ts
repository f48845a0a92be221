/**
 * The inline script at the beginning of the body: marks the element in which a script stands `data-lost` if the script fails to load, for
 * example from an old page after a new one was published. Hides controls that would do nothing, and shows a message (styles/base.css).
 */
export const markLostScripts = "addEventListener('error',e=>e.target.type=='module'&&(e.target.parentNode.dataset.lost=''),true)";

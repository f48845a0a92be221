/** Lets the browser do what else it has, so that what follows is a task of its own. */
export const otherWork = () => new Promise<void>((resolve) => setTimeout(resolve));

/** Lets the browser run other work; the code after it runs in a task of its own. */
export const yieldToBrowser = () => new Promise<void>((resolve) => setTimeout(resolve));

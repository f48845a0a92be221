// A page of the site reloads when content is saved; a page of the desk has typed text and messages on it, and asks for what is new itself.
import.meta.hot?.on('vite:beforeFullReload', () => new Promise(() => undefined));

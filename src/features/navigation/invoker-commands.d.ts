import 'react';

declare module 'react' {
  /** https://developer.mozilla.org/en-US/docs/Web/API/Invoker_Commands_API. React passes both attributes through. */
  interface ButtonHTMLAttributes<T> {
    command?: string;
    commandfor?: string;
  }
}

import 'react';

declare module 'react' {
  /** https://developer.mozilla.org/en-US/docs/Web/API/Invoker_Commands_API. React passes both on as they are. */
  interface ButtonHTMLAttributes<T> {
    command?: string;
    commandfor?: string;
  }
}

/** An error whose message says everything to the person who has to act, so that no stack is printed with it. */
export class PlainError extends Error {
  override name = 'PlainError';
  constructor(message: string) {
    super(message);
    this.stack = '';
  }
}

import { Component } from 'react';
import type { WidgetProps } from './decap.ts';

/** Base class of the widgets that read a file and save it with the entry. */
export abstract class FileWidget extends Component<WidgetProps<string>, { message: string; isFault: boolean; src: string }> {
  override state = { message: '', isFault: false, src: '' };

  /** Called by Decap before saving, without `this`. */
  isValid = (): unknown => (this.state.isFault ? { error: { message: this.state.message } } : true);

  /** Shows the message that `read` returns, or why it failed. The form can't be saved while it runs, nor after a failure. */
  protected async showResult(fileType: string, read: () => Promise<string>): Promise<void> {
    this.setState({ message: 'Reading…', isFault: true });
    const result = await read().then(
      (message) => ({ message, isFault: false }),
      (error) => ({ message: `${fileType}: ${error instanceof Error ? error.message : String(error)}`, isFault: true }),
    );
    this.setState(result);
  }
}

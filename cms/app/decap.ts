/** The parts of Decap's API that we use. Its bundle sets `window.CMS`, and its types don't support React 19. */

/** An Immutable.js map, in which Decap keeps entries and fields. */
export interface DecapMap {
  get(name: string): unknown;
  getIn(path: readonly string[]): unknown;
  toJS(): Record<string, unknown>;
}

/** The props that Decap passes to a widget. */
export interface WidgetProps<Value> {
  value: Value | undefined;
  field: DecapMap;
  entry: DecapMap;
  forID: string;
  classNameWrapper: string;
  onChange(value: Value): void;
  setActiveStyle(): void;
  setInactiveStyle(): void;
  /** Saves a file with the entry, in the `media_folder` of `field` if it is given. */
  onPersistMedia(file: File, options?: { field: DecapMap }): Promise<unknown>;
}

/** Saves a file with a widget's entry. Throws if the editor keeps the file of this name that was chosen before. */
export async function saveWithEntry(
  { onPersistMedia }: Pick<WidgetProps<string>, 'onPersistMedia'>,
  file: File,
  options?: { field: DecapMap },
): Promise<void> {
  if (!(await onPersistMedia(file, options))) throw new Error('it was not replaced. Choose it again.');
}

interface Backend {
  getMedia(): Promise<unknown[]>;
}

interface Cms {
  getBackend(name: string): { init(...options: unknown[]): Backend };
  init(options: { config: object }): void;
  registerWidget(name: string, control: object): void;
  registerPreviewTemplate(name: string, template: object): void;
  registerEventListener(listener: { name: string; handler(event: { entry: DecapMap }): Promise<void> }): void;
  registerCustomFormat(name: string, extension: string, format: object): void;
}

declare global {
  interface Window {
    CMS: Cms;
  }
  /** Where content is stored. Replaced by the build (cms/build.ts). */
  const __HOST__: import('./config.ts').Host;
}

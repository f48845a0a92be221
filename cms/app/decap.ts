/** The parts of Decap's interface that are used here. Its bundle puts `CMS` on the window; it has no types for React 19. */
/** A value of Decap's: an Immutable map. */
export interface DecapMap {
  get(name: string): unknown;
  getIn(path: readonly string[]): unknown;
  toJS(): Record<string, unknown>;
}

/** What a widget is given. */
export interface WidgetProps<Value> {
  value: Value | undefined;
  field: DecapMap;
  entry: DecapMap;
  forID: string;
  classNameWrapper: string;
  onChange(value: Value): void;
  setActiveStyle(): void;
  setInactiveStyle(): void;
  onPersistMedia(file: File): Promise<unknown>;
}

interface Cms {
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
  /** Where content is kept, put in by the build. */
  const __HOST__: import('./config.ts').Host;
}

interface Props {
  /** Name of the control, at the start of the sentence: 'The filter'. */
  name: string;
  /** Path of the current page, for the link that reloads it. */
  pagePath: string;
  className?: string | undefined;
}

/** Shown in place of controls whose script failed to load (`data-error`, styles/base.css). */
export function LoadFailure({ name, pagePath, className }: Props) {
  return (
    <p className={className} data-if-error="" data-print="none">
      {name} could not be loaded. <a href={pagePath}>Reload the page</a>
    </p>
  );
}

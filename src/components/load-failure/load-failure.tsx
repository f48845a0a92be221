interface Props {
  /** What could not be loaded: 'The filter'. */
  what: string;
  /** The address of the page, to load it again. */
  here: string;
  className?: string | undefined;
}

/** Shown in place of controls whose script failed to load (`data-lost`, styles/base.css). */
export function LoadFailure({ what, here, className }: Props) {
  return (
    <p className={className} data-if-lost="" data-print="none">
      {what} could not be loaded. <a href={here}>Reload the page</a>
    </p>
  );
}

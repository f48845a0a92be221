import { splitText } from './split-text.ts';

/** Text in which e-mail addresses and toll-free numbers are links, and expressions such as 25–30 don't break across lines. */
export function LinkedText({ text = '' }: { text?: string | undefined }) {
  return splitText(text).map((segment) => {
    if (segment.href) {
      return (
        <a key={segment.text} href={segment.href} className={segment.nowrap && 'nowrap'}>
          {segment.text}
        </a>
      );
    }
    return segment.nowrap ? (
      <span key={segment.text} className="nowrap">
        {segment.text}
      </span>
    ) : (
      segment.text
    );
  });
}

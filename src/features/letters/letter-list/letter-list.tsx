import { ButtonLink } from '#components/button/button.tsx';
import { CopyButton } from '#components/copy-button/copy-button.tsx';
import { TextBlock } from '#components/prose/prose.tsx';
import type { LetterView, LetterWording } from '#model/letters.ts';
import styles from './letter-list.module.css';

/** Letters that open on a press, each in two languages. Without script their text can be read, selected and sent. */
export function LetterList({ letters }: { letters: readonly LetterView[] }) {
  return (
    <div className={styles.list}>
      {letters.map(({ id, when, wordings: [english, hindi] }) => (
        <details key={id} className={styles.letter}>
          <summary className={`${styles.summary} plus`}>
            <h2 className={styles.title}>
              {english.title}{' '}
              <span className={styles.translated} lang={hindi.lang}>
                {hindi.title}
              </span>
            </h2>
          </summary>
          <div className={styles.open} id={id}>
            <p>{when}</p>
            <div className={styles.wordings}>
              <Wording {...english} />
              <Wording {...hindi} />
            </div>
          </div>
        </details>
      ))}
    </div>
  );
}

/** A letter in one language: its subject and text, and the ways to send it. */
function Wording({ lang, title, subject, blocks, plain, words, write, whatsapp }: LetterWording) {
  return (
    <div className={styles.wording}>
      <div lang={lang} className={styles.text}>
        <h3 className={styles.language}>{words.language}</h3>
        <p className={styles.subject}>
          {words.subject} <strong>{subject}</strong>
        </p>
        {blocks.map((block) => (
          <TextBlock key={block} text={block} />
        ))}
      </div>
      <div className={styles.acts} data-print="none">
        <span lang={lang}>
          <ButtonLink href={write} kind="outline">
            {words.write}
          </ButtonLink>
        </span>
        <CopyButton text={plain} what={title} label={words.copy} lang={lang} />
        {whatsapp && (
          <a href={whatsapp} lang={lang}>
            {words.whatsapp}
          </a>
        )}
      </div>
    </div>
  );
}

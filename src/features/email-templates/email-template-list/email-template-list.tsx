import { ButtonLink } from '#components/button/button.tsx';
import { CopyButton } from '#components/copy-button/copy-button.tsx';
import { TextBlock } from '#components/prose/prose.tsx';
import type { EmailTemplateText, EmailTemplateView } from '#model/email-templates.ts';
import styles from './email-template-list.module.css';

interface Props {
  templates: readonly EmailTemplateView[];
}

/** E-mail templates, each in English and Hindi, collapsed except the first, which wide screens always show (styles/details.css). Without JavaScript they can be read, selected and sent. */
export function EmailTemplateList({ templates }: Props) {
  return (
    <div className={styles.list}>
      {templates.map(({ id, when, texts: [english, hindi] }, index) => (
        <details key={id} className={styles.template} data-collapsible={index === 0 ? 'heading' : undefined} open={index === 0}>
          <summary className={`${styles.summary} plus`}>
            <h2 className={styles.title}>
              {english.title}{' '}
              <span className={styles.translated} lang={hindi.lang}>
                {hindi.title}
              </span>
            </h2>
          </summary>
          <div className={`stack-4 ${styles.content}`} id={id}>
            <p>{when}</p>
            <div className={styles.texts}>
              <TemplateText {...english} />
              <TemplateText {...hindi} />
            </div>
          </div>
        </details>
      ))}
    </div>
  );
}

/** An e-mail template in one language: subject, text, and links to send it. */
function TemplateText({ lang, title, subject, blocks, plainText, labels, mailHref, whatsappHref }: EmailTemplateText) {
  return (
    <div className={styles.languageColumn}>
      <div lang={lang} className={`stack-2 ${styles.text}`}>
        <h3 className={styles.language}>{labels.language}</h3>
        <p>
          {labels.subject} <strong>{subject}</strong>
        </p>
        {blocks.map((block) => (
          <TextBlock key={block} text={block} />
        ))}
      </div>
      <div className={`cluster ${styles.actions}`} data-print="none">
        <span lang={lang}>
          <ButtonLink href={mailHref}>{labels.write}</ButtonLink>
        </span>
        <CopyButton text={plainText} description={title} label={labels.copy} lang={lang} />
        {whatsappHref && (
          <a href={whatsappHref} lang={lang}>
            {labels.whatsapp}
          </a>
        )}
      </div>
    </div>
  );
}

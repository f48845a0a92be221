import { HelpList } from '#components/help-list/help-list.tsx';
import { educationLinks } from '#model/navigation.ts';
import { labelOf, pathOf, type RouteId } from '#model/routes.ts';
import styles from './help-links.module.css';

interface Props {
  heading: string;
  /** Leads to the FAQ page. */
  faqText: string;
}

/** From an unknown address: the nine schools, all courses, the questions that others have asked, home. */
export function HelpLinks({ heading, faqText }: Props) {
  const more: [id: RouteId, text: string][] = [
    ['courses', labelOf('courses')],
    ['faq', faqText],
    ['a-z', labelOf('a-z')],
    ['home', labelOf('home')],
  ];
  return (
    <>
      <HelpList heading={heading} arrows>
        {educationLinks.map((id) => (
          <li key={id}>
            <a href={pathOf(id)}>{labelOf(id)}</a>
          </li>
        ))}
      </HelpList>
      {more.map(([id, text]) => (
        <p key={id} className={styles.more}>
          <a href={pathOf(id)}>{text}</a>
        </p>
      ))}
    </>
  );
}

import { RuledList } from '#components/ruled-list/ruled-list.tsx';
import { educationLinks } from '#model/navigation.ts';
import { labelOf, pathOf, type RouteId } from '#model/routes.ts';

interface Props {
  heading: string;
  /** Label of the link to the FAQ page. */
  faqLabel: string;
}

/** Links on the 404 page: home, all courses, FAQs, A to Z, the nine schools. */
export function ErrorPageLinks({ heading, faqLabel }: Props) {
  const otherLinks: [id: RouteId, label: string][] = [
    ['home', labelOf('home')],
    ['courses', labelOf('courses')],
    ['faq', faqLabel],
    ['a-z', labelOf('a-z')],
  ];
  return (
    <>
      {otherLinks.map(([id, label]) => (
        <p key={id} className="action-links">
          <a href={pathOf(id)}>{label}</a>
        </p>
      ))}
      <RuledList heading={heading} hasArrows>
        {educationLinks.map((id) => (
          <li key={id}>
            <a href={pathOf(id)}>{labelOf(id)}</a>
          </li>
        ))}
      </RuledList>
    </>
  );
}

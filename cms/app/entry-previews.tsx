/** Previews of entries, by collection. */
import type { ReactNode } from 'react';
import { LongRead } from '#components/long-read/long-read.tsx';
import { OutcomeList } from '#components/outcome-list/outcome-list.tsx';
import { PointList } from '#components/point-list/point-list.tsx';
import { QuestionList } from '#components/question-list/question-list.tsx';
import { StudyPath } from '#components/study-path/study-path.tsx';
import { TextBand } from '#components/text-band/text-band.tsx';
import { EventBrowser } from '#features/events/event-browser/event-browser.tsx';
import { FeeCard } from '#features/programme/fee-card/fee-card.tsx';
import { ProgrammeHead } from '#features/programme/programme-head/programme-head.tsx';
import { DayStrip } from '#features/school/day-strip/day-strip.tsx';
import { SchoolHead } from '#features/school/school-head/school-head.tsx';
import type { Content } from '#model/content-types.ts';
import { eventViews } from '#model/events.ts';
import { schoolHeadFacts } from '#model/optional-facts.ts';
import { listsFees } from '#model/page-jumps.ts';
import { picture, withPicture } from '#model/pictures.ts';
import { readContent } from '#model/read-content.ts';
import { site } from '#model/site.ts';
import { programmeView } from '../../src/pages/schoolofparamedicalandhealthsciences/_programme-view.ts';

/** Returns the preview of an entry, or null for collections without previews. Throws with the first problem if the content is invalid. */
export function previewOf(collection: string, id: string, path: string): ReactNode {
  const preview = previews[collection];
  if (!preview) return null;
  const { content, problems } = readContent('/');
  if (content) return preview(content, id);
  const problem = problems.find(({ file }) => file === path) ?? problems[0];
  throw new Error([problem?.field, problem?.message].filter(Boolean).join(': '));
}

const previews: Readonly<Record<string, (content: Content, id: string) => ReactNode>> = {
  events(content, id) {
    const events = eventViews([find(content.events, id)]);
    return (
      <section className="band">
        <EventBrowser
          key={JSON.stringify(events)}
          events={events}
          builtAt={site.today.getTime()}
          pagePath="/whatson"
          feed="/events.ics"
          reply={{ email: content.institution.admissionsEmail, text: content.pages.whatson.replyText.join('\n\n') }}
        />
      </section>
    );
  },
  questions(content, id) {
    const topic = find(content.questions, id);
    return (
      <TextBand heading={topic.title}>
        <QuestionList questions={topic.questions} />
      </TextBand>
    );
  },
  programmes(content, id) {
    const programme = find(content.programmes, id);
    const { programmes, facts, pages } = content;
    const { headings, ...shared } = pages['programme-pages'];
    const view = programmeView(programme, { programmes, facts, admissions: pages.apply, shared: { ...shared, headings } });
    return (
      <div data-hue="neem">
        <ProgrammeHead {...view.head} />
        <TextBand heading={headings.about} paragraphs={programme.body} />
        <TextBand heading={headings.why} background="wash">
          <PointList points={programme.why} variant="columns" />
        </TextBand>
        <TextBand heading={headings.study}>
          <StudyPath stages={programme.study} />
        </TextBand>
        <TextBand heading={headings.careers}>
          <OutcomeList outcomes={programme.careers} />
        </TextBand>
        <TextBand heading={headings.fees} background="hue">
          <FeeCard {...view.cost} />
        </TextBand>
        <TextBand heading={headings.questions}>
          <QuestionList questions={programme.questions} />
        </TextBand>
      </div>
    );
  },
  schools(content, id) {
    const school = find(content.schools, id);
    const { headings } = content.pages['school-pages'];
    const head = {
      facts: schoolHeadFacts(site, school),
      picture: picture(school.card.picture),
      applyUrl: site.applyUrl,
      hasFees: listsFees(school),
    };
    return (
      <div data-hue={school.hue}>
        <SchoolHead {...school} {...head} frame="tower" />
        <LongRead paragraphs={school.body} />
        <DayStrip heading={headings.day} panels={school.dayStrip.panels.map(withPicture)} />
        <TextBand heading={headings.careers}>
          <OutcomeList outcomes={school.careers} />
        </TextBand>
        <TextBand heading={headings.questions} background="wash">
          <QuestionList questions={school.questions} />
        </TextBand>
      </div>
    );
  },
};

function find<Entry extends { id: string }>(entries: readonly Entry[], id: string): Entry {
  const entry = entries.find((candidate) => candidate.id === id);
  if (!entry) throw new Error('This entry is not among the content yet.');
  return entry;
}

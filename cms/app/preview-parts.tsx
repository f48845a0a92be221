/** The parts of the site that a preview is made of, by kind of entry. */
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
import { SchoolHead } from '#features/school/school-head/school-head.tsx';
import { Tuesday } from '#features/school/tuesday/tuesday.tsx';
import { eventViews } from '#model/events.ts';
import { schoolHeadFacts } from '#model/given-facts.ts';
import { picture, withPicture } from '#model/pictures.ts';
import { type Content, readContent } from '#model/read-content.ts';
import { site } from '#model/site.ts';
import { programmeView } from '../../src/pages/schoolofparamedicalandhealthsciences/_programme-view.ts';

/** The part of the site that shows an entry; null for kinds that have none. Throws, with what is wrong, when the content can't be read with it. */
export function previewOf(collection: string, id: string, path: string): ReactNode {
  const part = parts[collection];
  if (!part) return null;
  const { content, problems } = readContent('/');
  if (content) return part(content, id);
  const problem = problems.find(({ file }) => file === path) ?? problems[0];
  throw new Error([problem?.field, problem?.says].filter(Boolean).join(': '));
}

const parts: Readonly<Record<string, (content: Content, id: string) => ReactNode>> = {
  events(content, id) {
    const events = eventViews([find(content.events, id)]);
    return (
      <section className="band">
        <EventBrowser
          key={JSON.stringify(events)}
          events={events}
          builtAt={site.today.getTime()}
          here="/whatson"
          feed="/events.ics"
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
        <TextBand heading={headings.why} ground="wash">
          <PointList points={programme.why} kind="columns" />
        </TextBand>
        <TextBand heading={headings.study}>
          <StudyPath stages={programme.study} />
        </TextBand>
        <TextBand heading={headings.outcomes}>
          <OutcomeList outcomes={programme.careers} />
        </TextBand>
        <TextBand heading={headings.fees} ground="hue">
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
    const head = { facts: schoolHeadFacts(site, school), picture: picture(school.card.picture), applyUrl: site.applyUrl };
    return (
      <div data-hue={school.hue}>
        <SchoolHead {...school} {...head} frame="tower" />
        <LongRead paragraphs={school.body} />
        <Tuesday heading={headings.day} panels={school.tuesday.panels.map(withPicture)} />
        <TextBand heading={headings.outcomes}>
          <OutcomeList outcomes={school.outcomes} />
        </TextBand>
        <TextBand heading={headings.questions} ground="wash">
          <QuestionList questions={school.questions} />
        </TextBand>
      </div>
    );
  },
};

function find<Entry extends { id: string }>(entries: readonly Entry[], id: string): Entry {
  const entry = entries.find((one) => one.id === id);
  if (!entry) throw new Error('This entry is not among the content yet.');
  return entry;
}

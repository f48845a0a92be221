import { LinkedText } from '#components/linked-text/linked-text.tsx';
import type { Course } from '#schemas/school.ts';

/** A course's duration, in bold, and its eligibility. The dot between them stays on the line of the duration. */
export function CourseFacts({ course, className }: { course: Course; className?: string | undefined }) {
  return (
    <p className={className}>
      <strong>
        <LinkedText text={course.duration} />
      </strong>
      {course.eligibility && <>&nbsp;· {course.eligibility}</>}
    </p>
  );
}

import { LinkedText } from '#components/prose/prose.tsx';
import type { Course } from '#schemas/school.ts';

/** A course's length, in bold, and how one gets in, as one line whose dot stays with the length. */
export function CourseFacts({ course, className }: { course: Course; className?: string | undefined }) {
  return (
    <p className={className}>
      <strong>
        <LinkedText text={course.length} />
      </strong>
      &nbsp;· {course.entrance}
    </p>
  );
}

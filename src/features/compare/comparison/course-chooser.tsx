import type { RefObject } from 'react';
import { Pill } from '#components/pill/pill.tsx';
import type { ComparisonCourse, ComparisonData } from '#model/comparison.ts';
import styles from './comparison.module.css';

interface Props {
  data: ComparisonData;
  /** The ids of the compared courses, which are not listed. */
  comparedIds: readonly string[];
  /** Accessible name of the list, and its first option. */
  label: string;
  buttonLabel: string;
  selectRef: RefObject<HTMLSelectElement | null>;
  onAdd: (course: ComparisonCourse) => void;
}

/** A native list of all courses, grouped by school, and a button that adds the selected one. Without the button, each arrow key in the list would add a course. */
export function CourseChooser({ data, comparedIds, label, buttonLabel, selectRef, onAdd }: Props) {
  const add = () => {
    const course = data.courses.find(({ id }) => id === selectRef.current?.value);
    if (course) onAdd(course);
    if (selectRef.current) selectRef.current.value = '';
  };
  return (
    <div className={styles.chooser}>
      <div className={styles.selectWrapper}>
        <select ref={selectRef} aria-label={label} defaultValue="">
          <option value="" disabled>
            {label}
          </option>
          {data.schools.map((school, index) => (
            <optgroup key={school.label} label={school.label}>
              {data.courses
                .filter((course) => course.school === index && !comparedIds.includes(course.id))
                .map(({ id, name, full }) => (
                  <option key={id} value={id}>
                    {full && name.length < 16 ? `${name}, ${full}` : name}
                  </option>
                ))}
            </optgroup>
          ))}
        </select>
      </div>
      <Pill onClick={add}>{buttonLabel}</Pill>
    </div>
  );
}

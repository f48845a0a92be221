/**
 * How many students the cards of the nine schools come to, counted once for every place that says it: '5,400'. Each says how many there are at
 * one time: what passes through in a year could not be added to it.
 */
import { schools } from './schools/schools.ts';

const counts = schools.map(({ card }) => Number(card.studentCount.match(/[\d,]+/)?.[0].replaceAll(',', '') ?? 0));

export const studentsNamed = counts.reduce((sum, count) => sum + count, 0).toLocaleString('en-IN');

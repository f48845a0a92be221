import { describe, expect, test } from 'vitest';
import type { RouteId } from '../../src/lib/routes.ts';
import { pageText } from './pages.ts';
import { durations, stats } from './specification.ts';

/** Every constant of section 9, as a visitor would read it, and the pages where she looks for it. */
const facts: readonly [fact: string, reads: RegExp, pages: readonly RouteId[]][] = [
  [
    'attendance of 75% in each module',
    /75%[^.]{0,40}module|module[^.]{0,60}75%/,
    ['student-handbook', 'about', 'faq', 'community'],
  ],
  ['classes of 25–30 on average', /25–30/, ['about', 'community', 'faq', 'career-support']],
  ['faculty ratio 1:15', /1:15/, ['about', 'community', 'faq']],
  ['grievances resolved in 3 days', /grievance[\s\S]{0,80}3 days/i, ['student-handbook', 'about', 'community', 'faq']],
  ['classes Monday to Saturday', /Monday to Saturday/, ['student-handbook', 'about', 'community', 'faq']],
  ['15+ clubs', /15\+/, ['community', 'about', 'faq']],
  ['90+ recruiters', /90\+ recruiters/, ['career-support', 'about', 'faq']],
  ['5,000+ books', /5,000\+ (printed )?books/, ['digital-library', 'student-handbook', 'about', 'faq']],
  ['2 internships and a capstone', /2 internships and a capstone/, ['career-support', 'about', 'faq']],
  ['curriculum reviewed twice a year', /reviewed twice a year/, ['about', 'innovation', 'career-support', 'faq']],
  ['LLB entrance: MH CET LAW', /MH CET LAW/, ['legal', 'faq']],
  ['LLB entrance: CLAT', /CLAT\b/, ['legal', 'faq']],
  ['LLB entrance: LSAT India', /LSAT India/, ['legal', 'faq']],
  ['the form fee of ₹1,000', /₹1,000\b(?!,)/, ['paramedical', 'faq', 'certificates']],
  ['BPT eligibility: 10+2 with PCB', /10\+2 with PCB/, ['bpt', 'faq']],
  ['BPT eligibility: at least 50%', /(at least|minimum) 50%/, ['bpt', 'faq']],
  ['the guaranteed BPT internship', /guaranteed clinical internship after the first semester/, ['career-support', 'bpt', 'faq']],
  ['12,000+ resources across 70+ disciplines', /12,000\+ resources across 70\+ disciplines/, ['digital-library', 'faq']],
  ['5000+ learning resources', /5000\+/, ['digital-learning', 'faq']],
  ['compulsory half-day hospital rotations', /[Hh]alf-day hospital rotations/, ['paramedical', 'career-support', 'about']],
  ['the placement of 98%', /98%/, ['home', 'career-support', 'faq']],
  ['two academies and two awards', /best law school 2024[\s\S]*best business school 2024/i, ['awards', 'faq']],
];

describe.each(facts)('%s', (_, reads, pages) => {
  test.each(pages)('stands on the page %s', (route) => {
    expect(pageText(route)).toMatch(reads);
  });
});

test('the cards on the home page give all five durations', () => {
  const home = pageText('home').split('\n');
  for (const duration of new Set(Object.values(durations))) expect(home).toContain(duration);
});

test('the home page gives the seven figures', () => {
  const home = pageText('home').split('\n');
  for (const [label, value] of Object.entries(stats)) expect(home).toEqual(expect.arrayContaining([label, value]));
});

test('the home page gives the tagline', () => {
  expect(pageText('home').split('\n')).toContain('We build the future');
});

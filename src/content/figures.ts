/** Figures that more than one page states, each once. Prose takes them from here (`${figures.attendance}`). */
/** The least marks with which B.P.T is begun, of the sciences in class 12. */
const bptMarks = '50%';

export const figures = {
  attendance: '75%',
  classSize: '25–30',
  facultyRatio: '1:15',
  grievanceDays: '3 days',
  teachingDays: 'Monday to Saturday',
  clubs: '15+',
  recruiters: '90+',
  libraryBooks: '5,000+',
  internships: '2',
  curriculumReview: 'twice a year',
  digitalLibraryResources: '12,000+',
  digitalLibraryDisciplines: '70+',
  digitalLearningResources: '5000+',
  llbEntrances: 'MH CET LAW, CLAT or LSAT India',
  bptMarks,
  bptEntrance: `10+2 with PCB, at least ${bptMarks}`,
} as const;

import { type ApplicationValues, blankApplication } from './application.schema.ts'

/** For stories: what a teacher has filled in, as a draft holds it. */
export const createExampleApplication = (courseId: number): ApplicationValues => ({
  ...blankApplication('2026-11-21'),
  name: 'Zaynab Malik',
  date_of_birth: '1990-07-05',
  gender: 'female',
  nationality: 'Pakistani',
  contact_number: '+92 300 1234567',
  email: 'zaynab@maktab.test',
  languages_spoken: ['urdu', 'arabic'],
  age_group: 'children',
  qualification: 'Ijazah in Hafs',
  institution: 'Jamia Noor',
  current_address: '12 Mall Road, Lahore',
  experience_Quran: 'Eight years with beginners',
  course: [{ id: String(courseId), timings: [{ from: '16:00', to: '17:30', days: [1, 3] }] }],
})

/** Four lessons on one day. */
export const fourTimings = ['08:00', '12:00', '16:00', '20:00'].map((from, index) => ({
  from,
  to: `${9 + index * 4}:00`.padStart(5, '0'),
}))

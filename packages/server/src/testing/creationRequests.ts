import { createForm, createPictureFile } from './formData.ts'
import { trialRequest } from './openTrialTestSchool.ts'

/** A request that creates a record; its body is created for each attempt, as in a browser. */
export type Creation = {
  token?: string
  params?: Record<string, number>
  body: () => Promise<object | FormData>
  /** The same body with a different value. */
  changed: () => Promise<object | FormData>
}

/** A JSON body, and the same with a change. */
export const json = (body: object, change: object) => ({
  body: async () => body,
  changed: async () => ({ ...body, ...change }),
})
/** A form with a picture, and the same with a change. */
export const multipart = (fields: Record<string, string>, file: string, change: Record<string, string>) => ({
  body: async () => createForm({ ...fields, [file]: await createPictureFile() }),
  changed: async () => createForm({ ...fields, ...change, [file]: await createPictureFile() }),
})

type People = { courseId: number; adminToken: string; studentToken: string }

/** Requests that create people or ask for a trial lesson. */
export const createRegistrations = ({ courseId, adminToken, studentToken }: People) =>
  ({
    registerStudent: multipart(
      {
        name: 'Zaynab Malik',
        guardian_name: 'Imran Malik',
        email: 'zaynab@school.test',
        password: 'a good one',
        contact_number: '+44 20 5550200',
        preferred_language: 'urdu',
        signature: 'Zaynab',
        date_of_birth: '2012-02-03',
        registration_date: '2026-11-21',
        'courses[0][course_id]': String(courseId),
        'courses[0][course_name]': 'Tajweed',
        'courses[0][timings][0][from]': '16:00',
        'courses[0][timings][0][to]': '17:00',
        'courses[0][billing][payment_method]': 'Bank Transfer',
      },
      'courses[0][billing][receipt_image]',
      { guardian_name: 'Maryam Malik' },
    ),
    addChild: {
      token: studentToken,
      ...json(
        {
          name: 'Bilal Malik',
          guardian_name: 'Imran Malik',
          contact_number: '+44 20 5550200',
          date_of_birth: '2014-02-03',
          preferred_language: 'urdu',
        },
        { name: 'Bilal A. Malik' },
      ),
    },
    createStudent: {
      token: adminToken,
      ...json(
        { name: 'Hind Saleh', email: 'hind@school.test', contact_number: '+44 20 5550300' },
        { name: 'Hend Saleh' },
      ),
    },
    createTeacher: {
      token: adminToken,
      ...json(
        { teach_id: 'T-900', name: 'Salim Rahimi', email: 'salim@school.test', contact_number: '+44 20 5550400' },
        { nationality: 'Afghan' },
      ),
    },
    submitTeacherApplication: json(
      {
        name: 'Amina Yusuf',
        date_of_birth: '1990-04-02',
        gender: 'female',
        nationality: 'British',
        contact_number: '+44 20 5550100',
        email: 'amina@school.test',
        languages_spoken: 'arabic',
        age_group: 'children',
        qualification: 'BA',
        institution: 'Leeds',
        application_date: '2026-11-20',
        current_address: '12 Rose Lane',
        experience_Quran: '8 years',
        course: [{ id: courseId, name: 'Tajweed', timings: [{ from: '16:00', to: '17:00' }] }],
      },
      { nationality: 'Irish' },
    ),
    requestTrial: json(trialRequest, { age: 9 }),
  }) satisfies Record<string, Creation>

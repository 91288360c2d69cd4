import { examples } from '@maktab/contract/examples'
import { expect, test } from 'vitest'
import { toGuardians, toTeacherRecipients } from './groupRecipients.ts'

const [zaynab, usman] = examples.listStudents[200].typical.students
const [amina] = examples.listTeachers[200].typical.teachers

test('toGuardians addresses the guardian of each student', () => {
  expect(toGuardians([zaynab!, usman!])).toEqual([
    {
      ids: [1],
      name: 'Imran Malik',
      about: ['Zaynab Malik'],
      phone: '+44 7700 900100',
      email: 'student1@maktab.test',
    },
    expect.objectContaining({ ids: [2], name: 'طارق محمود', about: ['محمد عثمان'] }),
  ])
})

test('toGuardians groups siblings with the same guardian and phone number', () => {
  const sister = { ...usman!, guardian_name: ' imran malik', contact_number: '0044 7700 900100', name: 'Maryam' }
  expect(toGuardians([zaynab!, sister])).toEqual([
    expect.objectContaining({ ids: [1, 2], name: 'Imran Malik', about: ['Zaynab Malik', 'Maryam'] }),
  ])
})

test('toGuardians addresses students without a guardian themselves, and never groups them', () => {
  const alone = { ...zaynab!, guardian_name: null }
  const recipients = toGuardians([alone, { ...alone, id: 3 }])
  expect(recipients.map(({ ids, name, about }) => ({ ids, name, about }))).toEqual([
    { ids: [1], name: 'Zaynab Malik', about: [] },
    { ids: [3], name: 'Zaynab Malik', about: [] },
  ])
})

test('toGuardians falls back to the second phone number', () => {
  expect(toGuardians([{ ...zaynab!, contact_number: ' ' }])[0]?.phone).toBe('+44 7700 900200')
})

test('toTeacherRecipients addresses each teacher', () => {
  expect(toTeacherRecipients([amina!])).toEqual([
    { ids: [1], name: 'Amina Yusuf', about: [], phone: amina!.contact_number, email: amina!.email },
  ])
})

import { expect, test } from 'vitest'
import { importFields } from './importFields.ts'
import { matchImportColumns } from './matchImportColumns.ts'

test('columns of students match by their names in English', () => {
  const headers = [
    'Roll Number',
    'Full name',
    "Father's Name",
    'Mobile No.',
    'WhatsApp',
    'E-Mail',
    'D.O.B. (dd/mm/yyyy)',
  ]
  expect(matchImportColumns('students', headers)).toEqual([
    'std_id',
    'name',
    'guardian_name',
    'contact_number',
    'alternate_contact_number',
    'email',
    'date_of_birth',
  ])
})

test('columns of students match by their names in Urdu and Arabic', () => {
  expect(
    matchImportColumns('students', ['طالب علم کا نام', 'سرپرست کا نام', 'فون نمبر', 'تاریخِ پیدائش', 'زبان', 'نوٹس']),
  ).toEqual(['name', 'guardian_name', 'contact_number', 'date_of_birth', 'preferred_language', 'notes'])
  expect(
    matchImportColumns('students', [
      'اسم الطالب',
      'وليّ الأمر',
      'رقم الهاتف',
      'تاريخ الميلاد',
      'اللغة',
      'البريد الإلكتروني',
    ]),
  ).toEqual(['name', 'guardian_name', 'contact_number', 'date_of_birth', 'preferred_language', 'email'])
})

test('columns of teachers and allotments match in each language', () => {
  expect(
    matchImportColumns('teachers', ['Teacher ID', 'Name', 'Email', 'Contact', 'Gender', 'Country', 'Languages']),
  ).toEqual(['teach_id', 'name', 'email', 'contact_number', 'gender', 'nationality', 'languages_spoken'])
  expect(matchImportColumns('teachers', ['استاد کی آئی ڈی', 'جنس', 'شہریت', 'کورسز'])).toEqual([
    'teach_id',
    'gender',
    'nationality',
    'courses',
  ])
  expect(matchImportColumns('allotments', ['Course', 'Student', 'Teacher', 'Class timings'])).toEqual([
    'course',
    'student',
    'teacher',
    'times',
  ])
  expect(matchImportColumns('allotments', ['الدورة', 'الطالب', 'المعلم', 'المواعيد'])).toEqual([
    'course',
    'student',
    'teacher',
    'times',
  ])
})

test('unknown and repeated columns match nothing', () => {
  expect(matchImportColumns('students', ['Name', 'Shoe size', '', 'Name', 'Contact'])).toEqual([
    'name',
    null,
    null,
    null,
    'contact_number',
  ])
})

test('every field matches its own name and each of its headers', () => {
  for (const kind of ['students', 'teachers', 'allotments'] as const) {
    for (const { id, headers } of importFields[kind]) {
      expect(matchImportColumns(kind, [id])).toEqual([id])
      for (const header of headers) expect(matchImportColumns(kind, [header]), `${kind}: ${header}`).not.toEqual([null])
    }
  }
})

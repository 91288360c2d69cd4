import { describe, expect, test } from 'vitest'
import type { Addresses } from './address.ts'
import { addressesByRole } from './addressesByRole.ts'
import { publicPaths } from './public.ts'
import { readView } from '../navigation/routeViews.ts'

const roles = ['admin', 'teacher', 'student'] as const
const all = Object.values<Addresses>(addressesByRole).flatMap((pages) => Object.values(pages))

/** Every address of every role with its query parameters. They must stay stable because people have bookmarked them. */
// proves 1§1.3, 1§2.shell.10, 1§2.shell.11, 1§2.shell.12
test('addresses and their parameters match the snapshot', () => {
  const lines = all.flatMap(({ path, views }) => [
    path,
    ...Object.entries(views).map(([at, parts]) => {
      const names = Object.entries(parts).map(([name, { isOptional }]) => (isOptional ? `[${name}]` : name))
      return `${path}?${names.join('&')} ${at}`
    }),
  ])
  expect(lines.join('\n')).toMatchInlineSnapshot(`
    "/admin/dashboard
    /admin/timetable
    /admin/timetable?[week]&[teacher]&[course] list
    /admin/inbox
    /admin/inbox?[kind]&[order]&[item] list
    /admin/course
    /admin/course?outlines&outline outline
    /admin/course?outlines outlines
    /admin/course?open&[tab] record
    /admin/course?course form
    /admin/classes
    /admin/classes?class form
    /admin/classes?[course]&[teacher] list
    /admin/teacher
    /admin/teacher?teacher&[tab] teacher
    /admin/teacher?form form
    /admin/teacher?[course]&[student] list
    /admin/students
    /admin/students?student&papers papers
    /admin/students?student&[tab] student
    /admin/students?statement&[from]&[until] statement
    /admin/students?form form
    /admin/students?[course] list
    /admin/allot-teacher
    /admin/allot-teacher?form&[student]&[course]&[teacher]&[requested] create
    /admin/allot-teacher?edit edit
    /admin/student-Performance-report
    /admin/student-Performance-report?report report
    /admin/student-Performance-report?edit edit
    /admin/student-Performance-report?paper paper
    /admin/trials
    /admin/trials?[trial] list
    /admin/event
    /admin/event?members&student billing
    /admin/event?members&[tab] members
    /admin/event?event form
    /admin/policy
    /admin/policy?policy form
    /admin/fees
    /admin/fees?[state] list
    /admin/discounts
    /admin/discounts?discount&[student] form
    /admin/income
    /admin/income?payments&[from]&[until] payments
    /admin/income?[from]&[until] list
    /admin/settings
    /admin/settings?[section] list
    /admin/import
    /admin/import?[kind] list
    /admin/staff
    /admin/staff?staff form
    /admin/system
    /admin/reminders
    /admin/account
    /teacher/dashboard
    /teacher/timetable
    /teacher/timetable?[week] list
    /teacher/classes
    /teacher/classes?class&[view]&[day] attendance
    /teacher/classes?form create
    /teacher/classes?edit edit
    /teacher/add-student
    /teacher/add-student?class class
    /teacher/add-student?form create
    /teacher/course
    /teacher/course?outlines outlines
    /teacher/alloted-students
    /teacher/alloted-students?student student
    /teacher/student-performance
    /teacher/student-performance?form&[student]&[course]&[class] create
    /teacher/student-performance?report report
    /teacher/student-performance?edit edit
    /teacher/student-performance?paper paper
    /teacher/reminders
    /teacher/account
    /teacher/profile
    /student/dashboard
    /student/timetable
    /student/timetable?[week] list
    /student/courses
    /student/courses?purchase purchase
    /student/courses?outlines outlines
    /student/courses?[language]&[price] list
    /student/enrolled-courses
    /student/enrolled-courses?report&[classes]&[of]&written written
    /student/enrolled-courses?report&[classes]&[of] report
    /student/enrolled-courses?classes classes
    /student/enrolled-courses?outlines outlines
    /student/enrolled-courses?attendance attendance
    /student/event
    /student/event?pay payment
    /student/policy
    /student/billing
    /student/billing?receipt receipt
    /student/billing?fee&[with] fee
    /student/billing?sent sent
    /student/billing?statement&[from]&[until] statement
    /student/reminders
    /student/account"
  `)
})

describe('each page', () => {
  test('every page is under the segment of its role and has a unique path', () => {
    for (const role of roles) {
      const paths = Object.values<Addresses[string]>(addressesByRole[role]).map(({ path }) => path)
      expect(paths.filter((path) => !path.startsWith(`/${role}/`))).toEqual([])
      expect(paths).toEqual(expect.arrayContaining([publicPaths.home(role), publicPaths.dashboard(role)]))
    }
    expect(new Set(all.map(({ path }) => path.toLowerCase())).size).toBe(all.length)
  })

  test('no view hides another one or reuses a filter name of its list', () => {
    for (const { path, views } of all) {
      const { list = {}, ...open } = views
      for (const [at, parts] of Object.entries(open)) {
        // Sample values: a record ID or one of the literals.
        const queryFor = (text: string) =>
          Object.entries(parts).flatMap(([name, { read, isOptional }]) => {
            const value = [text, 'new', 'all', 'single', '2026-11-22'].find((one) => read(one) !== undefined)
            return isOptional ? [] : [[name, String(value)]]
          })
        expect(readView({ views }, new URLSearchParams(queryFor('3'))).view.at, `${path} ${at}`).toBe(at)
        expect(Object.keys(parts).filter((name) => name in list && !parts[name]?.isOptional)).toEqual([])
      }
    }
  })
})

const { admin, teacher, student } = addressesByRole

test.each([
  [admin.courses, '', { at: 'list' }],
  [admin.courses, 'outlines=3', { at: 'outlines', outlines: 3 }],
  [admin.courses, 'open=3', { at: 'record', open: 3 }],
  [admin.courses, 'outlines=none', { at: 'list' }],
  [admin.courses, 'course=new', { at: 'form', course: 'new' }],
  [admin.courses, 'course=7', { at: 'form', course: 7 }],
  [admin.courses, 'outlines=3&outline=new', { at: 'outline', outlines: 3, outline: 'new' }],
  [admin.classes, 'course=1&teacher=2', { at: 'list', course: 1, teacher: 2 }],
  [admin.classes, 'course=1&class=4', { at: 'form', class: 4 }],
  [admin.students, 'student=0', { at: 'list' }],
  [admin.students, 'student=1.5', { at: 'list' }],
  [admin.students, 'student=-1', { at: 'list' }],
  [admin.students, 'student=2&tab=billing', { at: 'student', student: 2, tab: 'billing' }],
  [admin.events, 'members=3&student=5', { at: 'billing', members: 3, student: 5 }],
  [admin.events, 'student=5', { at: 'list' }],
  [admin.allotTeachers, 'form=old', { at: 'list' }],
  [admin.allotTeachers, 'edit=3', { at: 'edit', edit: 3 }],
  [teacher.classes, 'class=1&view=register&day=2026-11-22', { class: 1, view: 'register', day: '2026-11-22' }],
  [teacher.classes, 'class=1&view=other&day=2026-02-30', { at: 'attendance', class: 1 }],
  [teacher.addStudents, 'form=new', { at: 'create' }],
  [student.enrolled, 'classes=all', { at: 'classes', classes: 'all' }],
  [student.enrolled, 'classes=2&report=9&of=Noon', { at: 'report', report: 9, classes: 2, of: 'Noon' }],
  [student.enrolled, 'report=9&written=4', { at: 'written', report: 9, written: 4 }],
  [student.billing, 'receipt=', { at: 'list' }],
  [student.billing, 'receipt=course-3', { at: 'receipt', receipt: 'course-3' }],
] as const)('%o?%s', ({ views }, query, view) => {
  const { view: read } = readView({ views }, new URLSearchParams(query))
  expect(read).toMatchObject(view)
})

test('href contains only the given parameters', () => {
  expect(admin.events.href()).toBe('/admin/event')
  expect(admin.events.href({ members: 3, student: 5 })).toBe('/admin/event?members=3&student=5')
  expect(teacher.classes.href({ class: 1, day: undefined })).toBe('/teacher/classes?class=1')
  expect(student.enrolled.href({ classes: 'all', report: 2, of: 'Noon & Meem' })).toBe(
    '/student/enrolled-courses?classes=all&report=2&of=Noon+%26+Meem',
  )
})

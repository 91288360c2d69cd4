import { type OperationId, answerParts, calls } from '@maktab/contract/calls'
import type { Situations } from '@maktab/mocks/createExampleFetch'
import type { LimitedPart, Role } from '../addresses/roles.ts'

/** A page whose lists are tested. */
export type ListPageCase = {
  path: string
  as?: Role
  /** The part of the office that the administrator is limited to. */
  part?: LimitedPart
  situations?: Situations
  /**
   * Lists that aren’t visible here, because they are prefetched, only searched, or options of closed fields, and hints
   * that are left out without a word.
   */
  ahead?: readonly OperationId[]
}

const besidePages: ReadonlySet<OperationId> = new Set([
  'getCurrentUser',
  'getFrontPage',
  'getGuardianContact',
  'getUpload',
  'listPayableItems',
  'listPayments',
  'suggestTeachers',
  'suggestTrialTeachers',
  'watchChanges',
])

/**
 * Operations that pages read, except the current user, additions for visitors, contacts, suggestions, uploads, exports,
 * the change stream and what only dialogs read.
 */
export const readCalls = (Object.keys(calls) as OperationId[]).filter((id) => {
  const { method, path } = calls[id]
  return method === 'GET' && `${method} ${path}` in answerParts && !besidePages.has(id)
})

const pagesOf = (as: Role, ...pages: (string | Omit<ListPageCase, 'as'>)[]): ListPageCase[] =>
  pages.map((page) => {
    const { path, ...rest } = typeof page === 'string' ? { path: page } : page
    return { as, path: `/${as}/${path}`, ...rest }
  })

/** A tab of a student’s page. The page always requests two lists, which only some tabs show. */
function studentTab(tab: string, ...shown: OperationId[]): Omit<ListPageCase, 'as'> {
  const ahead = (['listAllotments', 'listStudentBillingDetails'] as const).filter((id) => !shown.includes(id))
  return { path: `students?student=1${tab && `&tab=${tab}`}`, ahead }
}

/** Every view of every role that reads lists. */
export const listPageCases: readonly ListPageCase[] = [
  { path: '/create-student-account', ahead: ['listCourses'] },
  { path: '/create-teacher-account', ahead: ['listCourses'] },
  { path: '/try-a-lesson/kQ3vB7nX9tLw2ZpR5sYc8HfJ1mDgU4aEoViKxTbNq63' },
  ...pagesOf(
    'admin',
    { path: 'dashboard', ahead: ['getSchoolStatus'] },
    'fees',
    'income',
    'students?statement=1',
    { path: 'timetable?week=2026-03-25', ahead: ['listTeachers', 'listCourses'] },
    { path: 'inbox', ahead: ['listTeachers', 'listStudents'] },
    {
      path: 'inbox?kind=decided',
      situations: { listActs: 'decided' },
      ahead: ['listWaiting', 'listTeachers', 'listStudents'],
    },
    'course',
    'course?outlines=1',
    'course?open=1',
    { path: 'classes', ahead: ['listCourses'] },
    { path: 'classes?course=1', ahead: ['listCourses'] },
    { path: 'classes?teacher=1', ahead: ['listCourses'] },
    { path: 'classes?course=1&teacher=1', ahead: ['listCourses', 'listAllClasses'] },
    { path: 'classes?class=1', ahead: ['listCourses', 'listTeachers'] },
    { path: 'classes?class=new', ahead: ['listCourses', 'listTeachers', 'listAllClasses'] },
    { path: 'teacher', ahead: ['listCourses', 'listStudents'] },
    { path: 'teacher?course=1', ahead: ['listCourses', 'listStudents'] },
    { path: 'teacher?student=1', ahead: ['listCourses', 'listStudents'] },
    { path: 'teacher?course=1&student=1', ahead: ['listCourses', 'listStudents', 'listTeachers'] },
    { path: 'teacher?teacher=1', ahead: ['listCourses'] },
    { path: 'teacher?teacher=1&tab=timings', ahead: ['listCourses'] },
    'teacher?teacher=1&tab=courses',
    { path: 'teacher?teacher=1&tab=credentials', ahead: ['listCourses'] },
    { path: 'teacher?form=1', ahead: ['listCourses'] },
    { path: 'students', ahead: ['listCourses', 'listAllotments'] },
    { path: 'students?course=1', ahead: ['listCourses', 'listAllotments'] },
    { path: 'students?form=1', ahead: ['listCourses', 'listAllotments'] },
    studentTab(''),
    studentTab('timings'),
    {
      ...studentTab('billing', 'listStudentBillingDetails'),
      situations: { listStudentBillingDetails: 'recorded' },
      ahead: ['listAllotments', 'listActs'],
    },
    studentTab('code'),
    studentTab('teachers', 'listAllotments'),
    { ...studentTab('classes'), ahead: ['listAllotments', 'listStudentBillingDetails', 'listAllClasses'] },
    studentTab('attendance'),
    studentTab('reports'),
    studentTab('events'),
    studentTab('discounts'),
    studentTab('notes'),
    studentTab('decided'),
    { path: 'import', ahead: ['listStudents'] },
    'allot-teacher',
    { path: 'allot-teacher?form=new', ahead: ['listAllotments'] },
    'allot-teacher?edit=1',
    'student-Performance-report',
    'student-Performance-report?report=1',
    'student-Performance-report?edit=1',
    'policy',
    'policy?policy=1',
    'discounts',
    { path: 'discounts?discount=2', ahead: ['listEvents'] },
    { path: 'discounts?discount=new&student=1', ahead: ['listDiscounts', 'listCourses', 'listEvents'] },
    'event',
    'event?event=1',
    'event?members=1',
    'event?members=1&student=1',
    'settings',
    'staff',
    'staff?staff=30',
    'system',
  ),
  ...pagesOf(
    'teacher',
    'dashboard',
    'timetable?week=2026-03-25',
    { path: 'classes', ahead: ['listTeacherCourses'] },
    { path: 'classes?form=new', ahead: ['listTeacherClasses'] },
    { path: 'classes?edit=1', ahead: ['listTeacherCourses'] },
    'classes?class=1&view=single',
    'classes?class=1&view=register',
    'alloted-students',
    'alloted-students?student=1',
    { path: 'add-student', ahead: ['listTeacherClasses'] },
    'add-student?form=new',
    {
      path: 'student-performance',
      ahead: ['listTeacherCourses', 'listTeacherClasses', 'listClassAssignments', 'listTeacherAllotments'],
    },
    { path: 'student-performance?form=new', ahead: ['listTeacherReports'] },
    'student-performance?report=1',
    'student-performance?edit=1',
    'course',
    'course?outlines=1',
    { path: 'profile', situations: { getOwnProfile: 'hidden' } },
  ),
  ...pagesOf(
    'student',
    'dashboard',
    { path: 'dashboard?', situations: { getCurrentUser: 'siblings' } },
    { path: 'timetable?week=2026-03-25', situations: { getTimetable: 'cancelled' } },
    'reminders',
    'enrolled-courses',
    'enrolled-courses?outlines=1',
    'enrolled-courses?attendance=all',
    'enrolled-courses?classes=all',
    'enrolled-courses?classes=1',
    'enrolled-courses?classes=1&report=1',
    'courses',
    'courses?outlines=1',
    { path: 'courses?purchase=9', situations: { getPaymentTerms: 'discounted' }, ahead: ['listPolicies'] },
    'event',
    { path: 'event?pay=1', ahead: ['listPolicies'] },
    'policy',
    { path: 'billing', situations: { listStudentBilling: 'followed' } },
    { path: 'billing?fee=3', ahead: ['listPolicies'] },
    'billing?statement=all',
    { path: 'billing?receipt=course-27', situations: { listStudentBilling: 'followed' } },
  ),
]

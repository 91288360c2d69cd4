import type { Address, Addresses } from '../../packages/app/src/addresses/address.ts'
import { areas } from '../../packages/app/src/addresses/areas.ts'
import { entrancePaths } from '../../packages/app/src/addresses/public.ts'
import { readView } from '../../packages/app/src/addresses/readView.ts'
import { pagesOf } from '../../packages/app/e2e/pagesOf.ts'
import type { Kind } from './Kind.ts'

type Areas = typeof areas
export type AreaName = keyof Areas

/** A page as somebody opens it: by a link, with nothing of the school in the browser yet. */
export type MeasuredPage = { path: string; kind: Kind; role: AreaName | undefined }

/** None where a page says nothing of any. */
type ViewsOf<Page> =
  Page extends Address<infer All> ? (string extends keyof All ? never : Exclude<keyof All, 'list'>) : never
type ViewName = {
  [Area in AreaName]: { [Page in keyof Areas[Area]]: ViewsOf<Areas[Area][Page]> }[keyof Areas[Area]]
}[AreaName]

const kindOfView: Record<ViewName, Kind> = {
  attendance: 'form',
  billing: 'record',
  class: 'form',
  classes: 'list',
  create: 'form',
  edit: 'form',
  fee: 'form',
  form: 'form',
  members: 'record',
  outline: 'form',
  outlines: 'list',
  paper: 'record',
  papers: 'record',
  payment: 'form',
  purchase: 'form',
  receipt: 'record',
  report: 'record',
  sent: 'record',
  statement: 'record',
  student: 'record',
  teacher: 'record',
  record: 'record',
  written: 'record',
}

/** Pages that are no list when nothing is open over them. */
const kindOfPlace: Partial<Record<string, Kind>> = {
  [entrancePaths.dashboard('admin')]: 'home',
  [entrancePaths.dashboard('teacher')]: 'home',
  [entrancePaths.dashboard('student')]: 'home',
  [areas.admin.settings.path]: 'settings',
  [areas.admin.income.path]: 'record',
  // A list with one of its records open beside it.
  [areas.admin.inbox.path]: 'record',
  ...Object.fromEntries(
    [areas.admin, areas.teacher, areas.student].flatMap(({ timetable, reminders }) => [
      [timetable.path, 'week' as const],
      [reminders.path, 'form' as const],
    ]),
  ),
  [areas.teacher.addStudents.path]: 'list',
  // The lists with filters above them (1§2, 2§2).
  [areas.admin.classes.path]: 'filtered',
  [areas.admin.teachers.path]: 'filtered',
  [areas.admin.students.path]: 'filtered',
}

function kindOf(role: AreaName, link: string): Kind {
  const [path = '', query = ''] = link.split('?')
  const page = Object.values<Addresses[string]>(areas[role]).find((one) => one.path === path)
  const at = page === undefined ? 'list' : readView(page, new URLSearchParams(query)).view.at
  return at === 'list' ? (kindOfPlace[path] ?? 'list') : kindOfView[at as ViewName]
}

const { signIn, courses, forgotPassword, resetPassword, createTeacherAccount, createStudentAccount } = entrancePaths

/** Every page that an address leads to, each with all its views. */
export const pages: readonly MeasuredPage[] = [
  { path: signIn(), kind: 'signIn', role: undefined },
  ...[courses(), `${courses()}/1`].map((path): MeasuredPage => ({ path, kind: 'offer', role: undefined })),
  ...[forgotPassword(), resetPassword(), createTeacherAccount()].map((path): MeasuredPage => ({
    path,
    kind: 'entrance',
    role: undefined,
  })),
  // Here one pays, too.
  { path: createStudentAccount(), kind: 'form', role: undefined },
  ...(['admin', 'teacher', 'student'] as const).flatMap((role) =>
    pagesOf(role).map((path): MeasuredPage => ({ path, kind: kindOf(role, path), role })),
  ),
]

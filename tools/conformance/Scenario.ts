import type { OperationId } from '@maktab/contract/calls'
import type { ApiUser } from './createApiUser.ts'

type Named = { id: number; name: string }
type Student = { id: number; name: string; email: string; code: string; person: ApiUser }
type Teacher = Student
type Group = { id: number; title: string; timing: { id: number; from: string; to: string } }

/** What stories are played on: the people and things of one run, each made when the first story asks for it. */
export type ConformanceContext = {
  /** In every name that is made, so that runs don’t meet each other. */
  run: string
  /** The calls that the backend is held to. */
  callIds: readonly OperationId[]
  visitor: ApiUser
  invalidUser: ApiUser
  /** What the administrator signs in with. */
  credentials: { email: string; password: string }
  signIn: (email: string, password: string) => Promise<{ person: ApiUser; status: string; role: string }>
  admin: () => Promise<ApiUser>
  course: () => Promise<Named>
  student: () => Promise<Student>
  /** Accepted, and assigned the course. */
  teacher: () => Promise<Teacher>
  /** Of the student to the teacher. */
  allotment: () => Promise<{ id: number; slot: { id: number; from: string; to: string } }>
  /** The teacher’s, with the student in it. */
  schoolClass: () => Promise<Group>
  /** Undoes what was made, when all stories are over; the last first. */
  onCleanup: (what: string, undo: () => Promise<unknown>) => void
}

/** Something that people do with a school, and what of it has to be so; it throws where it isn’t. */
export type Scenario = {
  title: string
  /** Uses calls or fields beyond the specification. */
  needsExtensions?: boolean
  run: (stage: ConformanceContext) => Promise<void>
}

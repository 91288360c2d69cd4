import type { OperationId } from '@maktab/contract/calls'
import type { ValidatingClient } from './createValidatingClient.ts'

type Named = { id: number; name: string }
type Student = { id: number; name: string; email: string; code: string; person: ValidatingClient }
type Teacher = Student
type Group = { id: number; title: string; timing: { id: number; from: string; to: string } }

/** The accounts and records that the scenarios of a run share; each is created when a scenario first needs it. */
export type ConformanceContext = {
  /** Part of every created name, so that runs don’t collide. */
  run: string
  /** The calls of the profile. */
  callIds: readonly OperationId[]
  visitor: ValidatingClient
  invalidUser: ValidatingClient
  /** Of the administrator. */
  credentials: { email: string; password: string }
  signIn: (email: string, password: string) => Promise<{ person: ValidatingClient; status: string; role: string }>
  admin: () => Promise<ValidatingClient>
  course: () => Promise<Named>
  student: () => Promise<Student>
  /** Accepted, and assigned the course. */
  teacher: () => Promise<Teacher>
  /** Assigns the student to the teacher. */
  allotment: () => Promise<{ id: number; slot: { id: number; from: string; to: string } }>
  /** A class of the teacher with the student in it. */
  schoolClass: () => Promise<Group>
  /** Registers the deletion of a record; run in reverse order after all scenarios. */
  onCleanup: (what: string, undo: () => Promise<unknown>) => void
}

/** A sequence of calls with assertions; throws if one fails. */
export type Scenario = {
  title: string
  /** Uses calls or fields beyond the specification. */
  needsExtensions?: boolean
  run: (context: ConformanceContext) => Promise<void>
}

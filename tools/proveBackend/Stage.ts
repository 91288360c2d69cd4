import type { OperationId } from '@maktab/contract/calls'
import type { Person } from './createPerson.ts'

type Named = { id: number; name: string }
type Student = { id: number; name: string; email: string; code: string; person: Person }
type Teacher = Student
type Group = { id: number; title: string; timing: { id: number; from: string; to: string } }

/** What stories are played on: the people and things of one run, each made when the first story asks for it. */
export type Stage = {
  /** In every name that is made, so that runs don’t meet each other. */
  run: string
  /** The calls that the backend is held to. */
  callIds: readonly OperationId[]
  visitor: Person
  stranger: Person
  /** What the administrator signs in with. */
  credentials: { email: string; password: string }
  signIn: (email: string, password: string) => Promise<{ person: Person; status: string; role: string }>
  admin: () => Promise<Person>
  course: () => Promise<Named>
  student: () => Promise<Student>
  /** Accepted, and assigned the course. */
  teacher: () => Promise<Teacher>
  /** Of the student to the teacher. */
  allotment: () => Promise<{ id: number; slot: { id: number; from: string; to: string } }>
  /** The teacher’s, with the student in it. */
  group: () => Promise<Group>
  /** Undoes what was made, when all stories are over; the last first. */
  afterwards: (what: string, undo: () => Promise<unknown>) => void
}

import { truncateWal } from '#database/truncateWal.ts'
import { inTransaction } from '#database/inTransaction.ts'
import type { Database } from '#database/openDatabase.ts'
import { OperatorError } from '#lib/OperatorError.ts'
import { eraseStudent } from './eraseStudent.ts'
import { eraseTeacher } from './eraseTeacher.ts'

export type ErasedPerson = { role: 'student' | 'teacher'; id: number; pictures: string[] }

type FoundPerson = { role: 'student' | 'teacher'; id: number; name: string; email: string | null; code: string | null }

/**
 * Erases the one person with an e-mail, or with a code where a deletion has taken the e-mail away. It is noted like
 * what is done in the school, as nobody's doing. Throws a sentence where nobody or several are meant.
 */
export async function erasePerson(database: Database, emailOrCode: string, now: number): Promise<ErasedPerson> {
  const erased = await inTransaction(database, async (transaction) => {
    const { role, id } = await findPerson(transaction, emailOrCode)
    const erase = role === 'student' ? eraseStudent : eraseTeacher
    const pictures = await erase({ database: transaction, now }, id)
    const action = role === 'student' ? 'eraseStudent' : 'eraseTeacher'
    const subject = JSON.stringify({ id })
    await transaction.insertInto('audit').values({ at: now, account_id: null, action, subject }).execute()
    return { role, id, pictures }
  })
  await truncateWal(database)
  return erased
}

/** The one person with an e-mail or a code; throws a sentence where nobody or several are meant. */
export async function findPerson(database: Database, emailOrCode: string): Promise<FoundPerson> {
  const [person, ...more] = await findPeople(database, emailOrCode.trim())
  if (!person) throw new OperatorError(`There is no student or teacher with the e-mail or ID ${emailOrCode}.`)
  if (more.some(({ role }) => role === person.role))
    throw new OperatorError(`Several children sign in with ${emailOrCode}: give the ID of one of them.`)
  if (more.length > 0) throw new OperatorError(`A student and a teacher have the ID ${emailOrCode}: give an e-mail.`)
  return person
}

async function findPeople(database: Database, emailOrCode: string): Promise<FoundPerson[]> {
  const email = emailOrCode.toLowerCase()
  const students = await database
    .selectFrom('students')
    .innerJoin('accounts', 'accounts.id', 'students.account_id')
    .leftJoin('accounts as head', 'head.id', 'accounts.sibling_of')
    .select(['students.id', 'accounts.name', 'std_id as code'])
    .select(({ fn }) => fn.coalesce('accounts.email', 'head.email').as('email'))
    .where(({ or, eb }) =>
      or([eb('accounts.email', '=', email), eb('head.email', '=', email), eb('std_id', '=', emailOrCode)]),
    )
    .execute()
  const teachers = await database
    .selectFrom('teachers')
    .innerJoin('accounts', 'accounts.id', 'teachers.account_id')
    .select(['teachers.id', 'accounts.name', 'accounts.email', 'teach_id as code'])
    .where(({ or, eb }) => or([eb('email', '=', email), eb('teach_id', '=', emailOrCode)]))
    .execute()
  return [
    ...students.map((student) => ({ role: 'student' as const, ...student })),
    ...teachers.map((teacher) => ({ role: 'teacher' as const, ...teacher })),
  ]
}

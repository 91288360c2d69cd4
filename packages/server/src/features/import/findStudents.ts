import { normalizeForSearch } from '@maktab/shared/normalizeForSearch'
import type { Database } from '#database/openDatabase.ts'
import type { FieldErrors } from '#lib/HttpError.ts'
import { isPlaceholderEmail } from '#lib/placeholderEmails.ts'
import { type Message, message } from '#i18n/message.ts'
import { EMAIL_TAKEN } from '../auth/userAccounts.ts'
import { findIdsByName, groupBy, isSamePerson } from './matchPeople.ts'
import { type Cells, inBatches } from './stagedRows.ts'

function selectStudents(database: Database) {
  return database
    .selectFrom('students')
    .innerJoin('accounts', 'accounts.id', 'students.account_id')
    .leftJoin('accounts as head', 'head.id', 'accounts.sibling_of')
    .select(['students.id', 'students.account_id', 'std_id', 'accounts.name', 'guardian_name', 'contact_number'])
    .select(['alternate_contact_number', 'date_of_birth', 'preferred_language', 'registration_date', 'notes'])
    .select(({ fn, ref }) => fn.coalesce(ref('head.email'), ref('accounts.email')).as('email'))
    .where('accounts.status', '!=', 'archived')
}

export type KnownStudent = Awaited<ReturnType<ReturnType<typeof selectStudents>['execute']>>[number]

type Found = { person: KnownStudent | undefined; faults: FieldErrors; warnings: Message[] }

/**
 * Reads the students that rows may be about. The returned function finds that of a row: by ID, by email and name, or by
 * name with guardian, birthday or phone number.
 */
export async function findStudents(database: Database, rows: readonly Cells[]): Promise<(row: Cells) => Found> {
  const codes = rows.flatMap(({ std_id: code }) => code ?? [])
  const emails = [...new Set(rows.flatMap(({ email }) => email ?? []))]
  const names = rows.flatMap(({ name }) => name ?? [])
  const ids = await findIdsByName(database, 'students', names)
  const [byCode, byEmail, bySharedEmail, byName, others] = [
    await inBatches(codes, (some) => selectStudents(database).where('std_id', 'in', some).execute()),
    await inBatches(emails, (some) => selectStudents(database).where('accounts.email', 'in', some).execute()),
    await inBatches(emails, (some) =>
      selectStudents(database)
        .where('accounts.sibling_of', 'in', (query) =>
          query.selectFrom('accounts').select('id').where('email', 'in', some),
        )
        .execute(),
    ),
    await inBatches(ids, (some) => selectStudents(database).where('students.id', 'in', some).execute()),
    await inBatches(emails, (some) =>
      database
        .selectFrom('accounts')
        .select('email')
        .where('email', 'in', some)
        .where('role', '!=', 'student')
        .execute(),
    ),
  ]
  const students = {
    byCode: groupBy(byCode.flat(), ({ std_id }) => std_id),
    byEmail: groupBy([...byEmail.flat(), ...bySharedEmail.flat()], ({ email }) => email),
    byName: groupBy(byName.flat(), ({ name }) => normalizeForSearch(name)),
    otherEmails: new Set(others.flat().map(({ email }) => email)),
  }
  return (row) => findStudent(row, students)
}

type Known = {
  byCode: ReadonlyMap<string, readonly KnownStudent[]>
  byEmail: ReadonlyMap<string, readonly KnownStudent[]>
  byName: ReadonlyMap<string, readonly KnownStudent[]>
  /** Emails of teachers and administrators. */
  otherEmails: ReadonlySet<string>
}

function findStudent(row: Cells, { byCode, byEmail, byName, otherEmails }: Known): Found {
  const { std_id: code, email = '', name = '' } = row
  const faults: FieldErrors = {}
  const family = byEmail.get(email) ?? []
  const isNamed = (person: KnownStudent) => normalizeForSearch(person.name) === normalizeForSearch(name)
  const traits = { name, guardian: row.guardian_name, born: row.date_of_birth, phone: row.contact_number }
  const namesakes = (byName.get(normalizeForSearch(name)) ?? []).filter((person) =>
    isSamePerson(traits, {
      name: person.name,
      guardian: person.guardian_name,
      born: person.date_of_birth,
      phone: person.contact_number,
    }),
  )
  const [ofCode] = byCode.get(code ?? '') ?? []
  const inFamily = family.filter(isNamed)
  const candidates = ofCode ? [ofCode] : inFamily.length > 0 ? inFamily : namesakes
  const [person] = candidates
  if (candidates.length > 1) faults['name'] = [message('Several students match. Add an ID or an email.')]
  if (person && code && person.std_id && person.std_id !== code) {
    faults['std_id'] = [message('{name} has the ID {code}.', { name: person.name, code: person.std_id })]
  }
  if (otherEmails.has(email)) faults['email'] = [message('This email belongs to a teacher or an administrator.')]
  // Only siblings who sign in together share an email.
  else if (person && person.email !== email && family.length > 0) faults['email'] = [EMAIL_TAKEN]
  const [relative] = family
  const joins = !person && relative && !isPlaceholderEmail(email)
  return {
    person,
    faults,
    warnings: joins ? [message('Joins the family of {name}.', { name: relative.name })] : [],
  }
}

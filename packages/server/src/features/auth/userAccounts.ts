import type { Language as SchoolLanguage } from '@maktab/contract/schema'
import type { Database } from '#database/openDatabase.ts'
import type { Account } from '#database/tables.ts'
import { invalidField } from '#lib/HttpError.ts'
import { message, type Message } from '#i18n/message.ts'
import type { Language } from '#i18n/translate.ts'

/** Why an email is rejected. */
export const EMAIL_TAKEN = message('An account with this email already exists.')

export async function isEmailTaken(database: Database, email: string): Promise<boolean> {
  const found = await database.selectFrom('accounts').select('id').where('email', '=', email).executeTakeFirst()
  return found !== undefined
}

/**
 * Checked last, after all other validation, so that probing whether an email has an account would create an account
 * for each one that doesn't.
 */
export async function assertEmailAvailable(database: Database, email: string): Promise<void> {
  if (await isEmailTaken(database, email)) throw invalidField('email', EMAIL_TAKEN)
}

type AccountColumn =
  | 'email'
  | 'password_hash'
  | 'role'
  | 'status'
  | 'name'
  | 'language'
  | 'created_at'
  | 'unconfirmed_since'
type NewAccount = Pick<Account, AccountColumn> & Partial<Pick<Account, 'sibling_of'>>

/** Creates an account and returns its id. Of two concurrent ones with the same email only the first is created. */
export async function createAccount(database: Database, account: NewAccount): Promise<number> {
  const created = await database
    .insertInto('accounts')
    .values({ ...account, avatar: null })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirstOrThrow(() => invalidField('email', EMAIL_TAKEN))
  return created.id
}

const MAX_DIGITS = 9
/** The contract limits a code to 40 characters; incrementing may add a digit. */
const MAX_PREFIX_LENGTH = 40 - MAX_DIGITS - 1
const CANDIDATES = 500
const POSTGRES_UNIQUE_VIOLATION = '23505'

/** Which of these codes are taken by someone else. */
type FindTaken = (codes: string[]) => Promise<string[]>

/** Rejects a code that is taken, and suggests a similar free one (`T-09` → `T-10`). */
export async function assertCodeAvailable(code: string, field: string, findTaken: FindTaken): Promise<void> {
  const taken = await findTaken([code])
  if (taken.length > 0)
    throw invalidField(
      field,
      message('This ID is taken. {free} is available.', { free: await suggestCode(code, findTaken) }),
    )
}

async function suggestCode(code: string, findTaken: FindTaken): Promise<string> {
  const { start, first, width } = splitCode(code)
  for (let number = first; ; number += CANDIDATES) {
    const codes = Array.from({ length: CANDIDATES }, (_, index) => start + String(number + index).padStart(width, '0'))
    const taken = new Set(await findTaken(codes))
    const free = codes.find((candidate) => !taken.has(candidate))
    if (free !== undefined) return free
  }
}

/** Increments the number at the end of a code and keeps its width; a code without one gets `-2`. */
function splitCode(code: string): { start: string; first: number; width: number } {
  const digits = /\d*$/.exec(code)?.[0].slice(-MAX_DIGITS) ?? ''
  if (digits === '') return { start: `${code.slice(0, MAX_PREFIX_LENGTH - 1)}-`, first: 2, width: 0 }
  const start = code.slice(0, -digits.length).slice(0, MAX_PREFIX_LENGTH)
  return { start, first: Number(digits) + 1, width: digits.length }
}

/** Handles an insert that lost a race: a unique violation is rejected at its field, other errors are rethrown. */
export function rejectDuplicate(field: string, message: Message): (error: unknown) => never {
  return (error) => {
    const isDuplicate = error instanceof Error && 'code' in error && error.code === POSTGRES_UNIQUE_VIOLATION
    throw isDuplicate ? invalidField(field, message) : error
  }
}

/** Stores the language of the last sign-in, which mails are sent in. */
export async function saveLanguage(
  database: Database,
  account: Pick<Account, 'id' | 'language'>,
  language: Language | undefined,
): Promise<void> {
  // Any update of an account refreshes the lists of people, so skip it if nothing changes.
  if (language === undefined || language === account.language) return
  await database.updateTable('accounts').set({ language }).where('id', '=', account.id).execute()
}

const mailLanguages: Record<SchoolLanguage, Language> = { urdu: 'ur', english: 'en', arabic: 'ar' }

/** The language of mails to a person who prefers a language of the school; undefined if they prefer none. */
export function toMailLanguage(language: SchoolLanguage | undefined): Language | undefined {
  return language && mailLanguages[language]
}

import { normalizeForSearch } from '@maktab/shared/normalizeForSearch'
import type { Database } from '#database/openDatabase.ts'

const MIN_LENGTH = 3
/** Arabic prefixes written together with the next word: and, so, with, for, like. */
const JOINED = /^[وفبلک]/

/**
 * Removes the words of a person's name from a text, in any spelling. Words of two letters are too common and are
 * removed only as part of the full name.
 */
export function redactName(text: string, name: string): string {
  const nameWords = wordsOf(name)
  const textWords = wordsOf(text)
  const isNameWord = (word: string) => word.length >= MIN_LENGTH && nameWords.includes(word)
  const redacted = new Set(
    textWords.flatMap((word, at) => (isNameWord(word) || isNameWord(word.replace(JOINED, '')) ? [at] : [])),
  )
  if (nameWords.length > 1) {
    for (const at of textWords.keys()) {
      if (nameWords.every((word, offset) => textWords[at + offset] === word))
        nameWords.forEach((_, offset) => redacted.add(at + offset))
    }
  }
  let at = 0
  return text.replaceAll(WORD, (word) => (redacted.has(at++) ? '…' : word))
}

const WORD = /[\p{L}\p{M}\u0640]+/gu

function wordsOf(text: string): string[] {
  return [...text.matchAll(WORD)].map(([word]) => normalizeForSearch(word))
}

/** The data that identifies a person in a text. */
export type PersonalIdentifiers = {
  names: readonly string[]
  emails: readonly (string | null)[]
  phones: readonly (string | null)[]
}

const PHONE = /\+?\p{Nd}[\p{Nd}\s()./-]{5,}\p{Nd}/gu
/** The last digits of a phone number are the same with and without a country code. */
const TELLING_DIGITS = 8
const MIN_DIGITS = 7

/** Removes a person's names, emails and phone numbers from a text, in any spelling. */
export function redactPerson(text: string, { names, emails, phones }: PersonalIdentifiers): string {
  const numbers = new Set(phones.flatMap((phone) => endOf(phone ?? '') ?? []))
  const unreachable = emails
    .reduce<string>((result, email) => (email ? result.replaceAll(patternOf(email), '…') : result), text)
    .replaceAll(PHONE, (phone) => (numbers.has(endOf(phone) ?? '') ? '…' : phone))
  return names.reduce(redactName, unreachable)
}

/** Matches an email only as a whole: as part of a longer address it is someone else's. */
function patternOf(email: string): RegExp {
  const letters = email.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)
  return new RegExp(String.raw`(?<![\p{L}\p{N}._%+-])${letters}(?![\p{L}\p{N}]|[.-]+[\p{L}\p{N}])`, 'giu')
}

function endOf(phone: string): string | undefined {
  const digits = normalizeForSearch(phone).replaceAll(/\D/g, '')
  return digits.length < MIN_DIGITS ? undefined : digits.slice(-TELLING_DIGITS)
}

/** The identifying data of a student. */
export async function readStudentIdentifiers(database: Database, id: number): Promise<PersonalIdentifiers> {
  const { name, email, guardian_name, contact_number, alternate_contact_number } = await database
    .selectFrom('students')
    .innerJoin('accounts', 'accounts.id', 'students.account_id')
    .select(['name', 'email', 'guardian_name', 'contact_number', 'alternate_contact_number'])
    .where('students.id', '=', id)
    .executeTakeFirstOrThrow()
  return {
    names: [name, guardian_name ?? ''],
    emails: [email],
    phones: [contact_number, alternate_contact_number],
  }
}

/** The identifying data of a teacher. */
export async function readTeacherIdentifiers(database: Database, id: number): Promise<PersonalIdentifiers> {
  const { name, email, contact_number } = await database
    .selectFrom('teachers')
    .innerJoin('accounts', 'accounts.id', 'teachers.account_id')
    .select(['name', 'email', 'contact_number'])
    .where('teachers.id', '=', id)
    .executeTakeFirstOrThrow()
  return { names: [name], emails: [email], phones: [contact_number] }
}

/** The classes that a student is in, was marked or reported in, or was the only student of when they were deleted. */
export async function readAffectedClassIds(database: Database, studentId: number): Promise<number[]> {
  const rows = await database
    .selectFrom('class_students')
    .select('class_id')
    .where('student_id', '=', studentId)
    .union(database.selectFrom('attendance').select('class_id').where('student_id', '=', studentId))
    .union(
      database
        .selectFrom('reports')
        .select('class_id')
        .where('student_id', '=', studentId)
        .where('class_id', 'is not', null)
        .$narrowType<{ class_id: number }>(),
    )
    .union(
      database
        .selectFrom('acts')
        .select('record_id as class_id')
        .where('student_id', '=', studentId)
        .where('record_kind', '=', 'class'),
    )
    .execute()
  return rows.map(({ class_id }) => class_id)
}

import { normalizeForSearch } from '@maktab/contract/wire/normalizeForSearch'
import type { Database } from '#database/openDatabase.ts'

const MIN_LENGTH = 3
/** What Arabic writes together with the word that follows it: and, so, with, for, like. */
const JOINED = /^[وفبلک]/

/**
 * A text without the words of a person's name, in whatever way they are written; one of two letters is too common to be
 * told from others, unless the whole name stands there.
 */
export function redactName(text: string, name: string): string {
  const words = wordsOf(name)
  const said = wordsOf(text)
  const isTold = (word: string) => word.length >= MIN_LENGTH && words.includes(word)
  const gone = new Set(said.flatMap((word, at) => (isTold(word) || isTold(word.replace(JOINED, '')) ? [at] : [])))
  if (words.length > 1) {
    for (const at of said.keys()) {
      if (words.every((word, offset) => said[at + offset] === word)) words.forEach((_, offset) => gone.add(at + offset))
    }
  }
  let at = 0
  return text.replaceAll(WORD, (word) => (gone.has(at++) ? '…' : word))
}

const WORD = /[\p{L}\p{M}\u0640]+/gu

function wordsOf(text: string): string[] {
  return [...text.matchAll(WORD)].map(([word]) => normalizeForSearch(word))
}

/** What tells in a text who somebody is, and how they are reached. */
export type PersonalIdentifiers = {
  names: readonly string[]
  emails: readonly (string | null)[]
  phones: readonly (string | null)[]
}

const PHONE = /\+?\p{Nd}[\p{Nd}\s()./-]{5,}\p{Nd}/gu
/** The last digits of a number are the same with and without the codes of its country. */
const TELLING_DIGITS = 8
const MIN_DIGITS = 7

/** A text without somebody’s names, e-mails and phones, however they are written in it. */
export function redactPerson(text: string, { names, emails, phones }: PersonalIdentifiers): string {
  const numbers = new Set(phones.flatMap((phone) => endOf(phone ?? '') ?? []))
  const unreachable = emails
    .reduce<string>((left, email) => (email ? left.replaceAll(patternOf(email), '…') : left), text)
    .replaceAll(PHONE, (phone) => (numbers.has(endOf(phone) ?? '') ? '…' : phone))
  return names.reduce(redactName, unreachable)
}

/** An e-mail that stands by itself: as a part of a longer one it is somebody else’s. */
function patternOf(email: string): RegExp {
  const letters = email.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)
  return new RegExp(String.raw`(?<![\p{L}\p{N}._%+-])${letters}(?![\p{L}\p{N}]|[.-]+[\p{L}\p{N}])`, 'giu')
}

function endOf(phone: string): string | undefined {
  const digits = normalizeForSearch(phone).replaceAll(/\D/g, '')
  return digits.length < MIN_DIGITS ? undefined : digits.slice(-TELLING_DIGITS)
}

/** What tells in a text who a student is. */
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

/** What tells in a text who a teacher is. */
export async function readTeacherIdentifiers(database: Database, id: number): Promise<PersonalIdentifiers> {
  const { name, email, contact_number } = await database
    .selectFrom('teachers')
    .innerJoin('accounts', 'accounts.id', 'teachers.account_id')
    .select(['name', 'email', 'contact_number'])
    .where('teachers.id', '=', id)
    .executeTakeFirstOrThrow()
  return { names: [name], emails: [email], phones: [contact_number] }
}

/** The classes that a student is in, was marked or reported in, or was alone in when they were deleted. */
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

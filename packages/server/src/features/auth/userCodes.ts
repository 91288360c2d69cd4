import { invalidField } from '#lib/HttpError.ts'
import { type Message, message } from '#i18n/message.ts'

const MAX_DIGITS = 9
/** The contract lets a code have 40 characters; the number may grow by a digit. */
const MAX_PREFIX_LENGTH = 40 - MAX_DIGITS - 1
const CANDIDATES = 500
const POSTGRES_UNIQUE_VIOLATION = '23505'

/** Which of some codes belong to somebody else. */
type TakenOf = (codes: string[]) => Promise<string[]>

/** Refuses a code that somebody else has, and names a free one that looks like it (`T-09` → `T-10`). */
export async function assertCodeAvailable(code: string, field: string, takenOf: TakenOf): Promise<void> {
  const taken = await takenOf([code])
  if (taken.length > 0)
    throw invalidField(field, message('This ID is taken. {free} is free.', { free: await freeCode(code, takenOf) }))
}

async function freeCode(code: string, takenOf: TakenOf): Promise<string> {
  const { start, first, width } = partsOf(code)
  for (let number = first; ; number += CANDIDATES) {
    const codes = Array.from({ length: CANDIDATES }, (_, index) => start + String(number + index).padStart(width, '0'))
    const taken = new Set(await takenOf(codes))
    const free = codes.find((candidate) => !taken.has(candidate))
    if (free !== undefined) return free
  }
}

/** The number at a code's end is counted up in as many digits; a code without one gets `-2`. */
function partsOf(code: string): { start: string; first: number; width: number } {
  const digits = /\d*$/.exec(code)?.[0].slice(-MAX_DIGITS) ?? ''
  if (digits === '') return { start: `${code.slice(0, MAX_PREFIX_LENGTH - 1)}-`, first: 2, width: 0 }
  const start = code.slice(0, -digits.length).slice(0, MAX_PREFIX_LENGTH)
  return { start, first: Number(digits) + 1, width: digits.length }
}

/** For a write that another one was ahead of: what had to be unique is refused at its field, the rest is a fault. */
export function rejectDuplicate(field: string, message: Message): (error: unknown) => never {
  return (error) => {
    const isDuplicate = error instanceof Error && 'code' in error && error.code === POSTGRES_UNIQUE_VIOLATION
    throw isDuplicate ? invalidField(field, message) : error
  }
}

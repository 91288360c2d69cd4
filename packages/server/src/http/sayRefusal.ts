import type { Refusal } from '../Refusal.ts'
import type { Language } from '../words/Language.ts'
import { say } from '../words/say.ts'
import { RESTRICTED } from '../words/RESTRICTED.ts'
import { UNCONFIRMED } from '../words/UNCONFIRMED.ts'

type Said = { error: string | Record<string, string[]>; message?: string }

/** A refusal in the contract’s shape of an error, in the language of who asked. */
export function sayRefusal(language: Language, { error }: Refusal): Said {
  // Apps know by these sentences that an account is blocked or unconfirmed; the words for people stand beside them.
  if (error === RESTRICTED || error === UNCONFIRMED)
    return { error, ...(language !== 'en' && { message: say(language, error) }) }
  if (typeof error === 'string') return { error: say(language, error) }
  const fields = Object.entries(error).map(
    ([field, faults]) => [field, faults.map((one) => say(language, one))] as const,
  )
  return { error: Object.fromEntries(fields), message: say(language, 'Some fields need another look.') }
}

import type { Role } from '@maktab/contract/calls'

export type { Role }

/** A role by its exact name; anything else is none (decision 40). */
export function parseRole(word: unknown): Role | undefined {
  return word === 'admin' || word === 'teacher' || word === 'student' ? word : undefined
}

import type { Role } from '@maktab/contract/calls'

export type { Role }

/** Returns a role only for its exact name (decision 40). */
export function parseRole(value: unknown): Role | undefined {
  return value === 'admin' || value === 'teacher' || value === 'student' ? value : undefined
}

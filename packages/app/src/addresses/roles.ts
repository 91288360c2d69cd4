import type { LimitedPart, Role } from '@maktab/contract/calls'

export type { LimitedPart, Role }

/** Returns a role only for its exact name (decision 40). */
export function parseRole(value: unknown): Role | undefined {
  return value === 'admin' || value === 'teacher' || value === 'student' ? value : undefined
}

export function parseOfficePart(value: unknown): LimitedPart | undefined {
  return value === 'payments' || value === 'teaching' ? value : undefined
}

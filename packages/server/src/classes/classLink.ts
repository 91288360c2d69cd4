import { invalid } from '../Refusal.ts'
import { readLink } from '../fields/readLink.ts'

/** The link of a class, which can’t do without one. */
export function readClassLink(typed: string): string {
  if (typed.trim() === '') throw invalid('link', 'Class link is required')
  return readLink(typed)
}

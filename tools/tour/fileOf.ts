import type { Place } from '../matrix/places.ts'

/** The name of a place’s picture: who looks, and the address in plain letters. */
export function fileOf({ who, path }: Place): string {
  const plain = path.replace(new RegExp(`^/${who}/`), '/').replaceAll(/[^a-z0-9]+/gi, '-')
  return `${who}${plain === '-' ? '-sign-in' : plain}`.replace(/-$/, '').toLowerCase()
}

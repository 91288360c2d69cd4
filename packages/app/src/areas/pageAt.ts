import type { Addresses } from '../addresses/address.ts'
import { normalizeSegment } from '../navigation/normalizeSegment.ts'
import type { Role } from '../addresses/roles.ts'

/** The name and the address of a role's page by the second segment of a URL, in any capitals (decision 40). */
export function pageAt(addresses: Addresses, role: Role, segment: string) {
  const path = `/${role}/${normalizeSegment(segment)}`
  return Object.entries(addresses).find(([, address]) => normalizeSegment(address.path) === path)
}

import { sql } from 'kysely'
import { normalizeForSearch, normalizePhoneForSearch } from '@maktab/shared/normalizeForSearch'
import { createSortKey } from '#lists/ListDefinition.ts'
import type { Database } from '#database/openDatabase.ts'
import { inBatches } from './stagedRows.ts'

/** What a row and an existing person have in common. */
type Traits = {
  name?: string | undefined
  guardian?: string | null | undefined
  born?: string | null | undefined
  phone?: string | null | undefined
}

const isSame = (one: string | null | undefined, other: string | null | undefined) =>
  Boolean(one) && Boolean(other) && normalizeForSearch(one ?? '') === normalizeForSearch(other ?? '')
const differs = (one: string | null | undefined, other: string | null | undefined) =>
  Boolean(one) && Boolean(other) && !isSame(one, other)
const isSamePhone = (one: string | null | undefined, other: string | null | undefined) => {
  const digits = normalizePhoneForSearch(one ?? '')
  return digits !== '' && digits === normalizePhoneForSearch(other ?? '')
}

/**
 * Whether a row describes an existing person: the same name, nothing known of both that differs, and the same guardian,
 * birthday or phone number.
 */
export function isSamePerson(row: Traits, person: Traits): boolean {
  if (!isSame(row.name, person.name) || differs(row.guardian, person.guardian) || differs(row.born, person.born)) {
    return false
  }
  return isSame(row.guardian, person.guardian) || isSame(row.born, person.born) || isSamePhone(row.phone, person.phone)
}

/** The ids of people by name, from the search index. */
export async function findIdsByName(
  database: Database,
  list: 'students' | 'teachers',
  names: readonly string[],
): Promise<number[]> {
  const keys = [...new Set(names.flatMap((name) => createSortKey(name) ?? []))]
  const found = await inBatches(keys, async (some) => {
    const { rows } = await sql<{ id: number }>`select id from ${sql.table(`listed_${list}`)}
      where by_name in (${sql.join(some)})`.execute(database)
    return rows.map(({ id }) => id)
  })
  return found.flat()
}

/** Groups people by a text; people without it are left out. */
export function groupBy<Person>(people: readonly Person[], keyOf: (person: Person) => string | null | undefined) {
  const groups = Map.groupBy(people, (person) => keyOf(person) ?? '')
  groups.delete('')
  return groups
}

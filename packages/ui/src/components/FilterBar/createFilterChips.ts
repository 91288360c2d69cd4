import type { Remote } from '#remote.ts'
import type { FilterChip } from '../DataTable/Toolbar/FilterChips.tsx'

type Field = { label: string; nameOf: (id: number) => string | undefined }

/** What a list is filtered by, each with the way out of it; what is chosen is named as soon as its name is known. */
export function createFilterChips<Key extends string>(
  filter: { [Name in Key]?: number | undefined },
  onFilter: (filter: { [Name in Key]?: number | undefined }) => void,
  fields: Record<Key, Field>,
): FilterChip[] {
  return Object.entries<Field>(fields).flatMap(([key, { label, nameOf }]) => {
    const id = (filter as Record<string, number | undefined>)[key]
    if (id === undefined) return []
    const name = nameOf(id)
    return [
      {
        id: key,
        label: name === undefined ? label : `${label}: ${name}`,
        onRemove: () => onFilter({ ...filter, [key]: undefined }),
      },
    ]
  })
}

/** The name of a record of a list, once the list is there. */
export function createNameLookup<Item extends { id: number }>(
  list: Remote<readonly Item[]>,
  nameOf: (item: Item) => string,
): (id: number) => string | undefined {
  return (id) => {
    const item = list.state === 'ready' ? list.data.find((one) => one.id === id) : undefined
    return item && nameOf(item)
  }
}

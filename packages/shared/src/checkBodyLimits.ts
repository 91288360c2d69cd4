import { requestLimits } from './requestLimits.ts'

type Fields = Record<string, string[]>

/**
 * Errors by field for a body that exceeds the limits of all calls; undefined if it is within them. Stops at the first
 * excess, so that a hostile body costs no more than an ordinary one.
 */
export function checkBodyLimits(body: unknown): Fields | undefined {
  let values = 0
  const walk = (value: unknown, path: string, level: number): Fields | undefined => {
    values += 1
    if (values > requestLimits.values) return { body: ['This has too many values.'] }
    if (typeof value === 'string') {
      const isTooLong = value.length > requestLimits.textLength
      return isTooLong ? { [path || 'body']: ['This text is too long.'] } : undefined
    }
    if (typeof value !== 'object' || value === null || value instanceof File) return undefined
    if (level > requestLimits.depth) return { [path]: ['This has too many levels.'] }
    return Array.isArray(value)
      ? walkList(value, path, level)
      : walkGroup(value as Record<string, unknown>, path, level)
  }
  const walkList = (list: readonly unknown[], path: string, level: number): Fields | undefined => {
    if (list.length > requestLimits.listItems) return { [path || 'body']: ['This list has too many items.'] }
    for (const [index, item] of list.entries()) {
      const excess = walk(item, `${path}[${index}]`, level + 1)
      if (excess) return excess
    }
    return undefined
  }
  const walkGroup = (group: Record<string, unknown>, path: string, level: number): Fields | undefined => {
    let fields = 0
    for (const name in group) {
      fields += 1
      if (fields > requestLimits.groupFields) return { [path || 'body']: ['This has too many fields.'] }
      if (name.length > requestLimits.nameLength) return { [path || 'body']: ['A field name here is too long.'] }
      const excess = walk(group[name], path === '' ? name : `${path}.${name}`, level + 1)
      if (excess) return excess
    }
    return undefined
  }
  return walk(body, '', 0)
}

import type { OperationId, Role } from '@maktab/contract/calls'
import { getOperationSchemas } from '../contract/validators.ts'

/** Example queries of an operation: required parameters of a role, kinds of records, and a page. */
export function listExampleQueries(id: OperationId, role: Role | null): Record<string, string>[] {
  if ((id === 'getStatement' && role === 'admin') || id === 'listPayableItems') return [{ studentId: '1' }]
  if (id === 'getPaymentTerms') return [{}, { kind: 'event' }]
  if (id === 'listClassPractice') return [{ classId: '1', day: '2026-11-16' }]
  const known = getOperationSchemas(id).query?.properties ?? {}
  if (!('skip' in known)) return [{}]
  const people = ['studentId', 'teacherId', 'courseId'].filter((name) => name in known)
  return [{}, { limit: '1' }, ...people.map((name) => ({ limit: '1', [name]: '1' }))]
}

/** The parts of a JSON schema that describe fields. */
export type FieldSchema = {
  type?: string | string[]
  format?: string
  contentMediaType?: string
  minLength?: number
  pattern?: string
  enum?: string[]
  required?: string[]
  properties?: Record<string, FieldSchema>
  items?: FieldSchema
  oneOf?: FieldSchema[]
  anyOf?: FieldSchema[]
  allOf?: FieldSchema[]
}

type Field = {
  /** Path without indexes: `courses[].timings[].from`. */
  path: string
  schema: FieldSchema
  /** Whether the field is required in its parent. */
  isRequired: boolean
}

/** Lists the fields of a schema at any depth, including those of all alternatives. */
export function listSchemaFields(schema: FieldSchema, path = '', isRequired = true): Field[] {
  const alternatives = [schema.oneOf, schema.anyOf, schema.allOf].flatMap((some) => some ?? [])
  const own = path === '' || alternatives.length > 0 ? [] : [{ path, schema, isRequired }]
  const inner = Object.entries(schema.properties ?? {}).flatMap(([name, one]) =>
    listSchemaFields(one, path === '' ? name : `${path}.${name}`, schema.required?.includes(name) ?? false),
  )
  const items = schema.items ? listSchemaFields(schema.items, `${path}[]`) : []
  return [...own, ...alternatives.flatMap((one) => listSchemaFields(one, path, isRequired)), ...inner, ...items]
}

/** Whether a field is neither an object nor a list. */
export function isLeafSchema({ properties, items }: FieldSchema): boolean {
  return properties === undefined && items === undefined
}

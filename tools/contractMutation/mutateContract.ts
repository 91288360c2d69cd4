import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parse, stringify } from 'yaml'
import { globSync, readFileSync, writeFileSync } from 'node:fs'

type Schema = {
  $ref?: string
  required?: string[]
  properties?: Record<string, Schema>
  enum?: unknown[]
  [key: string]: unknown
}
type Operation = { operationId?: string; requestBody?: { content: Record<string, { schema: Schema }> } }

export type ContractMutations = {
  /** Calls whose body has a new required field `added_<call>`. */
  bodies: string[]
  /** File and path of each enum with a new value `new_<number>`. */
  enums: string[]
}

/** Mutates the contract in a folder: every body gets a required field, every enum a value, and some response fields are renamed. */
export async function mutateContract(folder: string): Promise<ContractMutations> {
  const changes: ContractMutations = { bodies: [], enums: [] }
  const schemas = await readAll(join(folder, 'schemas'))
  const paths = await readAll(join(folder, 'paths'))
  for (const [file, document] of schemas) lengthenEnums(document, file.replace('.yaml', ''), changes.enums)
  for (const [, document] of paths) {
    for (const operation of operationsOf(document)) {
      const schema = Object.values(operation.requestBody?.content ?? {})[0]?.schema
      if (!schema || operation.operationId === undefined) continue
      const [, file = '', name = ''] = /\.\.\/schemas\/(\S+)#\/(\w+)/.exec(schema.$ref ?? '') ?? []
      const body = (schemas.get(file)?.[name] as Schema | undefined) ?? schema
      const field = `added_${operation.operationId}`
      body.properties = { ...body.properties, [field]: { type: 'string' } }
      body.required = [...(body.required ?? []), field]
      changes.bodies.push(operation.operationId)
    }
  }
  rename(schemas.get('policy.yaml')?.['Policy'], 'description')
  rename(schemas.get('event.yaml')?.['Event'], 'link')
  rename(schemas.get('event.yaml')?.['EventForStudents'], 'link')
  await writeAll(join(folder, 'schemas'), schemas)
  await writeAll(join(folder, 'paths'), paths)
  return changes
}

function rename(schema: unknown, field: string): void {
  const { properties = {}, required = [] } = schema as Schema
  if (!(field in properties)) throw new Error(`Unknown field ${field}.`)
  Object.assign(properties, { [`renamed_${field}`]: properties[field] })
  delete properties[field]
  Object.assign(schema as Schema, { required: required.map((one) => (one === field ? `renamed_${field}` : one)) })
}

function lengthenEnums(value: unknown, path: string, found: string[]): void {
  if (typeof value !== 'object' || value === null) return
  if ('enum' in value && Array.isArray(value.enum) && typeof value.enum[0] === 'string') {
    value.enum.push(`new_${found.length}`)
    found.push(path)
  }
  for (const [key, inner] of Object.entries(value)) {
    lengthenEnums(inner, /^(properties|items|oneOf|allOf|\d+)$/.test(key) ? path : `${path}.${key}`, found)
  }
}

function operationsOf(value: unknown): Operation[] {
  if (typeof value !== 'object' || value === null) return []
  return 'operationId' in value ? [value as Operation] : Object.values(value).flatMap(operationsOf)
}

async function readAll(folder: string): Promise<Map<string, Record<string, unknown>>> {
  const documents = new Map<string, Record<string, unknown>>()
  for (const name of await readdir(folder))
    documents.set(name, parse(await readFile(join(folder, name), 'utf8')) as Record<string, unknown>)
  return documents
}

async function writeAll(folder: string, all: Map<string, Record<string, unknown>>): Promise<void> {
  for (const [name, document] of all) await writeFile(join(folder, name), stringify(document))
}

/** Renames every form field so that it doesn't match the form's values; returns the new names. */
export function renameFormFields(folder: string): string[] {
  const lost: string[] = []
  const named = /(<(?:Form\w+|SyncToday|RepeatableBlocks)<[^>]*(?:'|`|\w)>\s+name=(?:"|\{`\$\{\w+\}\.))([\w.]+)/g
  for (const path of globSync('packages/ui/src/features/**/*.tsx', { cwd: folder })) {
    if (path.endsWith('.stories.tsx')) continue
    const text = readFileSync(join(folder, path), 'utf8')
    const changed = text.replaceAll(named, (_, before: string, name: string) => {
      lost.push(`lost${lost.length}_${name}`)
      return before + String(lost.at(-1))
    })
    if (changed !== text) writeFileSync(join(folder, path), changed)
  }
  return lost
}

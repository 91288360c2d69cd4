import type { OperationId } from '@maktab/contract/calls'
import { calls } from '@maktab/contract/calls'
import { readForm } from '@maktab/contract/wire/readForm'
import { takePictures } from '@maktab/contract/wire/takePictures'
import { faultsOfBody, shapeOf } from '../contract/validators.ts'
import { Refusal } from '../Refusal.ts'
import type { Faults } from '../Refusal.ts'

type Decoded = { body: unknown; files: ReadonlyMap<string, File> }

/** Reads what was sent by the contract's schema of it, or refuses it with all that is wrong. */
export async function decodeBody(id: OperationId, bytes: Buffer | undefined, type: string): Promise<Decoded> {
  const { body: kind } = calls[id]
  if (kind === null) return { body: undefined, files: new Map() }
  const schema = shapeOf(id).body
  const sent = bytes?.length ? await parse(bytes, type, id) : undefined
  const { body, files, faults } = await takePictures(sent, schema)
  // What is said of files is in the catalogue, which `catalogues.test.ts` holds against the contract’s readers.
  const all: Faults = { ...faultsOfBody(id, body), ...(faults as Faults), ...faultsOfLetters(body) }
  if (Object.keys(all).length > 0) throw new Refusal(422, all)
  return { body, files }
}

/** The letter NUL ends a text in some places and is refused by PostgreSQL; nobody types it. */
function faultsOfLetters(value: unknown, path = ''): Faults {
  if (typeof value === 'string')
    return value.includes('\0') ? { [path || 'body']: ['This has a letter that can’t be kept.'] } : {}
  if (typeof value !== 'object' || value === null) return {}
  const nameOf = (key: string) => (Array.isArray(value) ? `${path}[${key}]` : path === '' ? key : `${path}.${key}`)
  return Object.assign(
    {},
    ...Object.entries(value).map(([key, inner]) => faultsOfLetters(inner, nameOf(key))),
  ) as Faults
}

async function parse(bytes: Buffer, type: string, id: OperationId): Promise<unknown> {
  const isForm = /^multipart\/form-data\b/i.test(type)
  if (isForm !== (calls[id].body === 'multipart')) {
    throw new Refusal(422, {
      body: [isForm ? 'The body must be sent as JSON.' : 'The body must be sent as a form with files.'],
    })
  }
  try {
    if (!isForm) return JSON.parse(bytes.toString('utf8')) as unknown
    const form = await new Response(new Uint8Array(bytes), { headers: { 'Content-Type': type } }).formData()
    return readForm(form, shapeOf(id).body)
  } catch {
    throw new Refusal(422, { body: [isForm ? 'The form can’t be read.' : 'The body is no valid JSON.'] })
  }
}

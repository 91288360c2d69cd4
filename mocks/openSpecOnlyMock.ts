import { type OperationId, calls } from '@maktab/contract/calls'
import { requests } from '@maktab/contract/examples'
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll } from 'vitest'
import { parse } from 'yaml'
import { type Operation, readContract } from './readContract.ts'
import { openMock, contractPath } from './openMockForTest.ts'

type Schema = NonNullable<Operation['bodySchema']>
type Specified = { bodies?: Record<string, unknown>[]; answer?: Record<string, Fields> }
/** A field name, or a name with its nested fields. */
export type Fields = (string | Record<string, Fields>)[]

const read = (name: string) => readFileSync(new URL(`../openapi/${name}`, import.meta.url), 'utf8')
const table = parse(read('specified.yaml')) as Record<string, Specified>
const operations = new Map((await readContract(contractPath)).map((operation) => [operation.id, operation]))

export const specifiedIds = (Object.keys(calls) as OperationId[]).filter((id) => !calls[id].isExtension)
export const extensionIds = (Object.keys(calls) as OperationId[]).filter((id) => calls[id].isExtension)

/** A call in `specified.yaml`. */
export function getSpecified(id: OperationId): Specified {
  const found = table[`${calls[id].method} ${calls[id].path.slice(1)}`]
  if (!found) throw new Error(`${id} is not in specified.yaml`)
  return found
}

export function getOperation(id: OperationId): Operation {
  const found = operations.get(id)
  if (!found) throw new Error(`${id} is not in the contract`)
  return found
}

/** The path of a call with the parameters of its first example. */
export function getExamplePath(id: OperationId): string {
  const [request] = Object.values<{ params: Record<string, number | string> }>(requests[id])
  return `/api${calls[id].path.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(request?.params[name]))}`
}

/** A token with access to a call. */
export function createTokenHeader(id: OperationId): Record<string, string> {
  return calls[id].isPublic ? {} : { token: `mock-token-${calls[id].roles[0]}` }
}

/** Opens a specification-only mock for a test file; `send` makes a call with a token that has access. */
export function openSpecOnlyMock() {
  let mock: Awaited<ReturnType<typeof openMock>>
  beforeAll(async () => {
    mock = await openMock({ specOnly: true })
  })
  afterAll(() => mock.close())
  const request = (path: string, init?: RequestInit) => mock.request(path, init)
  const send = (id: OperationId, body?: unknown, query = ''): Promise<Response> => {
    const { method } = calls[id]
    const headers = createTokenHeader(id)
    if (body === undefined) return request(getExamplePath(id) + query, { method, headers })
    if (calls[id].body === 'multipart')
      return request(getExamplePath(id) + query, { method, headers, body: formOf(id, body) })
    const json = { ...headers, 'Content-Type': 'application/json' }
    return request(getExamplePath(id) + query, { method, headers: json, body: JSON.stringify(body) })
  }
  return { request, send }
}

/** Encodes a body as a form with bracket names; file fields get a picture. */
function formOf(id: OperationId, body: unknown): FormData {
  const form = new FormData()
  const put = (name: string, value: unknown, schema: Schema | undefined): void => {
    if (schema?.contentMediaType !== undefined) form.append(name, picture(String(value)))
    else if (Array.isArray(value))
      for (const [index, item] of value.entries()) put(`${name}[${index}]`, item, schema?.items)
    else if (typeof value === 'object' && value !== null)
      for (const [key, inner] of Object.entries(value))
        put(name === '' ? key : `${name}[${key}]`, inner, schema?.properties?.[key])
    else form.append(name, value === null ? '' : typeof value === 'string' ? value : JSON.stringify(value))
  }
  put('', body, getOperation(id).bodySchema)
  return form
}

function picture(name: string): File {
  return new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 1])], name, { type: 'image/png' })
}

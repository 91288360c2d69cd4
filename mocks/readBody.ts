import type { IncomingMessage } from 'node:http'
import type { Operation } from './readContract.ts'
import { isJsonType } from '@maktab/contract/wire/isJsonType'
import { limits } from '@maktab/contract/wire/limits'
import { readForm } from '@maktab/contract/wire/readForm'
import { createErrorBody } from './respond.ts'

/** A body that can't be taken, with the status that says so. */
export class BodyError extends Error {
  readonly status: number

  constructor(status: number, message: string) {
    super(message)
    this.status = status
  }

  /** In the contract's shape of an error; a size is no fault of a field. */
  get body(): object {
    return createErrorBody(this.status === 422 ? { body: [this.message] } : this.message)
  }
}

/** All bytes of a request. What is too large is let pass unread, so that the answer can be. */
export async function readBytes(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size <= limits.formBytes) chunks.push(chunk)
    else chunks.length = 0
  }
  if (size > limits.formBytes) throw new BodyError(413, 'This is more than 20 MB.')
  return Buffer.concat(chunks)
}

type Wanted = Pick<Operation, 'bodyType' | 'bodySchema'>

/** What the bytes mean; undefined where there are none, or where the call takes none. */
export async function parseBody(bytes: Buffer, type: string, { bodyType, bodySchema }: Wanted): Promise<unknown> {
  if (bytes.length === 0 || bodyType === undefined) return undefined
  if (isForm(type) !== isForm(bodyType)) throw new BodyError(422, `The body must be sent as ${bodyType}.`)
  if (isForm(type)) return readForm(await readJsonFiles(await parseForm(bytes, type)), bodySchema)
  return parseJson(bytes)
}

/** Throws a `BodyError` for what is no JSON. */
export function parseJson(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8')) as unknown
  } catch {
    throw new BodyError(422, 'The body is no valid JSON.')
  }
}

function isForm(type: string): boolean {
  return /^(multipart\/form-data|application\/x-www-form-urlencoded)\b/i.test(type)
}

/** Some clients send a list or a group as a file of JSON, which is read as its text. */
async function readJsonFiles(form: FormData): Promise<[string, string | File][]> {
  return Promise.all(
    [...form].map(async ([name, value]): Promise<[string, string | File]> => {
      return [name, typeof value !== 'string' && isJsonType(value.type) ? await value.text() : value]
    }),
  )
}

async function parseForm(bytes: Buffer, type: string): Promise<FormData> {
  try {
    return await new Response(new Uint8Array(bytes), { headers: { 'Content-Type': type } }).formData()
  } catch {
    throw new BodyError(422, 'The form can’t be read: its parts or its boundary are broken.')
  }
}

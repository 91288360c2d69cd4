import type { IncomingMessage } from 'node:http'
import type { ContractOperation } from './operation.ts'
import { isJsonType } from '@maktab/shared/detectFileType'
import { requestLimits } from '@maktab/shared/requestLimits'
import { decodeFormData } from '@maktab/shared/decodeFormData'
import { createErrorBody } from './httpResponses.ts'

/** A rejected body and its HTTP status. */
export class BodyError extends Error {
  readonly status: number

  constructor(status: number, message: string) {
    super(message)
    this.status = status
  }

  /** The response body in the contract's error shape; only a 422 names a field. */
  get body(): object {
    return createErrorBody(this.status === 422 ? { body: [this.message] } : this.message)
  }
}

/** Reads all bytes of a request. An oversized body is drained, so that the client can still read the response. */
export async function readBytes(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size <= requestLimits.formBytes) chunks.push(chunk)
    else chunks.length = 0
  }
  if (size > requestLimits.formBytes) throw new BodyError(413, 'This is larger than 20 MB.')
  return Buffer.concat(chunks)
}

type BodyOptions = Pick<ContractOperation, 'bodyType' | 'bodySchema'>

/** Parses a body; undefined if it is empty or the call takes none. */
export async function parseBody(
  bytes: Uint8Array,
  type: string,
  { bodyType, bodySchema }: BodyOptions,
): Promise<unknown> {
  if (bytes.length === 0 || bodyType === undefined) return undefined
  if (isForm(type) !== isForm(bodyType)) throw new BodyError(422, `The body must be sent as ${bodyType}.`)
  if (isForm(type)) return decodeFormData(await readJsonFiles(await parseForm(bytes, type)), bodySchema)
  return parseJson(bytes)
}

/** Throws a `BodyError` for invalid JSON. */
export function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)) as unknown
  } catch {
    throw new BodyError(422, 'The body isn’t valid JSON.')
  }
}

function isForm(type: string): boolean {
  return /^(multipart\/form-data|application\/x-www-form-urlencoded)\b/i.test(type)
}

/** Some clients send a list or a group as a JSON file part; reads those as text. */
async function readJsonFiles(form: FormData): Promise<[string, string | File][]> {
  return Promise.all(
    [...form].map(async ([name, value]): Promise<[string, string | File]> => {
      return [name, typeof value !== 'string' && isJsonType(value.type) ? await value.text() : value]
    }),
  )
}

async function parseForm(bytes: Uint8Array, type: string): Promise<FormData> {
  try {
    return await new Response(new Uint8Array(bytes), { headers: { 'Content-Type': type } }).formData()
  } catch {
    throw new BodyError(422, 'We couldn’t read this form.')
  }
}

import { type FieldErrors, HttpError } from '../lib/HttpError.ts'
import { message, type Message } from '../i18n/message.ts'
import type { IncomingHttpHeaders } from 'node:http'
import type { Readable } from 'node:stream'
import { assertBodySize, toMessages, validateBody, getOperationSchemas } from '../contract/validators.ts'
import { type BusboyInstance, Busboy } from '@fastify/busboy'
import { isJsonType } from '@maktab/shared/detectFileType'
import { requestLimits } from '@maktab/shared/requestLimits'
import { once } from 'node:events'
import { setImmediate } from 'node:timers/promises'
import { type OperationId, calls } from '@maktab/contract/calls'
import { checkBodyLimits } from '@maktab/shared/checkBodyLimits'
import { decodeFormData } from '@maktab/shared/decodeFormData'
import { extractFiles } from '@maktab/shared/extractFiles'
import { trimTexts } from '@maktab/shared/trimTexts'

/** Rejects texts with a NUL character, which PostgreSQL can’t store. */
export function validateCharacters(body: unknown): FieldErrors {
  const faults: FieldErrors = {}
  const walk = (value: unknown, path: string): void => {
    if (typeof value === 'string' && value.includes('\0')) {
      faults[path || 'body'] = [message('This contains a character we can’t save.')]
    }
    if (typeof value !== 'object' || value === null) return
    for (const [key, inner] of Object.entries(value)) {
      walk(inner, Array.isArray(value) ? `${path}[${key}]` : path === '' ? key : `${path}.${key}`)
    }
  }
  walk(body, '')
  return faults
}

/** A request body that hasn’t been read yet. */
type IncomingBody = { stream: Readable; headers: IncomingHttpHeaders }

/** Reads the whole body. Stops at once if its Content-Length or the bytes received exceed the limit. */
async function readBytes({ stream, headers }: IncomingBody, most: number): Promise<Buffer> {
  assertBodySize(Number(headers['content-length'] ?? 0), most)
  const chunks: Buffer[] = []
  let size = 0
  // Keeps the connection open for the response.
  for await (const chunk of stream.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    size += chunk.length
    assertBodySize(size, most)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

type Part = [name: string, value: string | File]

/** Bytes parsed per turn of the event loop: a form of many small parts must not block other requests. */
const SLICE_BYTES = 16 * 1024

/** Reads the parts of a form in order; rejects it as soon as it has too many parts or too long texts. */
async function readFormParts(
  { stream, headers }: IncomingBody,
  most: number = requestLimits.formBytes,
): Promise<Part[]> {
  assertBodySize(Number(headers['content-length'] ?? 0), most)
  const parser = openParser(headers['content-type'] ?? '')
  const form = collect(parser)
  const ended = once(parser, 'finish').catch(() => undefined)
  let bytes = 0
  try {
    // Keeps the connection open for the response.
    for await (const chunk of stream.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      bytes += chunk.length
      assertBodySize(bytes, most)
      for (let start = 0; start < chunk.length; start += SLICE_BYTES) {
        if (!parser.write(chunk.subarray(start, start + SLICE_BYTES))) await once(parser, 'drain')
        if (form.refusal) throw form.refusal
        await setImmediate()
      }
    }
  } catch (error) {
    throw error instanceof HttpError ? error : unreadable(message('We couldn’t read this form.'))
  }
  parser.end()
  await ended
  if (form.refusal) throw form.refusal
  return form.parts
}

type Form = { parts: Part[]; refusal: HttpError | undefined }

/** Collects the parts that a parser emits, and the first reason to reject the form. */
function collect(parser: BusboyInstance): Form {
  const form: Form = { parts: [], refusal: undefined }
  const refuse = (why: Message) => (form.refusal ??= unreadable(why))
  let textLength = 0
  const keepText = (index: number, name: string, value: string) => {
    textLength += name.length + value.length
    if (textLength > requestLimits.jsonBytes) refuse(message('Some text in this form is too long.'))
    else form.parts[index] = [name, value]
  }
  parser.on('field', (name = '', value, _isNameCut, isCut) => {
    if (isCut) refuse(message('Some text in this form is too long.'))
    else keepText(form.parts.length, name, value)
  })
  parser.on('file', (name = '', file, fileName, _encoding, type) => {
    const index = form.parts.push([name, '']) - 1
    const chunks: Buffer<ArrayBuffer>[] = []
    file.on('data', (chunk: Buffer<ArrayBuffer>) => chunks.push(chunk))
    file.on('end', () => {
      // Some clients send a list or a group as a file of JSON.
      if (isJsonType(type)) keepText(index, name, Buffer.concat(chunks).toString('utf8'))
      else form.parts[index] = [name, new File(chunks, fileName)]
    })
    file.on('error', () => refuse(message('We couldn’t read this form.')))
  })
  parser.on('partsLimit', () => refuse(message('The form has too many parts.')))
  parser.on('error', () => refuse(message('We couldn’t read this form.')))
  return form
}

function openParser(type: string): BusboyInstance {
  try {
    return new Busboy({
      headers: { 'content-type': type },
      isPartAFile: (_name, _type, fileName) => fileName !== undefined,
      limits: {
        parts: requestLimits.formParts,
        headerSize: 8192,
        headerPairs: 20,
        fieldSize: requestLimits.jsonBytes,
        // One byte above the limit, so that a truncated file is recognised as too large.
        fileSize: requestLimits.pictureBytes + 1,
      },
    })
  } catch {
    throw unreadable(message('We couldn’t read this form.'))
  }
}

function unreadable(why: Message): HttpError {
  return new HttpError(422, { body: [why] })
}

/** Bytes allowed for the multipart framing around a chunk. */
const MULTIPART_OVERHEAD_BYTES = 4096

type Decoded = { body: unknown; files: ReadonlyMap<string, File> }

/**
 * Decodes and validates a body against the contract's schema. Cheap checks come first: size, then number of fields and
 * depth, and only a body within those limits is validated. Texts are trimmed, and invisible characters removed from
 * one-line texts, before validation, so that a blank text counts as empty.
 */
export async function decodeBody(id: OperationId, sent: IncomingBody): Promise<Decoded> {
  const { body: kind } = calls[id]
  if (kind === null) return { body: undefined, files: new Map() }
  const schema = getOperationSchemas(id).body
  const read = kind === 'multipart' ? await readFormOf(id, sent) : await readJson(sent)
  const excess = checkBodyLimits(read)
  if (excess) throw new HttpError(422, toMessages(excess))
  const { body: typed, files, faults } = await extractFiles(read, schema)
  const body = trimTexts(typed, schema)
  const all: FieldErrors = { ...validateBody(id, body), ...toMessages(faults), ...validateCharacters(body) }
  if (Object.keys(all).length > 0) throw new HttpError(422, all)
  return { body, files }
}

async function readFormOf(id: OperationId, sent: IncomingBody): Promise<unknown> {
  if (isForm(sent)) return decodeFormData(await readFormParts(sent, maxBytesOf(id)), getOperationSchemas(id).body)
  // An empty form has no content type.
  if ((await readBytes(sent, requestLimits.jsonBytes)).length === 0) return undefined
  throw new HttpError(422, { body: [message('The body must be sent as a form with files.')] })
}

async function readJson(sent: IncomingBody): Promise<unknown> {
  if (isForm(sent)) throw new HttpError(422, { body: [message('The body must be sent as JSON.')] })
  const bytes = await readBytes(sent, requestLimits.jsonBytes)
  if (bytes.length === 0) return undefined
  try {
    return JSON.parse(bytes.toString('utf8')) as unknown
  } catch {
    throw new HttpError(422, { body: [message('The body isn’t valid JSON.')] })
  }
}

/** A chunk upload is public and holds a single chunk, so its limit is much lower. */
function maxBytesOf(id: OperationId): number {
  const holds = Object.values(getOperationSchemas(id).body?.properties ?? {}).map((field) => field['x-holds'])
  return holds.includes('piece') ? requestLimits.pieceBytes + MULTIPART_OVERHEAD_BYTES : requestLimits.formBytes
}

function isForm({ headers }: IncomingBody): boolean {
  return /^multipart\/form-data\b/i.test(headers['content-type'] ?? '')
}

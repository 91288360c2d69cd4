import { type OperationId, calls } from '@maktab/contract/calls'
import { checkBodyLimits } from '@maktab/contract/wire/checkBodyLimits'
import { limits } from '@maktab/contract/wire/limits'
import { readForm } from '@maktab/contract/wire/readForm'
import { extractFiles } from '@maktab/contract/wire/extractFiles'
import { trimTexts } from '@maktab/contract/wire/trimTexts'
import { toMessages } from '../contract/toMessage.ts'
import { validateBody, getOperationSchemas } from '../contract/validators.ts'
import { type FieldErrors, HttpError } from '../lib/HttpError.ts'
import { message } from '../i18n/message.ts'
import { validateCharacters } from './validateCharacters.ts'
import { type IncomingBody, readBytes } from './readBytes.ts'
import { readFormParts } from './readFormParts.ts'

/** What a form says around its file. */
const BESIDE_A_PIECE = 4096

type Decoded = { body: unknown; files: ReadonlyMap<string, File> }

/**
 * Reads what was sent by the contract's schema of it, or refuses it with what is wrong. The cheap questions come first:
 * its size, then how wide and deep it is, and only what is small enough is held against the schema. Blanks around texts
 * and invisible characters in one-line texts are gone by then, so that a text of nothing else is empty.
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
  if (isForm(sent)) return readForm(await readFormParts(sent, mostBytesOf(id)), getOperationSchemas(id).body)
  // A form without anything in it has no type either.
  if ((await readBytes(sent, limits.jsonBytes)).length === 0) return undefined
  throw new HttpError(422, { body: [message('The body must be sent as a form with files.')] })
}

async function readJson(sent: IncomingBody): Promise<unknown> {
  if (isForm(sent)) throw new HttpError(422, { body: [message('The body must be sent as JSON.')] })
  const bytes = await readBytes(sent, limits.jsonBytes)
  if (bytes.length === 0) return undefined
  try {
    return JSON.parse(bytes.toString('utf8')) as unknown
  } catch {
    throw new HttpError(422, { body: [message('The body is no valid JSON.')] })
  }
}

/** A piece comes alone, and anybody may send one: little more than it is taken. */
function mostBytesOf(id: OperationId): number {
  const holds = Object.values(getOperationSchemas(id).body?.properties ?? {}).map((field) => field['x-holds'])
  return holds.includes('piece') ? limits.pieceBytes + BESIDE_A_PIECE : limits.formBytes
}

function isForm({ headers }: IncomingBody): boolean {
  return /^multipart\/form-data\b/i.test(headers['content-type'] ?? '')
}

import { type BusboyInstance, Busboy } from '@fastify/busboy'
import { isJsonType } from '@maktab/contract/wire/isJsonType'
import { limits } from '@maktab/contract/wire/limits'
import { once } from 'node:events'
import { setImmediate } from 'node:timers/promises'
import { assertBodySize } from '../validation/assertBodySize.ts'
import { HttpError } from '../lib/HttpError.ts'
import { type Message, message } from '../i18n/message.ts'
import type { IncomingBody } from './readBytes.ts'

type Part = [name: string, value: string | File]

/** Bytes that are read at once; many small parts take their time, and others are answered before the next piece. */
const PIECE = 16 * 1024

/** The parts of a form in their order, read as they come; a form of too many or too long ones is refused at once. */
export async function readFormParts(
  { stream, headers }: IncomingBody,
  most: number = limits.formBytes,
): Promise<Part[]> {
  assertBodySize(Number(headers['content-length'] ?? 0), most)
  const parser = openParser(headers['content-type'] ?? '')
  const form = collect(parser)
  const ended = once(parser, 'finish').catch(() => undefined)
  let bytes = 0
  try {
    // The connection is needed for the answer still.
    for await (const chunk of stream.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      bytes += chunk.length
      assertBodySize(bytes, most)
      for (let start = 0; start < chunk.length; start += PIECE) {
        if (!parser.write(chunk.subarray(start, start + PIECE))) await once(parser, 'drain')
        if (form.refusal) throw form.refusal
        await setImmediate()
      }
    }
  } catch (error) {
    throw error instanceof HttpError ? error : unreadable(message('The form can’t be read.'))
  }
  parser.end()
  await ended
  if (form.refusal) throw form.refusal
  return form.parts
}

type Form = { parts: Part[]; refusal: HttpError | undefined }

/** What a parser finds, and why it is refused if it is. */
function collect(parser: BusboyInstance): Form {
  const form: Form = { parts: [], refusal: undefined }
  const refuse = (why: Message) => (form.refusal ??= unreadable(why))
  let letters = 0
  const keepText = (index: number, name: string, value: string) => {
    letters += name.length + value.length
    if (letters > limits.jsonBytes) refuse(message('The texts of the form are too long.'))
    else form.parts[index] = [name, value]
  }
  parser.on('field', (name = '', value, _isNameCut, isCut) => {
    if (isCut) refuse(message('The texts of the form are too long.'))
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
    file.on('error', () => refuse(message('The form can’t be read.')))
  })
  parser.on('partsLimit', () => refuse(message('The form has too many parts.')))
  parser.on('error', () => refuse(message('The form can’t be read.')))
  return form
}

function openParser(type: string): BusboyInstance {
  try {
    return new Busboy({
      headers: { 'content-type': type },
      isPartAFile: (_name, _type, fileName) => fileName !== undefined,
      limits: {
        parts: limits.formParts,
        headerSize: 8192,
        headerPairs: 20,
        fieldSize: limits.jsonBytes,
        // One more, so that it is seen that a file was cut.
        fileSize: limits.pictureBytes + 1,
      },
    })
  } catch {
    throw unreadable(message('The form can’t be read.'))
  }
}

function unreadable(why: Message): HttpError {
  return new HttpError(422, { body: [why] })
}

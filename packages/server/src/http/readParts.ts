import type { BusboyInstance } from '@fastify/busboy'
import { Busboy } from '@fastify/busboy'
import { limits } from '@maktab/contract/wire/limits'
import { Refusal } from '../Refusal.ts'
import type { Sent } from './readBytes.ts'
import type { Sentence } from '../words/Sentence.ts'
import { refuseLarger, tooLarge } from './readBytes.ts'

type Part = [name: string, value: string | File]

/** The parts of a form in their order, read as they come; a form of too many or too long ones is refused at once. */
export async function readParts({ stream, headers }: Sent): Promise<Part[]> {
  refuseLarger(Number(headers['content-length'] ?? 0), limits.formBytes)
  const parts: Part[] = []
  let [bytes, letters] = [0, 0]
  return new Promise((resolve, reject) => {
    const parser = openParser(headers['content-type'] ?? '')
    const refuse = (refusal: Refusal) => {
      stream.unpipe(parser)
      reject(refusal)
    }
    const isBroken = () => refuse(unreadable('The form can’t be read.'))
    const isTooMuch = () => refuse(unreadable('The form has too many parts.'))
    parser.on('field', (name = '', value, _isNameCut, isCut) => {
      letters += name.length + value.length
      if (isCut || letters > limits.jsonBytes) refuse(unreadable('The texts of the form are too long.'))
      else parts.push([name, value])
    })
    parser.on('file', (name = '', file, fileName) => {
      const index = parts.push([name, '']) - 1
      const chunks: Buffer<ArrayBuffer>[] = []
      file.on('data', (chunk: Buffer<ArrayBuffer>) => chunks.push(chunk))
      file.on('end', () => (parts[index] = [name, new File(chunks, fileName)]))
      file.on('error', isBroken)
    })
    parser.on('partsLimit', isTooMuch)
    parser.on('error', isBroken)
    parser.on('finish', () => resolve(parts))
    stream.on('data', (chunk: Buffer) => {
      bytes += chunk.length
      if (bytes > limits.formBytes) refuse(tooLarge(limits.formBytes))
    })
    stream.on('error', isBroken)
    stream.on('close', () => stream.readableEnded || isBroken())
    stream.pipe(parser)
  })
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
    throw unreadable('The form can’t be read.')
  }
}

function unreadable(why: Sentence): Refusal {
  return new Refusal(422, { body: [why] })
}

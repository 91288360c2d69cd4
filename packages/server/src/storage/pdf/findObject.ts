import { type PdfDictionary, type PdfValue, parseValue } from './parseValue.ts'

/** The dictionary that a value is or refers to; that of the last object of its number, which replaces earlier ones. */
export function findDictionary(pdf: string, value: PdfValue | undefined): PdfDictionary | undefined {
  const found = isReference(value) ? readObject(pdf, value.object, value.generation) : value
  return found instanceof Map ? found : undefined
}

function isReference(value: PdfValue | undefined) {
  return typeof value === 'object' && value !== null && 'object' in value
}

function readObject(pdf: string, object: number, generation: number): PdfValue | undefined {
  const begins = new RegExp(String.raw`(?<!\d)${object}\s{1,20}${generation}\s{1,20}obj`, 'g')
  let last: RegExpExecArray | undefined
  for (const found of pdf.matchAll(begins)) last = found
  return last && parseValue(pdf, last.index + last[0].length)
}

import { klona } from 'klona'
import { compareContracts } from './compareContracts.ts'
import { contractOfNow } from './contracts.ts'
import type { Document, Operation, Schema } from './Document.ts'

export type Changing = (document: Document) => unknown
/** What was done to the contract, and what is told of it: `! call place` breaks, `+ call place` doesn’t. */
export type Row = [what: string, change: Changing, told: string[]]

export const contract = await contractOfNow()
export const text: Schema = { type: 'string' }

/** All that is told of a copy of the contract to which something was done; to the one before, something else may be. */
export function changesAfter(change: Changing, before: Changing = () => undefined): string[] {
  const [old, changed] = [klona(contract), klona(contract)]
  before(old)
  change(changed)
  return compareContracts(old, changed).map(({ call, place, isBreaking }) =>
    `${isBreaking ? '!' : '+'} ${call} ${place}`.trim(),
  )
}

/** A call of a document; its parts can be replaced. */
export function call(document: Document, id: string): Operation {
  return there(
    Object.values(document.paths)
      .flatMap((item) => Object.values(item))
      .find(({ operationId }) => operationId === id),
    id,
  )
}

/** A schema, or a field of one: `Policy.title`. */
export function schema(document: Document, place: string): Schema {
  const [name = '', ...fields] = place.split('.')
  return fields.reduce<Schema>(
    (at, field) => there(at.properties?.[field], place),
    there(document.components.schemas[name], place),
  )
}

/** Gives a field another schema, or the document one more field. */
export function set(place: string, value: Schema): Changing {
  return (document) => {
    const [owner = '', name = ''] = place.split('.')
    schema(document, owner).properties = { ...schema(document, owner).properties, [name]: value }
  }
}

/** Says something more of a field. */
export function say(place: string, more: Schema): Changing {
  return (document) => void Object.assign(schema(document, place), more)
}

/** Says something else of a call. */
export function tell(id: string, more: Partial<Operation>): Changing {
  return (document) => void Object.assign(call(document, id), more)
}

export function drop(place: string): Changing {
  return (document) => {
    const [owner = '', name = ''] = place.split('.')
    const { properties, required = [] } = schema(document, owner)
    delete properties?.[name]
    schema(document, owner).required = required.filter((one) => one !== name)
  }
}

export function all(...changes: Changing[]): Changing {
  return (document) => changes.forEach((change) => change(document))
}

function there<T>(found: T | undefined, name: string): T {
  if (found === undefined) throw new Error(`The contract has no ${name}.`)
  return found
}

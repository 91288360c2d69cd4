import { klona } from 'klona'
import { compareContracts } from './compareContracts.ts'
import { readCurrentContract, type Document, type Operation, type Schema } from './contracts.ts'

export type ContractChange = (document: Document) => unknown
/** What was done to the contract, and what is told of it: `! call place` breaks, `+ call place` doesn’t. */
export type ChangeCase = [what: string, change: ContractChange, told: string[]]

export const contract = await readCurrentContract()
export const text: Schema = { type: 'string' }

/** All that is told of a copy of the contract to which something was done; to the one before, something else may be. */
export function diffAfter(change: ContractChange, before: ContractChange = () => undefined): string[] {
  const [old, changed] = [klona(contract), klona(contract)]
  before(old)
  change(changed)
  return compareContracts(old, changed).map(({ call, place, isBreaking }) =>
    `${isBreaking ? '!' : '+'} ${call} ${place}`.trim(),
  )
}

/** A call of a document; its parts can be replaced. */
export function getOperation(document: Document, id: string): Operation {
  return there(
    Object.values(document.paths)
      .flatMap((item) => Object.values(item))
      .find(({ operationId }) => operationId === id),
    id,
  )
}

/** A schema, or a field of one: `Policy.title`. */
export function getSchema(document: Document, place: string): Schema {
  const [name = '', ...fields] = place.split('.')
  return fields.reduce<Schema>(
    (at, field) => there(at.properties?.[field], place),
    there(document.components.schemas[name], place),
  )
}

/** Gives a field another schema, or the document one more field. */
export function setField(place: string, value: Schema): ContractChange {
  return (document) => {
    const [owner = '', name = ''] = place.split('.')
    getSchema(document, owner).properties = { ...getSchema(document, owner).properties, [name]: value }
  }
}

/** Says something more of a field. */
export function extendField(place: string, more: Schema): ContractChange {
  return (document) => void Object.assign(getSchema(document, place), more)
}

/** Says something else of a call. */
export function extendOperation(id: string, more: Partial<Operation>): ContractChange {
  return (document) => void Object.assign(getOperation(document, id), more)
}

export function removeField(place: string): ContractChange {
  return (document) => {
    const [owner = '', name = ''] = place.split('.')
    const { properties, required = [] } = getSchema(document, owner)
    delete properties?.[name]
    getSchema(document, owner).required = required.filter((one) => one !== name)
  }
}

export function combineChanges(...changes: ContractChange[]): ContractChange {
  return (document) => changes.forEach((change) => change(document))
}

function there<T>(found: T | undefined, name: string): T {
  if (found === undefined) throw new Error(`${name} is not in the contract.`)
  return found
}

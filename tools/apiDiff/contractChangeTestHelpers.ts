import { klona } from 'klona'
import { compareContracts } from './compareContracts.ts'
import { readCurrentContract, type ContractDocument, type Operation, type Schema } from './contractDocuments.ts'

export type ContractChange = (document: ContractDocument) => unknown
/** A change of the contract and the expected differences: `! call place` breaks, `+ call place` doesn’t. */
export type ChangeCase = [what: string, change: ContractChange, expected: string[]]

export const contract = await readCurrentContract()
export const text: Schema = { type: 'string' }

/** Applies a change to a copy of the contract and returns the differences; `before` prepares the original. */
export function diffAfter(change: ContractChange, before: ContractChange = () => undefined): string[] {
  const [old, changed] = [klona(contract), klona(contract)]
  before(old)
  change(changed)
  return compareContracts(old, changed).map(({ call, place, isBreaking }) =>
    `${isBreaking ? '!' : '+'} ${call} ${place}`.trim(),
  )
}

/** An operation of a document, for modification. */
export function getOperation(document: ContractDocument, id: string): Operation {
  return assertFound(
    Object.values(document.paths)
      .flatMap((item) => Object.values(item))
      .find(({ operationId }) => operationId === id),
    id,
  )
}

/** A schema or one of its fields: `Policy.title`. */
export function getSchema(document: ContractDocument, place: string): Schema {
  const [name = '', ...fields] = place.split('.')
  return fields.reduce<Schema>(
    (at, field) => assertFound(at.properties?.[field], place),
    assertFound(document.components.schemas[name], place),
  )
}

/** Replaces the schema of a field, or adds a field. */
export function setField(place: string, value: Schema): ContractChange {
  return (document) => {
    const [owner = '', name = ''] = place.split('.')
    getSchema(document, owner).properties = { ...getSchema(document, owner).properties, [name]: value }
  }
}

/** Adds or replaces keywords of a field. */
export function extendField(place: string, more: Schema): ContractChange {
  return (document) => void Object.assign(getSchema(document, place), more)
}

/** Replaces keys of an operation. */
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

function assertFound<T>(found: T | undefined, name: string): T {
  if (found === undefined) throw new Error(`${name} is not in the contract.`)
  return found
}

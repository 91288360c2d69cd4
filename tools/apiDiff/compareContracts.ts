import type { Answer, ContractDocument, Operation, Parameter, Schema } from './contractDocuments.ts'
import { ANY_SHAPE, type SchemaShape, mapValues, resolveReference, createShapeReader } from './schemaShape.ts'
import { compareShapes, type Difference } from './compareShapes.ts'

/** A call as two shapes: its request, including roles, and its responses by status. */
type ComparableOperation = { address: string; takes: SchemaShape; answers: SchemaShape }

type ShapeOf = (schema: Schema) => SchemaShape

const methods = ['get', 'put', 'post', 'delete', 'patch']
/** `x-parts` only limits administrators whom the school gave a part of the office, so it breaks no client. */
const known = new Set([
  'operationId',
  'x-creates',
  'x-roles',
  'x-parts',
  'security',
  'parameters',
  'requestBody',
  'responses',
])

/** All calls by operationId; an extra entry `contract` holds what applies to all of them. */
export function toComparableOperations(document: ContractDocument): Map<string, ComparableOperation> {
  const { servers, components } = document
  const rest = mapValues({ servers, securitySchemes: components.securitySchemes }, (value) =>
    JSON.stringify(value ?? {}),
  )
  const calls = new Map<string, ComparableOperation>([
    ['contract', { address: '', takes: { ...ANY_SHAPE, rest }, answers: ANY_SHAPE }],
  ])
  const shapeOf = createShapeReader(document)
  for (const [path, item] of Object.entries(document.paths)) {
    for (const method of methods) {
      const operation = item[method]
      if (!operation) continue
      const address = `${method.toUpperCase()} ${path}`
      calls.set(operation.operationId, {
        address,
        takes: requestShape(operation, document, shapeOf),
        answers: responseShape(operation, document, shapeOf),
      })
    }
  }
  return calls
}

function requestShape(operation: Operation, document: ContractDocument, shapeOf: ShapeOf): SchemaShape {
  const isPublic = operation.security?.length === 0 || operation.security?.some((one) => Object.keys(one).length === 0)
  const roles = isPublic ? ['admin', 'teacher', 'student', 'visitor'] : (operation['x-roles'] ?? [])
  const fields: Record<string, SchemaShape> = { roles: { ...ANY_SHAPE, values: roles.toSorted() } }
  const required: string[] = ['roles']
  for (const declared of operation.parameters ?? []) {
    const parameter = declared.$ref === undefined ? declared : resolveReference<Parameter>(document, declared.$ref)
    const name = `${parameter.in}.${parameter.name}`
    fields[name] = shapeOf(parameter.schema ?? {})
    if (parameter.required) required.push(name)
  }
  for (const [media, { schema = {} }] of Object.entries(operation.requestBody?.content ?? {})) {
    const name = media === 'application/json' ? 'body' : media === 'multipart/form-data' ? 'form' : media
    fields[name] = shapeOf(schema)
    if (operation.requestBody?.required) required.push(name)
  }
  const rest = Object.fromEntries(Object.entries(operation).filter(([keyword]) => !known.has(keyword)))
  return { ...ANY_SHAPE, fields, required, rest: mapValues(rest, (value) => JSON.stringify(value)) }
}

function responseShape(operation: Operation, document: ContractDocument, shapeOf: ShapeOf): SchemaShape {
  const fields: Record<string, SchemaShape> = {}
  for (const [status, declared] of Object.entries(operation.responses)) {
    const response = declared.$ref === undefined ? declared : resolveReference<Answer>(document, declared.$ref)
    fields[status] = shapeOf(response.content?.['application/json']?.schema ?? {})
    for (const [name, { schema = {} }] of Object.entries(response.headers ?? {})) {
      fields[`${status} ${name}`] = shapeOf(schema)
    }
    const media = Object.keys(response.content ?? {}).toSorted()
    fields[status] = { ...fields[status], rest: { ...fields[status].rest, content: JSON.stringify(media) } }
  }
  return { ...ANY_SHAPE, fields, required: Object.keys(fields) }
}

/** A difference in a call; `place` is empty for the call itself. */
export type Change = { call: string; place: string; what: string; isBreaking: boolean }

/** All differences between two contracts, and whether each breaks clients of the first. */
export function compareContracts(before: ContractDocument, after: ContractDocument): Change[] {
  const [old, now] = [toComparableOperations(before), toComparableOperations(after)]
  const names = new Map([...now].map(([name, { address }]) => [address, name]))
  const removed = [...old].flatMap(([call, { address }]): Change[] => {
    if (now.has(call)) return []
    const other = names.get(address)
    return [
      { call, place: '', what: other === undefined ? 'was removed' : `was renamed to ${other}`, isBreaking: true },
    ]
  })
  const others = [...now].flatMap(([call, is]): Change[] => {
    const was = old.get(call)
    if (!was) return [{ call, place: '', what: `is new: ${is.address}`, isBreaking: false }]
    const toChange =
      (breaks: 'less' | 'more') =>
      ({ place, what, effect }: Difference) => ({
        call,
        place,
        what,
        isBreaking: effect === breaks || effect === 'both' || effect === 'lost',
      })
    return [
      ...(was.address === is.address
        ? []
        : [{ call, place: '', what: `is ${is.address}, was ${was.address}`, isBreaking: true }]),
      ...compareShapes(was.takes, is.takes, '').map(toChange('less')),
      ...compareShapes(was.answers, is.answers, '').map(toChange('more')),
    ]
  })
  return [...removed, ...others]
}

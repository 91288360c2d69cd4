import { assertUsage } from './FileChanges.ts'
import { suggestNames } from './suggestNames.ts'
import { labelOf } from './text.ts'

const kinds = ['text', 'longText', 'number', 'money', 'day', 'time', 'boolean', 'choice'] as const

export type FieldKind = (typeof kinds)[number]

/** A field of a record or form. */
export type Field = {
  name: string
  kind: FieldKind
  /** The values of a choice. */
  values: readonly string[]
  label: string
  /** Whether the value can be null. Numbers and amounts of a scaffolded call can. */
  isNullable: boolean
}

const MAX_CHOICES = 12
const USAGE = `Use --field name:kind with one of ${kinds.slice(0, -1).join(', ')}, or choice:first|second.`

/** Parses `--field due:day --field level:choice:easy|hard`; a call without fields has a title. */
export function parseFields(specs: readonly string[] = ['title:text']): readonly [Field, ...Field[]] {
  const [first, ...others] = specs.map((spec): Field => {
    const [name = '', kindName = '', choices = '', ...rest] = spec.split(':')
    const where = `--field ${spec}:`
    assertUsage(/^[a-z]+([A-Z][a-z]+)*$/.test(name), `${where} “${name}” must be camelCase, such as dueOn. ${USAGE}`)
    assertUsage(name !== 'id' && name !== 'version', `${where} every record has the field “${name}” already.`)
    const kind = kinds.find((one) => one === kindName)
    assertUsage(kind !== undefined, `${where} unknown kind “${kindName}”.${suggestNames(kindName, kinds)} ${USAGE}`)
    const values = choices === '' ? [] : choices.split('|')
    assertUsage((kind === 'choice') === values.length > 0 && rest.length === 0, `${where} ${USAGE}`)
    if (kind === 'choice') assertChoices(where, values)
    return { name, kind, values, label: labelOf(name), isNullable: isOptional(kind) }
  })
  assertUsage(first !== undefined, USAGE)
  const names = specs.map((spec) => spec.split(':')[0] ?? '')
  const twice = names.find((name, at) => names.indexOf(name) !== at)
  assertUsage(twice === undefined, `--field: “${twice}” is there twice.`)
  assertUsage(
    [first, ...others].some(({ kind }) => kind === 'text'),
    '--field: one field must be of the kind text, because it names the record.',
  )
  return [first, ...others]
}

function assertChoices(where: string, values: readonly string[]): void {
  const wrong = values.find((value) => !/^[a-z]+([A-Z][a-z]+)*$/.test(value))
  assertUsage(wrong === undefined, `${where} the value “${wrong}” must be camelCase.`)
  assertUsage(
    values.length > 1 && values.length <= MAX_CHOICES && new Set(values).size === values.length,
    `${where} a choice needs 2 to ${MAX_CHOICES} different values.`,
  )
}

/** Numbers may be missing, because a form has no rule for a required number. */
export const isOptional = (kind: FieldKind) => kind === 'number' || kind === 'money'

/** The text that names a record: the first one. */
export function findTitleField(fields: readonly Field[]): Field | undefined {
  return fields.find(({ kind, isNullable }) => kind === 'text' && !isNullable)
}

import { type Field, findTitleField } from './fields.ts'
import { listRequiredFields, writeFormValues } from './fieldSchemas.ts'
import { writeLiteral } from './planServer.ts'
import type { NewScreen } from './readNewScreen.ts'
import type { ScaffoldedForm } from './describeList.ts'
import { lowerFirst, upperFirst } from './text.ts'
import {
  createLabelOf,
  isShared,
  labelsHookOf,
  labelsOf,
  writeImports,
  writeLabelHooks,
  writeLabelsHook,
} from './writeTable.ts'

/** The callback of a form: `onSaveRoom`. */
export const callbackOf = ({ call }: ScaffoldedForm) => `on${upperFirst(call)}`

/** The form component: `RoomForm`. */
export const formNameOf = ({ list: { row } }: NewScreen) => `${row}Form`

/** The schema of a form: `roomSchema`, in `room.schema.ts`. */
export const schemaNameOf = ({ list: { row } }: NewScreen) => `${lowerFirst(row)}Schema`

/** The form’s files, by name. */
export function writeFormFiles(screen: NewScreen, form: ScaffoldedForm): Record<string, string> {
  const file = `${lowerFirst(screen.list.row)}.schema`
  return {
    [`${formNameOf(screen)}.tsx`]: writeForm(screen, form),
    [`${file}.ts`]: writeSchema(screen, form),
    [`${file}.test.ts`]: writeSchemaTest(screen, form),
  }
}

function writeForm(screen: NewScreen, form: ScaffoldedForm): string {
  const { name, list } = screen
  const { fields } = form
  const values = `${list.row}Values`
  const component = formNameOf(screen)
  const has = (kind: Field['kind']) => fields.some((field) => field.kind === kind)
  const choices = fields.filter(({ kind }) => kind === 'choice')
  const own = choices.filter((field) => !list.columns.some((column) => isShared(column, [field])))
  const shared = choices.filter((field) => !own.includes(field)).map(labelsHookOf)
  const selects = ['FormCheckbox', 'FormSelect'].filter((_, at) => has(at === 0 ? 'boolean' : 'choice'))
  const texts = ['FormTextField', 'FormTextArea'].filter((_, at) => has(at === 0 ? 'text' : 'longText'))
  const imports = writeImports({
    '@lingui/react/macro': ['useLingui'],
    ...(has('time') && { '#components/TimeField/TimeField.tsx': ['TimeField'] }),
    '#forms/FormActions.tsx': ['FormActions'],
    ...(selects.length > 0 && { '#forms/FormChoiceFields.tsx': selects }),
    ...(has('day') && {
      '#forms/FormDateFields.tsx': ['FormDatePicker'],
      '#providers/ClockProvider.tsx': ['useToday'],
    }),
    ...((has('number') || has('money')) && { '#forms/FormNumberField.tsx': ['FormNumberField'] }),
    '#forms/FormTextFields.tsx': texts,
    ...(has('time') && { '#forms/useFormField.tsx': ['type FieldPath', 'useFormField'] }),
    '#forms/ValidatedForm.tsx': ['ValidatedForm'],
    ...(has('money') && { '#providers/SchoolSettingsProvider.tsx': ['useSchoolSettings'] }),
    ...(shared.length > 0 && { [`./${name}Table.tsx`]: shared }),
    [`./${lowerFirst(list.row)}.schema.ts`]: [
      `type ${list.row}Draft`,
      `type ${values}`,
      `empty${list.row}`,
      schemaNameOf(screen),
      'toRequest',
    ],
  })
  const callback = callbackOf(form)
  return `${imports}import type { SubmitResult } from '#submitResult.ts'

${own.map((field) => writeLabelsHook(field, form.body, false)).join('\n')}${has('time') ? writeTimeField(component, values) : ''}type ${component}Props = {
  ${callback}: (draft: ${list.row}Draft) => Promise<SubmitResult>
  onDone: () => void
}

export function ${component}({ ${callback}, onDone }: ${component}Props) {
  const { t } = useLingui()
${has('day') ? '  const today = useToday()\n' : ''}${has('money') ? '  const { currency } = useSchoolSettings()\n' : ''}${writeLabelHooks(choices)}  return (
    <ValidatedForm
      initialValues={empty${list.row}}
      schema={${schemaNameOf(screen)}}
      onSubmit={(values) => ${callback}(toRequest(values))}
      onDone={onDone}
    >
${fields.map((field, at) => `      ${writeFormField(field, values, at === 0, component)}`).join('\n')}
      <FormActions pendingLabel={t\`Saving…\`} onCancel={onDone}>
        {t\`${createLabelOf(screen)}\`}
      </FormActions>
    </ValidatedForm>
  )
}
`
}

function writeFormField(field: Field, values: string, isFirst: boolean, component: string): string {
  const { name, kind, label } = field
  const start = `<${values}> name="${name}" label={t\`${label}\`}`
  const focus = isFirst ? ' autoFocus' : ''
  switch (kind) {
    case 'text':
      return `<FormTextField${start} isRequired${focus} autoComplete="off" />`
    case 'longText':
      return `<FormTextArea${start} isRequired${focus} autoComplete="off" />`
    case 'number':
      return `<FormNumberField${start} />`
    case 'money':
      return `<FormNumberField${start} formatOptions={{ style: 'currency', currency, currencyDisplay: 'narrowSymbol' }} />`
    case 'day':
      return `<FormDatePicker${start} today={today} isRequired />`
    case 'time':
      return `<${component}Time name="${name}" label={t\`${label}\`} />`
    case 'boolean':
      return `<FormCheckbox${start} />`
    case 'choice':
      return `<FormSelect${start} items={Object.entries(${labelsOf(field)}).map(([id, label]) => ({ id, label }))} isRequired />`
  }
}

/** A required time; the forms have no such field of their own. */
function writeTimeField(component: string, values: string): string {
  return `function ${component}Time({ name, label }: { name: FieldPath<${values}, string>; label: string }) {
  return <TimeField label={label} {...useFormField<string>(name, label)} isRequired />
}

`
}

const rules: Record<Field['kind'], { rule: string; from: string; value: string }> = {
  text: { rule: 'requiredText', from: '#forms/rules.ts', value: "''" },
  longText: { rule: 'requiredText', from: '#forms/rules.ts', value: "''" },
  number: { rule: 'optionalNumber', from: '#forms/rules.ts', value: 'null' },
  money: { rule: 'optionalNumber', from: '#forms/rules.ts', value: 'null' },
  day: { rule: 'requiredDay', from: '#forms/timeRules.ts', value: "''" },
  time: { rule: 'requiredTime', from: '#forms/timeRules.ts', value: "''" },
  boolean: { rule: 'boolean', from: 'superstruct', value: 'false' },
  choice: { rule: 'requiredChoiceOf', from: '#forms/rules.ts', value: 'null' },
}

const hasLimits = ({ kind }: Field) => ['text', 'longText', 'number', 'money'].includes(kind)
const listOf = (values: readonly string[]) => `[${values.map((value) => `'${value}'`).join(', ')}]`

function writeSchema(screen: NewScreen, { call, body, fields }: ScaffoldedForm): string {
  const { row } = screen.list
  const imports: Record<string, string[]> = { superstruct: ['type Infer', 'object'] }
  for (const { kind } of fields) (imports[rules[kind].from] ??= []).push(rules[kind].rule)
  const argument = (field: Field) =>
    hasLimits(field) ? `limits.${field.name}` : field.kind === 'choice' ? listOf(field.values) : ''
  const sent = fields.flatMap(({ name, kind, values }) => {
    if (kind === 'text' || kind === 'longText') return [`    ${name}: values.${name}.trim(),`]
    return kind === 'choice' ? [`    ${name}: values.${name} ?? '${values[0]}',`] : []
  })
  return `${fields.some(hasLimits) ? `import { limits } from '@maktab/contract/limits/${call}'\n` : ''}import type { ${body} } from '@maktab/contract/schema'
${writeImports(imports)}
/** Argument of \`on${upperFirst(call)}\`. */
export type ${row}Draft = ${body}

export const ${schemaNameOf(screen)} = object({
${fields.map((field) => `  ${field.name}: ${rules[field.kind].rule}(${argument(field)}),`).join('\n')}
})

export type ${row}Values = Infer<typeof ${schemaNameOf(screen)}>

export const empty${row}: ${row}Values = {
${fields.map(({ name, kind }) => `  ${name}: ${rules[kind].value},`).join('\n')}
}

export function toRequest(values: ${row}Values): ${row}Draft {
  return {
    ...values,
${sent.join('\n')}
  }
}
`
}

function writeSchemaTest(screen: NewScreen, { fields }: ScaffoldedForm): string {
  const { row } = screen.list
  const schema = schemaNameOf(screen)
  const filled = writeFormValues(fields)
  const title = findTitleField(fields)?.name ?? ''
  const required = listOf(listRequiredFields(fields).map(({ name }) => name))
  return `import { expect, test } from 'vitest'
import { createValidate } from '#forms/formErrors.ts'
import { type ${row}Values, empty${row}, ${schema}, toRequest } from './${lowerFirst(row)}.schema.ts'

const filled: ${row}Values = ${writeLiteral(filled)}

test('${schema} requires every field that must not be blank', () => {
  expect(Object.keys(createValidate(${schema})(empty${row}))).toEqual(${required})
  expect(createValidate(${schema})(filled)).toEqual({})
})

test('toRequest sends the values with trimmed texts', () => {
  expect(toRequest({ ...filled, ${title}: \` \${filled.${title}} \` })).toEqual(filled)
})
`
}

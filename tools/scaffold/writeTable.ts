import type { Field } from './fields.ts'
import type { NewScreen } from './readNewScreen.ts'
import { labelOf, lowerFirst, upperFirst } from './text.ts'

/** Imports of a source file: names by path. */
type Imports = Record<string, string[]>

/** Texts of every new screen. */
export const LOADING_TEXT = 'Loading…'
export const EMPTY_TEXT = 'No data found.'
const EMPTY_HINT = 'New entries appear here.'

/** The text of the button that opens the form, also its title and the text of its submit button. */
export const createLabelOf = ({ list: { row } }: NewScreen) => `Create ${labelOf(lowerFirst(row)).toLowerCase()}`

export const labelsHookOf = ({ name }: Field) => `use${upperFirst(name)}Labels`
export const labelsOf = ({ name }: Field) => `${name}Labels`

/** The lines that call the hooks with the labels of choices. */
export function writeLabelHooks(fields: readonly Field[]): string {
  return fields
    .filter(({ kind }) => kind === 'choice')
    .map((field) => `  const ${labelsOf(field)} = ${labelsHookOf(field)}()\n`)
    .join('')
}

/** Whether the form has the same choice, so that both use the same labels. */
export const isShared = (column: Field, fields: readonly Field[]) =>
  column.kind === 'choice' && fields.some(({ name, kind }) => kind === 'choice' && name === column.name)

/** Writes import declarations. */
export function writeImports(imports: Imports): string {
  return Object.entries(imports)
    .map(([path, names]) => `import { ${[...new Set(names)].join(', ')} } from '${path}'\n`)
    .join('')
}

/** The table of a screen, with a column for each field. */
export function writeTable(screen: NewScreen): string {
  const { name, title, key, filter, form, list } = screen
  const { row, columns } = list
  const usesLocale = columns.some(({ kind }) => kind === 'time')
  const usesI18n = columns.some(({ kind }) => kind === 'number')
  const hasYesNo = columns.some(({ kind }) => kind === 'boolean')
  const hooks = columns
    .filter(({ kind }) => kind === 'choice')
    .map((field) => writeLabelsHook(field, row, isShared(field, form?.fields ?? [])))
  const action = form
    ? `,
        action: (
          <Button variant="primary" onPress={onCreate}>
            {t\`${createLabelOf(screen)}\`}
          </Button>
        ),`
    : ''
  const onCreate = form ? ', onCreate' : ''
  return `import type { ${row} } from '@maktab/contract/schema'
import { useLingui } from '@lingui/react/macro'
import type { Column, TableStateProps } from '#components/DataTable/Column.ts'
${writeImports({ ...importsOf(columns), ...(form && { '#components/Button/Button.tsx': ['Button'] }) })}
${hooks.join('\n')}
type ${name}TableProps = {
  ${key}: ${row}[]
  table: TableStateProps | undefined${form ? '\n  onCreate: () => void' : ''}
}

export function ${name}Table({ ${key}, table${onCreate} }: ${name}TableProps) {
  const { t${usesI18n ? ', i18n' : ''} } = useLingui()
${usesLocale ? '  const { locale } = useLocale()\n' : ''}${hasYesNo ? '  const yesOrNo = (value: boolean) => (value ? t`Yes` : t`No`)\n' : ''}${writeLabelHooks(columns)}  const columns: Column<${row}>[] = [
${columns.map((column, at) => `    ${writeColumn(column, at === 0, columns[0])},`).join('\n')}
  ]
  return (
    <DataTable
      {...table}
      label={t\`${title}\`}
      columns={columns}
      rows={${key}}
      getRowId={({ id }) => String(id)}
      emptyText={t\`${EMPTY_TEXT}\`}
      emptyState={{
        scene: 'reports',
        children: t\`${EMPTY_HINT}\`${action}
      }}
${filter ? writeStatusTabs(filter) : ''}    />
  )
}
`
}

function importsOf(columns: readonly Field[]): Imports {
  const has = (...kinds: Field['kind'][]) => columns.some(({ kind }) => kinds.includes(kind))
  const values = [
    ...(has('day') ? ['dayColumn'] : []),
    ...(has('money') ? ['priceColumn'] : []),
    ...(has('boolean', 'choice') ? ['statusColumn'] : []),
  ]
  return {
    '#components/DataTable/DataTable.tsx': ['DataTable'],
    '#components/DataTable/columns/textColumns.tsx': ['textColumn', ...(has('longText') ? ['longTextColumn'] : [])],
    ...(values.length > 0 && { '#components/DataTable/columns/valueColumns.tsx': values }),
    ...(has('boolean', 'choice') && { '#components/Badge/Badge.tsx': ['Badge'] }),
    ...(has('time') && {
      'react-aria-components/I18nProvider': ['useLocale'],
      '#lib/time/wallTime.ts': ['formatWallTime'],
    }),
  }
}

function writeColumn(field: Field, isFirst: boolean, title: Field): string {
  const { name, kind, label, isNullable } = field
  const start = `'${name}', t\`${label}\``
  const get = `({ ${name} }) => ${name}`
  const orNothing = (text: string) => (isNullable ? `(${name} ?? '') === '' ? '' : ${text}` : text)
  switch (kind) {
    case 'text':
      return `textColumn(${start}, ${get}${isFirst ? ', { isRowHeader: true }' : ''})`
    case 'longText':
      return `longTextColumn(${start}, ${get}, { about: ({ ${title.name} }) => ${title.name} })`
    case 'number':
      return `textColumn(${start}, ({ ${name} }) => ${isNullable ? `typeof ${name} === 'number' ? i18n.number(${name}) : ''` : `i18n.number(${name})`}, {
      align: 'end',
      nowrap: true,
      sortValue: ({ ${name} }) => ${name}${isNullable ? ' ?? null' : ''},
    })`
    case 'money':
      return `priceColumn(t\`${label}\`, ${get}${name === 'price' ? '' : `, { id: '${name}' }`})`
    case 'day':
      return `dayColumn(${start}, ${get})`
    case 'time':
      return `textColumn(${start}, ({ ${name} }) => ${orNothing(`formatWallTime(${name}${isNullable ? " ?? ''" : ''}, locale)`)}, {
      nowrap: true,
      sortValue: ({ ${name} }) => ${name}${isNullable ? ' ?? null' : ''},
    })`
    case 'boolean':
      return `statusColumn(
      t\`${label}\`,
      ({ ${name} }) => <Badge tone={${name} ? 'success' : 'neutral'}>{yesOrNo(${name})}</Badge>,
      ({ ${name} }) => yesOrNo(${name}),
      { id: '${name}' },
    )`
    case 'choice':
      return `statusColumn(
      t\`${label}\`,
      ({ ${name} }) => <Badge>{${labelsOf(field)}[${name}]}</Badge>,
      ({ ${name} }) => ${labelsOf(field)}[${name}],
      { id: '${name}' },
    )`
  }
}

/** A hook with the labels of a choice. */
export function writeLabelsHook(field: Field, row: string, isExported: boolean): string {
  const labels = field.values.map((value) => `    '${value}': t\`${labelOf(value)}\`,`)
  return `/** The labels of “${field.label}”, by value. */
${isExported ? 'export ' : ''}function ${labelsHookOf(field)}(): Record<${row}['${field.name}'], string> {
  const { t } = useLingui()
  return {
${labels.join('\n')}
  }
}
`
}

function writeStatusTabs(field: Field): string {
  const { name, label, kind } = field
  const [status, labels] =
    kind === 'boolean' ? [`(${name} ? 'yes' : 'no')`, '{ no: t`No`, yes: t`Yes` }'] : [name, labelsOf(field)]
  return `      statusTabs={{
        label: t\`${label}\`,
        getStatus: ({ ${name} }) => ${status},
        labels: ${labels},
      }}
`
}

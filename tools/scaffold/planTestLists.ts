import { findTitleField } from './fields.ts'
import { type FileChanges, assertUsage } from './FileChanges.ts'
import type { ScaffoldedForm } from './describeList.ts'
import type { NewScreen } from './readNewScreen.ts'
import { insertBefore, lowerFirst } from './text.ts'
import { schemaNameOf } from './writeForm.ts'
import { formKeyOf, writeFormCase } from './writePage.ts'

const LIMITS = 'packages/ui/src/features/limits.test.ts'
const TESTING = 'packages/app/src/testing'

/** Adds a page’s table and form to the tests that enumerate them. */
export function planTestLists(screen: NewScreen, changes: FileChanges): void {
  const table = `'${screen.name}Table'`
  changes.edit(`${TESTING}/tableColumns.test.tsx`, (text) =>
    text.includes(table) ? text : insertBefore(text, 'const unspecifiedTables', ']', `, ${table}`),
  )
  if (screen.form) planFormLists(screen, screen.form, changes)
}

function planFormLists(screen: NewScreen, form: ScaffoldedForm, changes: FileChanges): void {
  const { area, key, list } = screen
  const { call, fields } = form
  const title = findTitleField(fields)
  assertUsage(title !== undefined, `--form: the body of ${call} has no text to name a record by.`)
  const entry = formKeyOf(screen)
  const cases = changes.read(`${TESTING}/formCases.ts`)
  assertUsage(!cases.includes(`'${entry}'`), `--form: the form ${entry} already exists.`)
  changes.edit(`${TESTING}/formCases.ts`, (text) =>
    insertBefore(text, 'export const formCases', '  ...paymentFormCases', writeFormCase(screen, form)),
  )
  const error = `textbox('${title.label}', '${title.label} is required')`
  changes.edit(`${TESTING}/fieldErrorCases.ts`, (text) =>
    insertBefore(
      text,
      'export const fieldErrorCases',
      '\n}\n',
      `\n  '${entry}': [[examples.${call}[422].invalid, [${error}]]],`,
    ),
  )
  const schema = schemaNameOf(screen)
  const numbers = fields.filter(({ kind }) => kind === 'number' || kind === 'money').map(({ name }) => `${name}|`)
  changes.edit(LIMITS, (text) => {
    const path = `./${key}/${area}/${lowerFirst(list.row)}.schema.ts`
    const imported = insertBefore(text, 'import', '\ntype Bounds', `import { ${schema} } from '${path}'\n`)
    const listed = insertBefore(imported, 'const forms:', '}\n', `  ${call}: [${schema}],\n`)
    return insertBefore(listed, String.raw`const texts = typed.filter(({ field }) => !/\.(`, '', numbers.join(''))
  })
}

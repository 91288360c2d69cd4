import { findTitleField, type Field } from './fields.ts'
import { writeFormValues } from './fieldSchemas.ts'
import { writeLiteral } from './planServer.ts'
import type { NewScreen } from './readNewScreen.ts'
import type { ScaffoldedForm } from './describeList.ts'
import { labelOf, quoted } from './text.ts'
import { callbackOf, formNameOf } from './writeForm.ts'
import { toDigits } from './writeStories.ts'
import { createLabelOf } from './writeTable.ts'

/** A query hook for the data of a screen. */
export function writeQueryHook({ list: { call, key } }: NewScreen, hook: string): string {
  return `import { useApiQuery } from '#api/useApiQuery.ts'

export function ${hook}() {
  return useApiQuery('${call}', { select: ({ ${key} }) => ${key} })
}
`
}

export function writeContainer({ area, name, key, slug, form }: NewScreen, hook: string, data: string): string {
  const save = form ? ` ${callbackOf(form)}={(body) => mutate('${form.call}', { body })}` : ''
  return `import { ${name}Screen } from '@maktab/ui/features/${key}/${area}/${name}Screen'
import { ${hook} } from '${data}'
${form ? "import { useApiMutation } from '#api/useApiMutation.ts'\n" : ''}import { useTableSearchParams } from '#navigation/useTableSearchParams.ts'

/** \`/${area}/${slug}\` */
export function ${name}Container() {
${form ? '  const mutate = useApiMutation()\n' : ''}  return <${name}Screen ${key}={${hook}()} table={useTableSearchParams()}${save} />
}
`
}

/** The key of a form in the table of all forms. */
export const formKeyOf = (screen: NewScreen) => `${screen.area}/${formNameOf(screen)}`

export function writeContainerTest(screen: NewScreen): string {
  const { area, title, slug, list, form } = screen
  const { call, key } = list
  const requests = form ? 'findOperationsAfter, findRequests, waitForRequest' : 'findRequests'
  return `import { examples } from '@maktab/contract/examples'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { ${requests} } from '#testing/findRequests.ts'
${form ? "import { formCases } from '#testing/formCases.ts'\n" : ''}import { openApp } from '#testing/openApp.tsx'

const { ${key} } = examples.${call}[200].typical
const rows = () => page.getByRole('main').getByRole('rowheader').elements().length
${form ? writeFormHelpers(screen) : ''}
test('shows the list after one request', async () => {
  const fetch = await openApp('/${area}/${slug}', { as: '${area}' })
  await expect.element(page.getByRole('heading', { level: 1, name: '${title}' })).toBeVisible()
  await expect.poll(rows).toBe(${key}.length)
  expect(findRequests(fetch, '${call}')).toHaveLength(1)
})

test('a failed list can be retried', async () => {
  const fetch = await openApp('/${area}/${slug}', { as: '${area}', situations: { ${call}: 'serverError' } })
  const again = page.getByRole('main').getByRole('button', { name: 'Try again' })
  await expect.element(again).toBeVisible()
  fetch.use({ ${call}: 'typical' })
  await again.click()
  await expect.poll(rows).toBe(${key}.length)
})
${form ? writeFormTests(screen, form) : ''}`
}

function writeFormHelpers(screen: NewScreen): string {
  return `const dialog = page.getByRole('dialog', { name: '${createLabelOf(screen)}' })

async function fillAndSend(): Promise<void> {
  await formCases['${formKeyOf(screen)}']!.fill()
  await dialog.getByRole('button', { name: '${createLabelOf(screen)}' }).click()
}
`
}

function writeFormTests({ area, slug, list }: NewScreen, { call, fields }: ScaffoldedForm): string {
  const { name = '', label = '' } = findTitleField(fields) ?? {}
  return `
test('the form is sent, the list is refetched and the dialog closes', async () => {
  const fetch = await openApp('/${area}/${slug}', { as: '${area}' })
  await fillAndSend()
  const { body } = await waitForRequest(fetch, '${call}')
  expect(body).toEqual(${writeLiteral(writeFormValues(fields))})
  await expect.poll(() => findOperationsAfter(fetch, '${call}')).toContain('${list.call}')
  await expect.element(dialog).not.toBeInTheDocument()
})

test('an error of the server is shown at its field and keeps what was typed', async () => {
  await openApp('/${area}/${slug}', { as: '${area}', situations: { ${call}: 'invalid' } })
  await fillAndSend()
  const field = dialog.getByRole('textbox', { name: '${label}' })
  const [message] = examples.${call}[422].invalid.error.${name}
  await expect.element(field).toHaveAccessibleDescription(message)
  await expect.element(field).toHaveValue('What was typed')
})
`
}

/** The entry of a form in the table of all forms: how to open, fill and send it. */
export function writeFormCase(screen: NewScreen, { call, fields }: ScaffoldedForm): string {
  const { area, slug } = screen
  const values = writeFormValues(fields)
  const entries = fields.map((field) => writeEntry(field, String(values[field.name]))).filter((line) => line !== '')
  return `  '${formKeyOf(screen)}': {
    as: '${area}',
    at: '/${area}/${slug}',
    call: '${call}',
    fill: async () => {
      await press('${createLabelOf(screen)}')
${entries.map((line) => `      ${line}`).join('\n')}
    },
    press: '${createLabelOf(screen)}',
  },
`
}

/** Enters the value of a field in a container test. */
function writeEntry({ kind, label }: Field, value: string): string {
  switch (kind) {
    case 'text':
    case 'longText':
    case 'number':
    case 'money':
      return `await type('${label}', ${quoted(value)})`
    case 'day':
    case 'time':
      return `await typeTime(/^${label}/, '${toDigits(value)}')`
    case 'boolean':
      return ''
    case 'choice':
      return `await press(/ ${label}$/)
      await page.getByRole('option', { name: '${labelOf(value)}' }).click()`
  }
}

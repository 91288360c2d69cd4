import { findTitleField, type Field } from './fields.ts'
import { listRequiredFields, writeFormValues } from './fieldSchemas.ts'
import { writeLiteral } from './planServer.ts'
import type { NewScreen } from './readNewScreen.ts'
import type { ScaffoldedForm } from './describeList.ts'
import { labelOf, quoted, upperFirst } from './text.ts'
import { callbackOf } from './writeForm.ts'
import { EMPTY_TEXT, LOADING_TEXT, createLabelOf } from './writeTable.ts'

const LAST_DIGITS_OF_DAY = 10

/** The digits that enter a day or a time: day, month and year, or hours and minutes. */
export function toDigits(value: string): string {
  return value.length === LAST_DIGITS_OF_DAY ? value.split('-').toReversed().join('') : value.replace(':', '')
}

/** The stories of a screen: its states and, with a form, those of its form. */
export function writeStories(screen: NewScreen): string {
  const { area, name, title, key, list, form, filter } = screen
  const { call, key: rows, columns } = list
  const args = (example: string) => `args: { ${key}: ready(${example}.${rows}) }`
  const headers = columns.map(({ label }) => `'${label}'`).join(', ')
  const helpers = ['expect', 'fn', ...(form ? ['screen', 'waitFor'] : []), ...((form ?? filter) ? ['within'] : [])]
  return `import { examples } from '@maktab/contract/examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { ${helpers.join(', ')} } from 'storybook/test'
import { failed, loading, ready } from '#remote.ts'
${form ? "import { fillField } from '#testing/fillField.ts'\nimport { acceptSubmit, neverSettle, rejectSubmit } from '#testing/submitHandlers.ts'\n" : ''}import { ${name}Screen } from './${name}Screen.tsx'

const { typical, empty, longText } = examples.${call}[200]

const meta = {
  component: ${name}Screen,
  title: 'Screens/${upperFirst(area)}/${title}',
  args: { ${key}: ready(typical.${rows})${form ? `, ${callbackOf(form)}: acceptSubmit()` : ''} },
} satisfies Meta<typeof ${name}Screen>
export default meta

type Story = StoryObj<typeof meta>
${form ? writeFormHelpers(screen, form) : ''}
export const Typical: Story = {
  tags: ['axe'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: '${title}' })).toBeVisible()
    const headers = canvas.getAllByRole('columnheader').map(({ textContent }) => textContent)
    await expect(headers).toEqual([${headers}])
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(typical.${rows}.length)
  },
}

export const Empty: Story = {
  ${args('empty')},
  play: async ({ canvas }) => {
    await expect(canvas.getByText('${EMPTY_TEXT}')).toBeVisible()
  },
}

export const Loading: Story = {
  args: { ${key}: loading },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('${LOADING_TEXT}')
  },
}

const retry = fn()

export const Failed: Story = {
  args: { ${key}: failed('Something went wrong', retry) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(retry).toHaveBeenCalledTimes(1)
  },
}

export const LongText: Story = { ${args('longText')} }
${filter ? writeFilterStory(list.key, filter) : ''}${form ? writeFormStories(form) : ''}`
}

/** The label of the tab that shows the last value, and the condition of its rows. */
function writeFilterStory(key: string, { name, kind, values, label }: Field): string {
  const value = values.at(-1) ?? ''
  const [tab, rows] = kind === 'boolean' ? ['Yes', name] : [labelOf(value), `${name} === '${value}'`]
  return `
export const Filtered: Story = {
  play: async ({ canvas, userEvent }) => {
    const tabs = within(canvas.getByRole('group', { name: '${label}' }))
    await userEvent.click(tabs.getByRole('button', { name: /^${tab}/ }))
    const rows = typical.${key}.filter(({ ${name} }) => ${rows})
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(rows.length)
  },
}
`
}

function writeFormHelpers(screen: NewScreen, { fields }: ScaffoldedForm): string {
  const values = writeFormValues(fields)
  const entered = fields
    .map((field) => `  ${writeEntry(field, String(values[field.name]))}`)
    .filter((line) => line.trim())
  return `type Play = Parameters<NonNullable<Story['play']>>[0]

const request = ${writeLiteral(values)}

async function openForm({ canvas, userEvent }: Play) {
  await userEvent.click(canvas.getByRole('button', { name: '${createLabelOf(screen)}' }))
  return within(await screen.findByRole('dialog'))
}

async function fillForm(form: ReturnType<typeof within>, { userEvent }: Play) {
${entered.join('\n')}
}

async function submit(form: ReturnType<typeof within>, { userEvent }: Play) {
  await userEvent.click(form.getByRole('button', { name: '${createLabelOf(screen)}' }))
}
`
}

/** Enters the value of a field in a story. */
function writeEntry({ kind, label }: Field, value: string): string {
  switch (kind) {
    case 'text':
    case 'longText':
    case 'number':
    case 'money':
      return `await fillField(userEvent, form.getByRole('textbox', { name: /^${label}/ }), ${quoted(value)})`
    case 'day':
    case 'time':
      return `await userEvent.click(within(form.getByRole('group', { name: /^${label}/ })).getAllByRole('spinbutton')[0]!)
  await userEvent.keyboard('${toDigits(value)}')`
    case 'boolean':
      return value === 'true' ? `await userEvent.click(form.getByRole('checkbox', { name: '${label}' }))` : ''
    case 'choice':
      return `await userEvent.click(form.getByRole('button', { name: /${label}/ }))
  await userEvent.click(await screen.findByRole('option', { name: '${labelOf(value)}' }))`
  }
}

function writeFormStories(form: ScaffoldedForm): string {
  const callback = callbackOf(form)
  const title = findTitleField(form.fields)
  const titleBox = `form.getByRole('textbox', { name: /^${title?.label}/ })`
  const focus = form.fields[0] === title ? `    await expect(${titleBox}).toHaveFocus()\n` : ''
  const required = listRequiredFields(form.fields).map(({ label }) => `'${label} is required'`)
  return `
export const Creating: Story = {
  play: async (context) => {
    const form = await openForm(context)
${focus}    await fillForm(form, context)
    await submit(form, context)
    await waitFor(() => expect(context.args.${callback}).toHaveBeenCalledWith(request))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

export const FieldErrors: Story = {
  tags: ['axe'],
  play: async (context) => {
    const form = await openForm(context)
    await submit(form, context)
    for (const message of [${required.join(', ')}]) {
      await expect((await form.findAllByText(message))[0]).toBeVisible()
    }
${focus}    await expect(context.args.${callback}).not.toHaveBeenCalled()
  },
}

export const RefusedByServer: Story = {
  args: { ${callback}: rejectSubmit('', { ${title?.name}: ['Another record has this already.'] }) },
  play: async (context) => {
    const form = await openForm(context)
    await fillForm(form, context)
    await submit(form, context)
    await waitFor(() => expect(${titleBox}).toHaveAccessibleDescription('Another record has this already.'))
    await expect(${titleBox}).toHaveValue(request.${title?.name})
  },
}

export const Sending: Story = {
  args: { ${callback}: neverSettle() },
  play: async (context) => {
    const form = await openForm(context)
    await fillForm(form, context)
    await submit(form, context)
    await expect(await form.findByText('Saving…')).toBeVisible()
  },
}

export const Cancelling: Story = {
  play: async (context) => {
    const form = await openForm(context)
    await context.userEvent.click(form.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(context.args.${callback}).not.toHaveBeenCalled()
  },
}
`
}

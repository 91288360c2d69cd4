import { examples } from '@maktab/contract/examples'
import type { CheckedRow, Import } from '@maktab/contract/schema'
import type { StoryContext } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { ready } from '#remote.ts'
import { fillField } from '#testing/fillField.ts'
import type { ImportResponse, RowsToCheck } from './importActions.ts'
import type { ImportScreenProps } from './ImportScreen.tsx'

const { imported } = examples.runImport[200]
const { undone } = examples.undoImport[200]

/** A server that finds the faults that these rows have. */
export async function checkRows({ start, rows }: RowsToCheck): Promise<ImportResponse<CheckedRow[]>> {
  const result = rows.map((row, at): CheckedRow => {
    const faults = [
      ...(row.email && !row.email.includes('@') ? [{ field: 'email', message: 'Email must be an email address' }] : []),
      ...(row.date_of_birth && !/^\d{4}-/.test(row.date_of_birth)
        ? [{ field: 'date_of_birth', message: 'Enter a day like 2014-03-05.' }]
        : []),
      ...(row.name && !row.contact_number ? [{ field: 'contact_number', message: 'Contact number is required' }] : []),
    ]
    const match = row.std_id === 'STD-001' ? { id: 1, name: 'STD-001 · Zaynab Malik' } : null
    return { position: start + at, match, faults, warnings: [] }
  })
  return { state: 'done', result }
}

export const importArgs = {
  kind: 'students',
  onKind: fn(),
  getListHref: (kind) => `/admin/${kind}`,
  codes: ['STD-020', 'STD-018'],
  canInvite: true,
  imports: ready([]),
  createName: () => 'mB3xT9qLw2Rk7VnYc5HsJ8dFg1ZpA4eU',
  onCheckRows: fn(checkRows),
  onRunImport: fn(async (): Promise<ImportResponse<Import>> => ({ state: 'done', result: imported.import })),
  onUndoImport: fn(async () => ({ state: 'done' as const, result: undone })),
} satisfies ImportScreenProps

/** The columns are recognized, one isn’t imported, and the first row is about an existing student. */
export const table = [
  'Student ID\tName\tFather’s name\tPhone\tEmail\tDate of birth\tShoe size',
  'STD-001\tZaynab Malik\tImran Malik\t+44 7700 900100\t\t2010-01-10\t36',
  '\tHamza Iqbal\tTariq Iqbal\t+92 321 5550131\ttariq.iqbal@maktab.test\t09/03/2015\t33',
  '\tAisha Iqbal\tTariq Iqbal\t+92 321 5550131\ttariq.iqbal@maktab.test\t20/11/2017\t30',
].join('\n')

export const faultyTable = [
  table,
  '\tBilal Aziz\tAziz Khan\t\tbilal\tlast spring\t40',
  '\tHamza Iqbal\tTariq Iqbal\t+92 321 5550131\ttariq.iqbal@maktab.test\t09/03/2015\t33',
].join('\n')

export const createManyRows = (count: number): string =>
  [
    'Name,Phone,Email',
    ...Array.from({ length: count }, (_, at) => `Pupil ${at},+92 300 555${at},${at % 2 ? 'x' : `p${at}@maktab.test`}`),
  ].join('\n')

type Play = Pick<StoryContext, 'canvas' | 'userEvent'>

/** Pastes a table and has it checked. */
export async function pasteRows({ canvas, userEvent }: Play, text: string): Promise<void> {
  await fillField(userEvent, canvas.getByRole('textbox', { name: /^Or paste cells/ }), text)
  await userEvent.click(canvas.getByRole('button', { name: 'Check the rows' }))
}

/** Presses a button once it is there. */
export async function pressButton({ canvas, userEvent }: Play, name: RegExp): Promise<void> {
  await userEvent.click(await canvas.findByRole('button', { name }))
}

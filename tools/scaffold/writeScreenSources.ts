import type { Role } from '@maktab/contract/calls'
import type { ScaffoldedList } from './describeList.ts'
import { upperFirst } from './text.ts'

/** A validated description of the new page. */
export type NewScreen = {
  area: Role
  /** In PascalCase: `EventFees`. */
  name: string
  /** In words: “Event fees”. */
  title: string
  /** In camelCase: `eventFees`. */
  key: string
  /** In its route: `event-fees`. */
  slug: string
  list: ScaffoldedList
}

/** Texts of every new screen. */
export const LOADING_TEXT = 'Loading…'
export const EMPTY_TEXT = 'No data found.'

/** The UI files of a screen, by name. */
export function writeScreenSources(screen: NewScreen): Record<string, string> {
  const { name } = screen
  return {
    [`${name}Screen.tsx`]: screenOf(screen),
    [`${name}Screen.stories.tsx`]: storiesOf(screen),
  }
}

function screenOf({ name, title, key, list: { row, columns } }: NewScreen): string {
  const lines = columns.map(
    ({ field, header }, at) =>
      `    textColumn('${field}', t\`${header}\`, ({ ${field} }) => ${field}${at === 0 ? ', { isRowHeader: true }' : ''}),`,
  )
  return `import type { ${row} } from '@maktab/contract/schema'
import { useLingui } from '@lingui/react/macro'
import type { Column, TableStateProps } from '#components/DataTable/Column.ts'
import { textColumn } from '#components/DataTable/columns/textColumns.tsx'
import { DataTable } from '#components/DataTable/DataTable.tsx'
import { RemoteView } from '#components/RemoteView/RemoteView.tsx'
import { LoadingRegion, SkeletonTable } from '#components/Skeleton/Skeleton.tsx'
import { Page, PageHeader } from '#layouts/Page/Page.tsx'
import type { Remote } from '#remote.ts'

type ${name}ScreenProps = {
  ${key}: Remote<${row}[]>
  table?: TableStateProps
}

export function ${name}Screen({ ${key}, table }: ${name}ScreenProps) {
  const { t } = useLingui()
  return (
    <Page>
      <PageHeader title={t\`${title}\`} />
      <RemoteView
        remote={${key}}
        loading={
          <LoadingRegion label={t\`${LOADING_TEXT}\`}>
            <SkeletonTable rows={5} columns={${columns.length}} />
          </LoadingRegion>
        }
      >
        {(ready) => <${name}Table ${key}={ready} table={table} />}
      </RemoteView>
    </Page>
  )
}

type ${name}TableProps = {
  ${key}: ${row}[]
  table: TableStateProps | undefined
}

function ${name}Table({ ${key}, table }: ${name}TableProps) {
  const { t } = useLingui()
  const columns: Column<${row}>[] = [
${lines.join('\n')}
  ]
  return (
    <DataTable
      {...table}
      label={t\`${title}\`}
      columns={columns}
      rows={${key}}
      getRowId={({ id }) => String(id)}
      emptyText={t\`${EMPTY_TEXT}\`}
    />
  )
}
`
}

function storiesOf({ area, name, title, key, list: { call, key: rows, columns } }: NewScreen): string {
  const args = (situation: string) => `args: { ${key}: ready(${situation}.${rows}) }`
  const headers = columns.map(({ header }) => `'${header}'`).join(', ')
  return `import { examples } from '@maktab/contract/examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { failed, loading, ready } from '#remote.ts'
import { ${name}Screen } from './${name}Screen.tsx'

const { typical, empty, longText } = examples.${call}[200]

const meta = {
  component: ${name}Screen,
  title: 'Screens/${upperFirst(area)}/${title}',
  ${args('typical')},
} satisfies Meta<typeof ${name}Screen>
export default meta

type Story = StoryObj<typeof meta>

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
`
}

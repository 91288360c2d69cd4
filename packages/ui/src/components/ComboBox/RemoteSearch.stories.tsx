import { examples } from '@maktab/contract/examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { renderControlled } from '#testing/storyState.tsx'
import { type RemoteSearch, ready } from '#remote.ts'
import { ComboBox } from './ComboBox.tsx'

const { students } = examples.listStudents[200].typical
const options = students.map(({ id, std_id: code, name }) => ({ id: String(id), label: `${code ?? 'N/A'} · ${name}` }))
const remoteSearch: RemoteSearch = { query: '', ids: new Set([1, 2]), hasMore: true, isFetching: false, search: fn() }

/** A list too long to load completely, which is searched on the server. */
const meta = {
  component: ComboBox,
  title: 'Components/Fields/ComboBox/Remote search',
  args: { label: 'Student', items: ready(options, undefined, remoteSearch), value: null, onChange: fn() },
  render: renderControlled(ComboBox),
} satisfies Meta<typeof ComboBox>
export default meta

type Story = StoryObj<typeof meta>

const labels = () => screen.queryAllByRole('option').map(({ textContent }) => textContent)

/** Shows the first options and a note that there are more. */
export const Opened: Story = {
  tags: ['axe'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Student' }))
    await waitFor(() => expect(labels()).toEqual(options.slice(0, 2).map(({ label }) => label)))
    await expect(screen.getByText('Type to see more.')).toBeVisible()
  },
}

/** Searches on the server; until the response arrives, matching options of the previous result stay. */
export const Searching: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Student' }), 'zay')
    await waitFor(() => expect(remoteSearch.search).toHaveBeenLastCalledWith('zay'))
    await waitFor(() => expect(labels()).toEqual([options[0]!.label]))
    await userEvent.keyboard('nobody')
    await expect(await screen.findByText('Loading…')).toBeVisible()
    await expect(screen.queryByText(/^Nothing matches/)).toBeNull()
  },
}

/** Shows all server results, even if their labels don't match the search. */
export const Found: Story = {
  args: {
    items: ready(options, undefined, { ...remoteSearch, query: 'teacher amina', ids: new Set([3]), hasMore: false }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Student' }), 'teacher amina')
    await waitFor(() => expect(labels()).toEqual([options[2]!.label]))
    await expect(screen.queryByText('Type to see more.')).toBeNull()
  },
}

export const NobodyFound: Story = {
  args: { items: ready(options, undefined, { ...remoteSearch, query: 'nobody', ids: new Set(), hasMore: false }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Student' }), 'nobody')
    await expect(await screen.findByText('Nothing matches “nobody”')).toBeVisible()
  },
}

/** The chosen option keeps its label during other searches. */
export const Chosen: Story = {
  args: { value: '4' },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('combobox', { name: 'Student' })
    await expect(input).toHaveValue(options[3]!.label)
    await userEvent.click(input)
    await waitFor(() => expect(labels()).toEqual([3, 0, 1].map((at) => options[at]!.label)))
  },
}

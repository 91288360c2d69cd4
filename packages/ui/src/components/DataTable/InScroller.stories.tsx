import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import type { Column } from './Column.ts'
import { longTextColumn, nameColumn, textColumn } from './columns/textColumns.tsx'
import { DataTable } from './DataTable.tsx'
import { type Student, createStudentRows } from './studentRowFixtures.ts'

const columns: Column<Student>[] = [
  nameColumn('Name', ({ name }) => name),
  textColumn('city', 'City', ({ city }) => city),
  textColumn('email', 'E-mail', ({ email }) => email),
  textColumn('office', 'Office', ({ city }) => city),
  longTextColumn('note', 'Note', ({ city }) => `Comes from ${city}.\n\n${'Reads well. '.repeat(12)}`, {
    about: ({ name }) => name,
  }),
]

/** A scroll container whose scrollbar narrows the list, as in a desktop window. */
const meta = {
  title: 'Components/Lists/DataTable/In a scroll area',
  render: () => (
    <div data-testid="box" style={{ inlineSize: 900, overflowY: 'auto' }}>
      <DataTable
        label="Students"
        columns={columns}
        rows={createStudentRows(6)}
        getRowId={({ id }) => String(id)}
        emptyText="No students found."
      />
    </div>
  ),
} satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))

async function changesIn(root: Element, frames: number): Promise<number> {
  let changes = 0
  const observer = new MutationObserver((records) => (changes += records.length))
  observer.observe(root, { subtree: true, childList: true, attributes: true, characterData: true })
  for (let frame = 0; frame < frames; frame += 1) await nextFrame()
  observer.disconnect()
  return changes
}

/**
 * Hiding a column can make the list shorter, so that in a container of a certain height the scrollbar appears with one
 * layout and disappears with the other. The list must settle on one. Steps of a scrollbar's width cover every width at
 * which a column is hidden.
 */
// proves X193
export const AtEveryFold: Story = {
  tags: ['axe'],
  play: async ({ canvas, canvasElement }) => {
    const box = canvas.getByTestId('box')
    const list = box.firstElementChild as HTMLElement
    const resize = async (overflowY: string, inlineSize: string, blockSize: string) => {
      Object.assign(box.style, { overflowY, inlineSize, blockSize })
      for (let frame = 0; frame < 3; frame += 1) await nextFrame()
    }
    await resize('scroll', '900px', 'auto')
    const scrollbar = box.offsetWidth - box.clientWidth
    await expect(scrollbar).toBeGreaterThan(0)
    let folds = 0
    let narrow = Infinity
    for (let width = 480; width < 1280; width += scrollbar) {
      await resize('visible', `${width}px`, 'auto')
      const wide = list.offsetHeight
      if (narrow < wide) {
        folds += 1
        await resize('auto', `${width}px`, `${(narrow + wide) / 2}px`)
        await expect(canvas.getByRole('table', { name: 'Students' })).toBeVisible()
        await expect(await changesIn(canvasElement, 5), `changes after settling at ${width} px`).toBe(0)
      }
      narrow = wide
    }
    await expect(folds).toBeGreaterThan(1)
    await resize('auto', '100%', 'auto')
  },
}

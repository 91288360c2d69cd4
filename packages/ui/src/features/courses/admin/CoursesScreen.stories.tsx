import { examples } from '@maktab/contract/examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { ApiExtensionsContext } from '#providers/ApiExtensionsContext.ts'
import { OpenRecordState } from '#testing/storyState.tsx'
import { fillField } from '#testing/fillField.ts'
import { acceptSubmit, rejectSubmit } from '#testing/submitHandlers.ts'
import { failed, loading, ready } from '#remote.ts'
import { CoursesScreen } from './CoursesScreen.tsx'

const courses = examples.listCourses[200]
const [first] = courses.typical.course

const meta = {
  component: CoursesScreen,
  title: 'Screens/Admin/Courses',
  args: {
    courses: ready(courses.typical.course),
    open: undefined,
    restoreFocusTo: undefined,
    onOpen: fn(),
    onSaveCourse: acceptSubmit(),
    onDeleteCourse: acceptSubmit(),
    getCourseHref: (id) => `/admin/course?open=${id}`,
    getOutlinesHref: (id) => `/admin/course?outlines=${id}`,
  },
  render: (args) => <OpenRecordState screen={CoursesScreen} args={args} />,
} satisfies Meta<typeof CoursesScreen>
export default meta

type Story = StoryObj<typeof meta>

// proves 1§2.courses.1, 1§2.courses.2
export const Typical: Story = {
  tags: ['axe'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Courses' })).toBeVisible()
    await expect(canvas.getAllByRole('article')).toHaveLength(courses.typical.course.length)
    await expect(canvas.getByRole('link', { name: `Outlines of ${first?.name}` })).toHaveAttribute(
      'href',
      `/admin/course?outlines=${first?.id}`,
    )
  },
}

export const Empty: Story = {
  args: { courses: ready(courses.empty.course) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Create the first course' }))
    await expect(canvas.getByRole('heading', { level: 1, name: 'Add Courses' })).toBeVisible()
  },
}

export const Loading: Story = { args: { courses: loading } }

const retry = fn()

export const Failed: Story = {
  args: { courses: failed('The courses could not be loaded.', retry) },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('The courses could not be loaded.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: /try again/i }))
    await expect(retry).toHaveBeenCalled()
  },
}

export const LongText: Story = { args: { courses: ready(courses.longText.course) } }

/** The preview of the card that students will see. */
const previewIn = (root: HTMLElement) => root.querySelector<HTMLElement>('[inert] article')

/** One-time or monthly payment is an extension. */
export const CreatingWithoutExtensions: Story = {
  decorators: [
    (Screen) => (
      <ApiExtensionsContext value={false}>
        <Screen />
      </ApiExtensionsContext>
    ),
  ],
  args: { open: 'new' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText(/^Price/)).toBeVisible()
    await expect(canvas.queryByText('Payment frequency')).toBeNull()
    await expect(canvas.queryByText('Details for visitors')).toBeNull()
  },
}

// proves 1§2.courses.3, 1§2.courses.4, 1§2.courses.5, 1§4.15
export const Creating: Story = {
  globals: { viewport: { value: 'desk', isRotated: false } },
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Create' }))
    await expect(canvas.getByRole('heading', { level: 1, name: 'Add Courses' })).toBeVisible()
    await fillField(userEvent, canvas.getByLabelText(/^Name/), 'Tajweed for beginners')
    await fillField(userEvent, canvas.getByLabelText(/^Description/), 'Letters and their rules')
    await userEvent.type(canvas.getByLabelText(/^Price/), '45')
    await fillField(userEvent, canvas.getByLabelText(/^Duration/), '3 months')
    await waitFor(() =>
      expect(previewIn(canvasElement)).toHaveTextContent(
        /Tajweed for beginners.*Letters and their rules.*\$45.*3 months/,
      ),
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }))
    await waitFor(() =>
      expect(args.onSaveCourse).toHaveBeenCalledWith({
        name: 'Tajweed for beginners',
        description: 'Letters and their rules',
        price: 45,
        courseDuration: '3 months',
      }),
    )
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Courses' })).toBeVisible()
  },
}

/** The details for visitors are folded until one is filled in. */
// proves X295
export const DetailsForVisitors: Story = {
  args: { open: 'new' },
  play: async ({ canvas, userEvent, args }) => {
    await fillField(userEvent, await canvas.findByLabelText(/^Name/), 'Qaida')
    await expect(canvas.getByLabelText(/^Youngest age/)).not.toBeVisible()
    await userEvent.click(canvas.getByText('Details for visitors'))
    await fillField(userEvent, canvas.getByRole('textbox', { name: /^Youngest age/ }), '10')
    await fillField(userEvent, canvas.getByRole('textbox', { name: /^Oldest age/ }), '5')
    await fillField(userEvent, canvas.getByRole('textbox', { name: /^Students per lesson/ }), '1')
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }))
    const oldest = canvas.getByRole('textbox', { name: /^Oldest age/ })
    await waitFor(() => expect(oldest).toHaveAccessibleDescription(/10/))
    await expect(args.onSaveCourse).not.toHaveBeenCalled()
    await fillField(userEvent, oldest, '12')
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }))
    await waitFor(() =>
      expect(args.onSaveCourse).toHaveBeenCalledWith(
        expect.objectContaining({ name: 'Qaida', ages: { from: 10, to: 12 }, groupSize: 1 }),
      ),
    )
  },
}

// proves 1§2.courses.2, 1§2.courses.4, 1§2.courses.5, 1§4.15
export const Editing: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: `Edit ${first?.name}` }))
    await expect(canvas.getByRole('heading', { level: 1, name: /^Edit Course/ })).toBeVisible()
    const name = canvas.getByLabelText(/^Name/)
    await expect(name).toHaveValue(first?.name)
    await fillField(userEvent, name, 'A better name')
    await userEvent.click(canvas.getByRole('button', { name: 'Update' }))
    await waitFor(() =>
      expect(args.onSaveCourse).toHaveBeenCalledWith(expect.objectContaining({ id: first?.id, name: 'A better name' })),
    )
    await expect(args.onSaveCourse).not.toHaveBeenCalledWith(expect.objectContaining({ image: expect.anything() }))
  },
}

export const FieldErrors: Story = {
  tags: ['axe'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Create' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }))
    await expect(await canvas.findByText('Name is required')).toBeVisible()
    await waitFor(() => expect(canvas.getByLabelText(/^Name/)).toHaveFocus())
    await expect(args.onSaveCourse).not.toHaveBeenCalled()
  },
}

export const RefusedByServer: Story = {
  args: {
    onSaveCourse: rejectSubmit('', { name: ['A course with this name already exists.'] }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Create' }))
    await fillField(userEvent, canvas.getByLabelText(/^Name/), 'Tajweed')
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }))
    await expect(await canvas.findByText('A course with this name already exists.')).toBeVisible()
    await expect(canvas.getByLabelText(/^Name/)).toHaveValue('Tajweed')
    await waitFor(() => expect(canvas.getByLabelText(/^Name/)).toHaveFocus())
  },
}

// proves 1§2.courses.2, D46.1
export const Deleting: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: `Delete ${first?.name}` }))
    const dialog = await screen.findByRole('alertdialog')
    await expect(dialog).toHaveTextContent(String(first?.name))
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(args.onDeleteCourse).toHaveBeenCalledWith(first?.id))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  },
}

export const DeleteRefused: Story = {
  tags: ['axe'],
  args: { onDeleteCourse: rejectSubmit('Students are enrolled in this course.') },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: `Delete ${first?.name}` }))
    const dialog = await screen.findByRole('alertdialog')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }))
    await expect(await within(dialog).findByText('Students are enrolled in this course.')).toBeVisible()
  },
}

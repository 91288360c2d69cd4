import { examples } from '@maktab/contract/examples'
import type { SuggestionList } from '@maktab/contract/schema'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { failed, loading, ready } from '#remote.ts'
import { acceptSubmit } from '#testing/submitHandlers.ts'
import formMeta from './AllotmentFormPage.stories.tsx'
import { AllotmentFormPage } from './AllotmentFormPage.tsx'
import { choose, combo, press, typeTime } from './allotmentStoryActions.ts'

const { typical, empty, noWishes, longText } = examples.suggestTeachers[200]
const createSuggester = (suggestions: SuggestionList) => ({
  suggestions: ready(suggestions),
  onStudentOrCourseChange: fn(),
})

const meta = {
  component: AllotmentFormPage,
  title: 'Screens/Admin/Allotments/Form/Suggested times',
  args: { ...formMeta.args, onSaveAllotment: acceptSubmit(), suggestionSource: createSuggester(typical) },
  parameters: { school: { timeZone: 'UTC', viewerZone: 'UTC' } },
} satisfies Meta<typeof AllotmentFormPage>
export default meta

type Story = StoryObj<typeof meta>
type Play = Parameters<NonNullable<Story['play']>>[0]

async function chooseStudentAndCourse(context: Play): Promise<void> {
  await choose(context, 'Student', 'STD-001')
  await choose(context, 'Course', 'Tajweed for beginners')
}

const findSuggestions = ({ canvas }: Play) => canvas.findByRole('group', { name: 'Suggested teachers' })

// proves X26
/** Shows the reason as text, and the times in the student’s time zone beside the school’s. */
export const Typical: Story = {
  tags: ['axe'],
  globals: { language: 'en' },
  play: async (context) => {
    const { canvas, args, userEvent } = context
    await expect(canvas.queryByText('Suggested teachers')).toBeNull()
    await chooseStudentAndCourse(context)
    await expect(args.suggestionSource.onStudentOrCourseChange).toHaveBeenLastCalledWith(1, 1)
    const suggestions = within(await findSuggestions(context))
    await expect(suggestions.getByText(/Available for 6 hours of 7 hours/)).toBeVisible()
    await expect(suggestions.getAllByText(/^Teaches 3 students, 4 hours a week$/)).toHaveLength(1)
    await expect(suggestions.getAllByRole('button', { name: /^Choose / })).toHaveLength(3)
    await userEvent.click(suggestions.getByRole('button', { name: `Show all ${typical.suggestions.length} teachers` }))
    await expect(suggestions.getAllByRole('button', { name: /^Choose / })).toHaveLength(typical.suggestions.length)
    await expect(suggestions.getByText('Not available at these times')).toBeVisible()
  },
}

export const Chosen: Story = {
  globals: { language: 'en' },
  play: async (context) => {
    const { args, userEvent } = context
    await chooseStudentAndCourse(context)
    const suggestions = within(await findSuggestions(context))
    suggestions.getByRole('button', { name: 'Choose TCH-001 · Amina Yusuf' }).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(combo(context, 'Teacher')).toHaveValue('TCH-001 · Amina Yusuf'))
    await expect(suggestions.getByText('Chosen')).toBeVisible()
    await expect(await suggestions.findByText('Amina Yusuf chosen, with matching times.')).toBeInTheDocument()
    await press(context, 'Allot')
    await waitFor(() =>
      expect(args.onSaveAllotment).toHaveBeenCalledWith(
        { studentId: 1, teacherId: 1, courseId: 1, classTimes: typical.suggestions[0]!.free },
        undefined,
      ),
    )
  },
}

/** Asks before replacing typed times. */
export const AsksFirst: Story = {
  globals: { language: 'en' },
  play: async (context) => {
    const { canvas, userEvent } = context
    await chooseStudentAndCourse(context)
    await typeTime(context, 1, 'From', '0900')
    await typeTime(context, 1, 'To', '1000')
    const suggestions = within(await findSuggestions(context))
    const button = suggestions.getByRole('button', { name: 'Choose TCH-001 · Amina Yusuf' })
    await userEvent.click(button)
    const dialog = await screen.findByRole('alertdialog', { name: 'Replace times?' })
    await expect(within(dialog).getByRole('listitem')).toHaveTextContent('09:00 – 10:00')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await expect(combo(context, 'Teacher')).toHaveValue('')
    await userEvent.click(button)
    await userEvent.click(await screen.findByRole('button', { name: 'Replace' }))
    await waitFor(() => expect(combo(context, 'Teacher')).toHaveValue('TCH-001 · Amina Yusuf'))
    await expect(canvas.getAllByRole('group', { name: /^Time slot \d$/ })).toHaveLength(
      typical.suggestions[0]!.free.length,
    )
  },
}

export const NoWishes: Story = {
  globals: { language: 'en' },
  args: { suggestionSource: createSuggester(noWishes) },
  play: async (context) => {
    await chooseStudentAndCourse(context)
    const suggestions = within(await findSuggestions(context))
    await expect(
      suggestions.getByText(/The student didn’t request times\. Teachers with the fewest students are listed first/),
    ).toBeVisible()
    await expect(suggestions.queryByText(/Available for|Not available/)).toBeNull()
  },
}

export const Empty: Story = {
  globals: { language: 'en' },
  args: { suggestionSource: createSuggester(empty) },
  play: async (context) => {
    await chooseStudentAndCourse(context)
    await expect(within(await findSuggestions(context)).getByText(/^No teacher/)).toBeVisible()
  },
}

export const Loading: Story = {
  globals: { language: 'en' },
  args: { suggestionSource: { suggestions: loading, onStudentOrCourseChange: fn() } },
  play: async (context) => {
    await chooseStudentAndCourse(context)
    await expect(within(await findSuggestions(context)).getByText('Loading suggested teachers')).toBeInTheDocument()
  },
}

const retry = fn()

export const Failed: Story = {
  globals: { language: 'en' },
  args: {
    suggestionSource: { suggestions: failed('Can’t connect.', retry), onStudentOrCourseChange: fn() },
  },
  play: async (context) => {
    await chooseStudentAndCourse(context)
    const suggestions = within(await findSuggestions(context))
    await expect(suggestions.getByText('Can’t connect.')).toBeVisible()
    await context.userEvent.click(suggestions.getByRole('button', { name: 'Try again' }))
    await expect(retry).toHaveBeenCalledTimes(1)
  },
}

export const LongText: Story = {
  globals: { language: 'en' },
  args: { suggestionSource: createSuggester(longText) },
  play: async (context) => {
    await chooseStudentAndCourse(context)
    await expect(within(await findSuggestions(context)).getAllByRole('button', { name: /^Choose / })).not.toHaveLength(
      0,
    )
  },
}

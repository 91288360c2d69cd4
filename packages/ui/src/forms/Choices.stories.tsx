import { examples } from '@maktab/contract/examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { type Infer, object } from 'superstruct'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { Fieldset } from '../components/Fieldset/Fieldset.tsx'
import { acceptSubmit } from '../testing/submitHandlers.ts'
import { FormCheckbox, FormCheckboxGroup, FormRadioGroup, FormSelect } from './FormChoiceFields.tsx'
import { FormComboBox, FormMultiSelect } from './FormComboBox.tsx'
import { mustBeAccepted, requiredChoice, choices, optionalChoice } from './rules.ts'
import { ValidatedForm } from './ValidatedForm.tsx'
import { FormActions } from './FormActions.tsx'

const courses = examples.listCourses[200].typical.course.map(({ id, name }) => ({ id: String(id), label: name }))
const students = examples.listStudents[200].typical.students.map(({ id, name }) => ({ id: String(id), label: name }))
const languages = [
  { id: 'urdu', label: 'Urdu' },
  { id: 'english', label: 'English' },
]

const schema = object({
  student: requiredChoice(),
  courses: choices({ min: 1 }),
  language: requiredChoice(),
  ages: choices({ min: 1 }),
  method: optionalChoice(),
  consent: mustBeAccepted(),
})
type Values = Infer<typeof schema>

const meta = {
  component: ValidatedForm<Values>,
  title: 'Forms/Choices',
  argTypes: { schema: { control: false }, children: { control: false } },
  args: {
    schema,
    initialValues: { student: null, courses: [], language: null, ages: [], method: null, consent: false },
    onSubmit: acceptSubmit(),
    onDone: fn(),
    children: (
      <>
        <FormComboBox<Values> name="student" label="Student" items={students} isRequired />
        <FormMultiSelect<Values> name="courses" label="Courses" items={courses} isRequired />
        <Fieldset legend="Lessons">
          <FormRadioGroup<Values> name="language" label="Language" items={languages} isRequired />
          <FormCheckboxGroup<Values>
            name="ages"
            label="Age groups"
            items={[
              { id: 'children', label: 'Children' },
              { id: 'adults', label: 'Adults' },
            ]}
            isRequired
          />
        </Fieldset>
        <FormSelect<Values> name="method" label="Payment method" items={[{ id: 'bank', label: 'Bank transfer' }]} />
        <FormCheckbox<Values> name="consent" label="Consent" />
        <FormActions pendingLabel="Saving…">Save</FormActions>
      </>
    ),
  },
} satisfies Meta<typeof ValidatedForm<Values>>
export default meta

type Story = StoryObj<typeof meta>

export const Typical: Story = {
  tags: ['axe'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: /^Student/ }), 'zaynab')
    await userEvent.click(await screen.findByRole('option', { name: 'Zaynab Malik' }))
    await userEvent.type(await canvas.findByRole('combobox', { name: /^Courses/ }), 'qaida')
    await userEvent.click(await screen.findByRole('option', { name: 'Qaida for children' }))
    await userEvent.keyboard('{Escape}')
    await userEvent.click(await canvas.findByRole('radio', { name: 'Urdu' }))
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Adults' }))
    await userEvent.click(canvas.getByRole('button', { name: /Payment method/ }))
    await userEvent.click(await screen.findByRole('option', { name: 'Bank transfer' }))
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Consent' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(args.onDone).toHaveBeenCalledOnce())
    await expect(args.onSubmit).toHaveBeenCalledWith({
      student: '1',
      courses: ['4'],
      language: 'urdu',
      ages: ['adults'],
      method: 'bank',
      consent: true,
    })
  },
}

/** Each line of the summary focuses its field, for every kind of field. */
export const FieldErrors: Story = {
  tags: ['axe'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await canvas.findByText('Please check 5 fields.')
    await waitFor(() => expect(canvas.getByRole('combobox', { name: /^Student/ })).toHaveFocus())
    const lines: [string, HTMLElement][] = [
      ['Courses: choose at least one', canvas.getByRole('combobox', { name: /^Courses/ })],
      ['Lessons: Language is required', canvas.getByRole('radio', { name: 'Urdu' })],
      ['Lessons: Age groups: choose at least one', canvas.getByRole('checkbox', { name: 'Children' })],
      ['Consent is required', canvas.getByRole('checkbox', { name: 'Consent' })],
      ['Student is required', canvas.getByRole('combobox', { name: /^Student/ })],
    ]
    for (const [text, field] of lines) {
      await userEvent.click(canvas.getByRole('link', { name: text }))
      await waitFor(() => expect(field).toHaveFocus())
    }
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}

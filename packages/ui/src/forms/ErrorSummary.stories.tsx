import type { Meta, StoryObj } from '@storybook/react-vite'
import { type Infer, object } from 'superstruct'
import { expect, waitFor } from 'storybook/test'
import { acceptSubmit } from '../testing/submitHandlers.ts'
import { FormTextField } from './FormTextFields.tsx'
import { requiredText } from './rules.ts'
import { ValidatedForm } from './ValidatedForm.tsx'
import { FormActions } from './FormActions.tsx'

const schema = object({ name: requiredText({ max: 60 }), about: requiredText({ max: 500 }) })
type Values = Infer<typeof schema>

const meta = {
  component: ValidatedForm<Values>,
  title: 'Forms/ErrorSummary',
  argTypes: { schema: { control: false }, children: { control: false } },
  args: {
    schema,
    initialValues: { name: '', about: '' },
    onSubmit: acceptSubmit(),
    children: (
      <>
        <FormTextField<Values> name="name" label="Name" isRequired />
        <FormTextField<Values> name="about" label="About" isRequired />
        <FormActions pendingLabel="Saving…">Save</FormActions>
      </>
    ),
  },
} satisfies Meta<typeof ValidatedForm<Values>>
export default meta

type Story = StoryObj<typeof meta>
type Play = Parameters<NonNullable<Story['play']>>[0]

const field = ({ canvas }: Play, label: string) => canvas.getByLabelText(new RegExp(`^${label}`))
const save = ({ canvas, userEvent }: Play) => userEvent.click(canvas.getByRole('button', { name: 'Save' }))

/** Two errors visible together need no summary; the first one gets focus. */
export const TwoSpeakForThemselves: Story = {
  tags: ['axe'],
  play: async (context) => {
    await save(context)
    for (const label of ['Name', 'About'])
      await waitFor(() => expect(field(context, label)).toHaveAccessibleDescription(`${label} is required`))
    await waitFor(() => expect(field(context, 'Name')).toHaveFocus())
    await expect(context.canvas.queryByText(/Please check/)).toBeNull()
  },
}

/** Two errors that don’t fit into one viewport get a summary, so that the second isn’t missed. */
export const TwoFarApart: Story = {
  args: {
    children: (
      <>
        <FormTextField<Values> name="name" label="Name" isRequired />
        <div style={{ blockSize: '110vh' }} />
        <FormTextField<Values> name="about" label="About" isRequired />
        <FormActions pendingLabel="Saving…">Save</FormActions>
      </>
    ),
  },
  play: async (context) => {
    const { canvas, userEvent } = context
    await save(context)
    await expect(await canvas.findByText('Please check 2 fields.')).toBeVisible()
    await waitFor(() => expect(field(context, 'Name')).toHaveFocus())
    await userEvent.click(canvas.getByRole('link', { name: 'About is required' }))
    await expect(field(context, 'About')).toHaveFocus()
  },
}

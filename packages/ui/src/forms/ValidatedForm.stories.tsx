import type { Meta, StoryObj } from '@storybook/react-vite'
import { type Infer, object } from 'superstruct'
import { expect, fn, waitFor } from 'storybook/test'
import { fillField } from '../testing/fillField.ts'
import { acceptSubmit, neverSettle, rejectSubmit } from '../testing/submitHandlers.ts'
import { FormFileUpload } from './FormFileUpload.tsx'
import { FormNumberField } from './FormNumberField.tsx'
import { FormPasswordField, FormTextArea, FormTextField } from './FormTextFields.tsx'
import { email, optionalFile, optionalText, optionalNumber, requiredText } from './rules.ts'
import { ValidatedForm } from './ValidatedForm.tsx'
import { FormActions } from './FormActions.tsx'

const schema = object({
  name: requiredText({ max: 60 }),
  email: email({ max: 254 }),
  password: requiredText({ max: 200 }),
  rate: optionalNumber({ min: 0, max: 1_000_000 }),
  about: optionalText({ max: 500 }),
  picture: optionalFile(),
})
type Values = Infer<typeof schema>

const meta = {
  component: ValidatedForm<Values>,
  title: 'Forms/ValidatedForm',
  tags: ['autodocs'],
  argTypes: { schema: { control: false }, children: { control: false } },
  args: {
    schema,
    initialValues: { name: '', email: '', password: '', rate: null, about: '', picture: null },
    onSubmit: acceptSubmit(),
    onDone: fn(),
    children: (
      <>
        <FormTextField<Values> name="name" label="Name" isRequired />
        <FormTextField<Values> name="email" label="Email" type="email" isRequired />
        <FormPasswordField<Values> name="password" label="Password" autoComplete="new-password" isRequired />
        <FormNumberField<Values> name="rate" label="Hourly rate" description="In US dollars" />
        <FormTextArea<Values> name="about" label="About" />
        <FormFileUpload<Values> name="picture" label="Image" />
        <FormActions pendingLabel="Saving…">Save</FormActions>
      </>
    ),
  },
} satisfies Meta<typeof ValidatedForm<Values>>
export default meta

type Story = StoryObj<typeof meta>
type Play = Parameters<NonNullable<Story['play']>>[0]

const field = ({ canvas }: Pick<Play, 'canvas'>, label: string) => canvas.getByLabelText(new RegExp(`^${label}`))
const save = ({ canvas, userEvent }: Play) => userEvent.click(canvas.getByRole('button', { name: 'Save' }))

async function fillForm(context: Play): Promise<void> {
  const { userEvent } = context
  await fillField(userEvent, field(context, 'Name'), 'Zaynab Malik')
  await fillField(userEvent, field(context, 'Email'), 'zaynab@maktab.test')
  await fillField(userEvent, field(context, 'Password'), 'open sesame')
  await userEvent.type(field(context, 'Hourly rate'), '45.5')
  await fillField(userEvent, field(context, 'About'), 'Teaches letters.')
}

async function expectNothingLost(context: Play): Promise<void> {
  await expect(field(context, 'Name')).toHaveValue('Zaynab Malik')
  await expect(field(context, 'Email')).toHaveValue('zaynab@maktab.test')
  await expect(field(context, 'Password')).toHaveValue('open sesame')
  await expect(field(context, 'Hourly rate')).toHaveValue('45.5')
  await expect(field(context, 'About')).toHaveValue('Teaches letters.')
  await expect(context.args.onDone).not.toHaveBeenCalled()
}

const dot = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg=='

export const Typical: Story = {
  tags: ['axe'],
  play: async (context) => {
    const { canvas, canvasElement, userEvent, args } = context
    await fillForm(context)
    const bytes = Uint8Array.from(atob(dot), (letter) => letter.charCodeAt(0))
    const picture = new File([bytes], 'zaynab.png', { type: 'image/png' })
    await userEvent.upload(canvasElement.querySelector<HTMLInputElement>('input[type=file]')!, picture)
    await canvas.findByRole('img', { name: 'Preview of zaynab.png' })
    await save(context)
    await waitFor(() => expect(args.onDone).toHaveBeenCalledOnce())
    await expect(args.onSubmit).toHaveBeenCalledWith({
      name: 'Zaynab Malik',
      email: 'zaynab@maktab.test',
      password: 'open sesame',
      rate: 45.5,
      about: 'Teaches letters.',
      picture: expect.any(File),
    })
  },
}

// proves D44.2
export const FieldErrors: Story = {
  tags: ['axe'],
  play: async (context) => {
    const { canvas, args } = context
    await save(context)
    await expect(await canvas.findByText('Please check 3 fields.')).toBeVisible()
    await waitFor(() => expect(field(context, 'Name')).toHaveFocus())
    for (const label of ['Name', 'Email', 'Password']) {
      await expect(field(context, label)).toHaveAttribute('aria-invalid', 'true')
      await expect(field(context, label)).toHaveAccessibleDescription(`${label} is required`)
    }
    await expect(field(context, 'About')).not.toHaveAttribute('aria-invalid')
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}

/** Errors aren't shown before the first submit; afterwards fields are validated on every keystroke. */
export const FixedAsOneTypes: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context
    await userEvent.type(field(context, 'Email'), 'zaynab')
    await userEvent.tab()
    await expect(field(context, 'Email')).not.toHaveAttribute('aria-invalid')
    await save(context)
    await canvas.findByText('Please check 3 fields.')
    await userEvent.type(field(context, 'Email'), '@maktab.test')
    await waitFor(() => expect(field(context, 'Email')).not.toHaveAttribute('aria-invalid'))
    await expect(canvas.getByText('Please check 2 fields.')).toBeVisible()
    await userEvent.type(field(context, 'Name'), 'Z')
    await waitFor(() => expect(canvas.queryByText('Name is required')).toBeNull())
    await expect(canvas.queryByText(/Please check/)).toBeNull()
    await expect(canvas.getByText('Password is required')).toBeVisible()
  },
}

const taken = 'This e-mail belongs to somebody else.'

// proves D44.2
export const ServerFieldErrors: Story = {
  args: { onSubmit: rejectSubmit('Not saved.', { email: [taken] }) },
  play: async (context) => {
    const { canvas, userEvent } = context
    await fillForm(context)
    await save(context)
    await waitFor(() => expect(field(context, 'Email')).toHaveAccessibleDescription(taken))
    await waitFor(() => expect(field(context, 'Email')).toHaveFocus())
    await expect(canvas.queryByText('Not saved.')).toBeNull()
    await expectNothingLost(context)
    await userEvent.type(field(context, 'Email'), 's')
    await waitFor(() => expect(canvas.queryByText(taken)).toBeNull())
  },
}

export const ServerRefusal: Story = {
  args: { onSubmit: rejectSubmit('The school is closed today. Try again tomorrow.') },
  play: async (context) => {
    await fillForm(context)
    await save(context)
    const notice = await context.canvas.findByText('The school is closed today. Try again tomorrow.')
    await expect(notice.closest('[role=alert]')).toBeVisible()
    await expectNothingLost(context)
  },
}

/** Server errors for fields that aren't part of the form are shown above it. */
export const StrayFieldError: Story = {
  args: {
    onSubmit: rejectSubmit('Not saved.', { school: ['The school takes no more teachers.'], about: ['Say more.'] }),
  },
  play: async (context) => {
    await fillForm(context)
    await save(context)
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent('The school takes no more teachers.')
    await expect(field(context, 'About')).toHaveAccessibleDescription('Say more.')
    await expectNothingLost(context)
  },
}

// proves 2§5.15
export const Sending: Story = {
  args: { onSubmit: neverSettle() },
  play: async (context) => {
    const { canvas, canvasElement, userEvent, args } = context
    await fillForm(context)
    await save(context)
    const button = await canvas.findByRole('button', { name: /Saving…/ })
    const form = canvasElement.querySelector('form')!
    await expect(form).toHaveAttribute('aria-busy', 'true')
    await userEvent.click(button)
    await userEvent.type(field(context, 'Name'), 'x{Enter}')
    form.requestSubmit()
    await expect(field(context, 'Name')).toHaveValue('Zaynab Malik')
    await expect(args.onSubmit).toHaveBeenCalledTimes(1)
  },
}

const repeat = (text: string) => `${text} `.repeat(12).trim()

export const LongText: Story = {
  args: {
    onSubmit: rejectSubmit('', {
      name: [repeat('This name is not on the list.')],
      school: [repeat('No more teachers.')],
    }),
    initialValues: {
      ...meta.args.initialValues,
      name: 'Zaynab',
      email: 'zaynab@maktab.test',
      password: 'open sesame',
      about: repeat('Teaches letters and patience.'),
    },
    children: (
      <>
        <FormTextField<Values> name="name" label={repeat('The name as it stands on the certificate')} isRequired />
        <FormTextArea<Values> name="about" label="About" description={repeat('Whatever a student should know.')} />
        <FormActions pendingLabel="Saving…">Save</FormActions>
      </>
    ),
  },
  play: async (context) => {
    await save(context)
    await expect(await context.canvas.findByText(/This name is not on the list/)).toBeVisible()
    await expectNoSidewaysScrolling()
  },
}

export const Narrow: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async (context) => {
    await save(context)
    await context.canvas.findByText('Please check 3 fields.')
    await expectNoSidewaysScrolling()
  },
}

async function expectNoSidewaysScrolling(): Promise<void> {
  const { scrollWidth, clientWidth } = document.documentElement
  await expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { type Infer, object } from 'superstruct'
import { expect, fn } from 'storybook/test'
import { fillField } from '../testing/fillField.ts'
import { CopyTextContext } from '../providers/CopyTextContext.ts'
import type { SubmitResult } from '../submitResult.ts'
import { acceptSubmit, rejectSubmit } from '../testing/submitHandlers.ts'
import { FormTextArea, FormTextField } from './FormTextFields.tsx'
import { email, optionalText, requiredText } from './rules.ts'
import { ValidatedForm } from './ValidatedForm.tsx'
import { FormActions } from './FormActions.tsx'

const schema = object({
  name: requiredText({ max: 60 }),
  email: email({ max: 254 }),
  about: optionalText({ max: 500 }),
})
type Values = Infer<typeof schema>

const meta = {
  component: ValidatedForm<Values>,
  title: 'Forms/Submit errors',
  argTypes: { schema: { control: false }, children: { control: false } },
  args: {
    schema,
    initialValues: { name: '', email: '', about: '' },
    onSubmit: acceptSubmit(),
    onDone: fn(),
    children: (
      <>
        <FormTextField<Values> name="name" label="Name" isRequired />
        <FormTextField<Values> name="email" label="Email" type="email" isRequired />
        <FormTextArea<Values> name="about" label="About" />
        <FormActions pendingLabel="Saving…">Save</FormActions>
      </>
    ),
  },
} satisfies Meta<typeof ValidatedForm<Values>>
export default meta

type Story = StoryObj<typeof meta>
type Play = Parameters<NonNullable<Story['play']>>[0]

const taken = 'This e-mail belongs to somebody else.'
const field = ({ canvas }: Pick<Play, 'canvas'>, label: string) => canvas.getByLabelText(new RegExp(`^${label}`))
const save = ({ canvas, userEvent }: Play) => userEvent.click(canvas.getByRole('button', { name: 'Save' }))

async function fillForm(context: Play): Promise<void> {
  const { userEvent } = context
  await fillField(userEvent, field(context, 'Name'), 'Zaynab Malik')
  await fillField(userEvent, field(context, 'Email'), 'zaynab@maktab.test')
  await fillField(userEvent, field(context, 'About'), 'Teaches letters.')
}

async function expectNothingLost(context: Play): Promise<void> {
  await expect(field(context, 'Name')).toHaveValue('Zaynab Malik')
  await expect(field(context, 'Email')).toHaveValue('zaynab@maktab.test')
  await expect(field(context, 'About')).toHaveValue('Teaches letters.')
  await expect(context.args.onDone).not.toHaveBeenCalled()
}

/** The field shows each message on its own line; the summary joins them. */
export const SeveralMessagesOfAField: Story = {
  tags: ['axe'],
  args: {
    onSubmit: rejectSubmit('Not saved.', {
      email: [taken, 'It is too long.'],
      name: ['It is too short.'],
      about: ['Say more.'],
    }),
  },
  play: async (context) => {
    const { canvas } = context
    await fillForm(context)
    await save(context)
    await expect(await canvas.findByText('Please check 3 fields.')).toBeVisible()
    const texts = canvas.getAllByRole('listitem').map(({ textContent }) => textContent)
    await expect(texts).toEqual([
      `${taken}; It is too long.`,
      'It is too short.',
      'Say more.',
      taken,
      'It is too long.',
    ])
  },
}

/** Covers fields that aren't part of the form, and one that has a value but isn't rendered. */
export const MessagesOfOtherFields: Story = {
  args: {
    onSubmit: rejectSubmit('Not saved.', {
      id: ['The number is taken.'],
      since: ['It is too early.', 'It is a Sunday.'],
    }),
  },
  play: async (context) => {
    const { canvas } = context
    await fillForm(context)
    await save(context)
    await expect(
      await canvas.findByText('Validation failed: The number is taken.; It is too early.; It is a Sunday.'),
    ).toBeVisible()
    await expectNothingLost(context)
  },
}

export const MessageDeepInAField: Story = {
  args: { onSubmit: rejectSubmit('Not saved.', { 'about.line': ['It can’t be read.'] }) },
  play: async (context) => {
    const { canvas } = context
    await fillForm(context)
    await save(context)
    await expect(await canvas.findByText('Validation failed: It can’t be read.')).toBeVisible()
    await expectNothingLost(context)
  },
}

const changed = 'Someone else changed this.'

export const ChangedMeanwhile: Story = {
  args: {
    onSubmit: fn(async (): Promise<SubmitResult> => ({
      state: 'refused',
      message: changed,
      fields: {},
      isEditConflict: true,
    })),
    onUseLatest: fn(),
  },
  play: async (context) => {
    const { canvas, userEvent, args } = context
    await fillForm(context)
    await save(context)
    await expect(await canvas.findByText(changed)).toBeVisible()
    await expectNothingLost(context)
    await userEvent.click(canvas.getByRole('button', { name: 'Keep my edits' }))
    await expect(args.onUseLatest).toHaveBeenCalledOnce()
    await expect(canvas.getByText(/^Saving now will overwrite the newer version\./)).toBeVisible()
    await expectNothingLost(context)
  },
}

const copy = fn(async () => true)

export const ChangedMeanwhileCopied: Story = {
  args: ChangedMeanwhile.args,
  decorators: [
    (Form) => (
      <CopyTextContext value={copy}>
        <Form />
      </CopyTextContext>
    ),
  ],
  play: async (context) => {
    const { canvas, userEvent } = context
    await fillForm(context)
    await save(context)
    await userEvent.click(await canvas.findByRole('button', { name: 'Copy my edits' }))
    await expect(copy).toHaveBeenCalledWith('Name: Zaynab Malik\nEmail: zaynab@maktab.test\nAbout: Teaches letters.')
    await expect(await canvas.findByRole('button', { name: 'Copied' })).toBeVisible()
    await expectNothingLost(context)
  },
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { type Infer, object } from 'superstruct'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { Button } from '../components/Button/Button.tsx'
import type { SubmitResult } from '../submitResult.ts'
import { SyncInitialValues } from './FormDraft.tsx'
import { FormTextField } from './FormTextFields.tsx'
import { optionalText } from './rules.ts'
import { ValidatedForm } from './ValidatedForm.tsx'
import { FormActions } from './FormActions.tsx'

const schema = object({ name: optionalText({ max: 60 }), city: optionalText({ max: 60 }) })
type Values = Infer<typeof schema>

function Application({ onSend }: { onSend: (values: Values) => Promise<SubmitResult> }) {
  const [start, setStart] = useState<Values>({ name: '', city: '' })
  return (
    <>
      <ValidatedForm initialValues={start} schema={schema} onSubmit={onSend} isGuarded={false}>
        <SyncInitialValues nextInitialValues={start} />
        <FormTextField<Values> name="name" label="Name" />
        <FormTextField<Values> name="city" label="City" />
        <FormActions pendingLabel="Sending…">Send</FormActions>
      </ValidatedForm>
      <Button onPress={() => setStart({ name: 'Yusuf', city: 'Lahore' })}>Remember</Button>
    </>
  )
}

const meta = {
  component: SyncInitialValues,
  title: 'Forms/SyncInitialValues',
  args: { nextInitialValues: {} },
} satisfies Meta<typeof SyncInitialValues>
export default meta

type Story = StoryObj<typeof meta>

const onSend = fn<(values: Values) => Promise<SubmitResult>>(async () => ({ state: 'told' }))

/** Text typed before the stored draft is known takes precedence over the draft. */
export const Typical: Story = {
  tags: ['axe'],
  render: () => <Application onSend={onSend} />,
  play: async ({ canvas, userEvent }) => {
    const name = canvas.getByRole('textbox', { name: 'Name' })
    await userEvent.type(name, 'Zaynab')
    await userEvent.click(canvas.getByRole('button', { name: 'Remember' }))
    await expect(canvas.getByRole('textbox', { name: 'City' })).toHaveValue('Lahore')
    await expect(name).toHaveValue('Zaynab')
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }))
    await expect(onSend).toHaveBeenLastCalledWith({ name: 'Zaynab', city: 'Lahore' })
  },
}

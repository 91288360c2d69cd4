import type { Meta, StoryObj } from '@storybook/react-vite'
import { type Infer, object } from 'superstruct'
import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { Button } from '../components/Button/Button.tsx'
import { neverSettle } from '../testing/submitHandlers.ts'
import { FormTextField } from './FormTextFields.tsx'
import { DraftAutosave } from './FormDraft.tsx'
import { optionalText } from './rules.ts'
import { ValidatedForm } from './ValidatedForm.tsx'

const schema = object({ name: optionalText({ max: 60 }) })
type Values = Infer<typeof schema>

function ApplicationForm({ onChange }: { onChange: (values: object) => void }) {
  const [isOpen, setIsOpen] = useState(true)
  return (
    <>
      <Button onPress={() => setIsOpen(false)}>Close</Button>
      {isOpen && (
        <ValidatedForm initialValues={{ name: '' }} schema={schema} onSubmit={neverSettle()}>
          <DraftAutosave onChange={onChange} />
          <FormTextField<Values> name="name" label="Name" />
        </ValidatedForm>
      )}
    </>
  )
}

const meta = {
  component: DraftAutosave,
  title: 'Forms/DraftAutosave',
  args: { onChange: fn() },
  render: ({ onChange }) => <ApplicationForm onChange={onChange} />,
} satisfies Meta<typeof DraftAutosave>
export default meta

type Story = StoryObj<typeof meta>

/** Continuous typing is reported once after a pause, not per keystroke. */
export const AfterAPause: Story = {
  tags: ['axe'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'Zaynab')
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith({ name: 'Zaynab' }))
    await expect(args.onChange).not.toHaveBeenCalledTimes('Zaynab'.length)
  },
}

export const WhenThePageGoes: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'Z')
    window.dispatchEvent(new PageTransitionEvent('pagehide'))
    await expect(args.onChange).toHaveBeenLastCalledWith({ name: 'Z' })
  },
}

export const WhenTheFormGoes: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'Z')
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith({ name: 'Z' }))
  },
}

export const NothingWasTyped: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }))
    await expect(canvas.queryByRole('textbox', { name: 'Name' })).toBeNull()
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { object } from 'superstruct'
import { expect, fn, waitFor } from 'storybook/test'
import { desktopViewport } from '../testing/viewports.ts'
import { Button } from '../components/Button/Button.tsx'
import { acceptSubmit } from '../testing/submitHandlers.ts'
import { FormCancelContext, FormActions } from './FormActions.tsx'
import { FormTextField } from './FormTextFields.tsx'
import { optionalText } from './rules.ts'
import { ValidatedForm } from './ValidatedForm.tsx'

const names = ['One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten', 'Eleven', 'Twelve']
const fields = Object.fromEntries(names.map((name) => [name, optionalText({ max: 60 })]))
const onCancel = fn()

const longForm = (actions: ReactNode) => (
  <>
    {names.map((name) => (
      <FormTextField<Record<string, string>> key={name} name={name} label={name} />
    ))}
    {actions}
  </>
)

const meta = {
  component: ValidatedForm<Record<string, string>>,
  title: 'Forms/FormActions',
  argTypes: { schema: { control: false }, children: { control: false } },
  args: {
    schema: object(fields),
    initialValues: Object.fromEntries(names.map((name) => [name, ''])),
    onSubmit: acceptSubmit(),
    children: longForm(<FormActions pendingLabel="Saving…">Save</FormActions>),
  },
  decorators: [
    (Story) => (
      <FormCancelContext value={{ label: 'Cancel', onCancel }}>
        <Story />
      </FormCancelContext>
    ),
  ],
} satisfies Meta<typeof ValidatedForm<Record<string, string>>>
export default meta

type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>

const box = (element: Element | null) => element?.getBoundingClientRect() ?? new DOMRect()

export const Desk: Story = {
  tags: ['axe'],
  globals: desktopViewport,
  play: async ({ canvas, userEvent }) => {
    const save = canvas.getByRole('button', { name: 'Save' })
    await expect(box(save).top).toBeGreaterThan(box(canvas.getByRole('textbox', { name: 'Twelve' })).bottom)
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }))
    await expect(onCancel).toHaveBeenCalled()
  },
}

/** Always visible, and never covers the focused field. */
const staysVisible: Play = async ({ canvas, userEvent }) => {
  const save = canvas.getByRole('button', { name: 'Save' })
  const actions = save.parentElement
  window.scrollTo(0, 0)
  await waitFor(() => expect(box(save).bottom).toBeLessThanOrEqual(window.innerHeight))
  for (const name of names) {
    const field = canvas.getByRole('textbox', { name })
    await userEvent.tab()
    await expect(field).toHaveFocus()
    await waitFor(() => expect(box(field).bottom, name).toBeLessThanOrEqual(box(actions).top))
    await expect(box(save).bottom, name).toBeLessThanOrEqual(window.innerHeight)
  }
  window.scrollTo(0, 0)
}

export const Phone: Story = { globals: { viewport: { value: 'phone', isRotated: false } }, play: staysVisible }

export const SeveralWaysOut: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  args: {
    children: longForm(
      <FormActions
        pendingLabel="Saving…"
        otherActions={
          <>
            <Button>Cancel the change of this allotment</Button>
            <Button>Cancel</Button>
          </>
        }
      >
        Save
      </FormActions>,
    ),
  },
  play: staysVisible,
}

/** In a low window (phone in landscape, desktop at 400 % zoom) the actions aren’t sticky. */
export const LowWindow: Story = {
  globals: { viewport: { value: 'low', isRotated: false } },
  parameters: { viewport: { options: { low: { name: 'Low', styles: { width: '320px', height: '256px' } } } } },
  play: async ({ canvas }) => {
    const save = canvas.getByRole('button', { name: 'Save' })
    await expect(box(save).top).toBeGreaterThan(box(canvas.getByRole('textbox', { name: 'Twelve' })).bottom)
    await expect(box(save).top).toBeGreaterThan(window.innerHeight)
  },
}

/** Inline and full-width actions aren’t sticky. */
export const Inline: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  args: {
    children: longForm(
      <FormActions pendingLabel="Saving…" isInline>
        Save
      </FormActions>,
    ),
  },
  play: async ({ canvas }) => {
    await expect(box(canvas.getByRole('button', { name: 'Save' })).top).toBeGreaterThan(window.innerHeight)
  },
}

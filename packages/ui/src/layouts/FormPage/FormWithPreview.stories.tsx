import type { Meta, StoryObj } from '@storybook/react-vite'
import { object } from 'superstruct'
import { expect, waitFor, within } from 'storybook/test'
import { Card } from '#components/Surface/Surface.tsx'
import { FormTextField } from '#forms/FormTextFields.tsx'
import { requiredText } from '#forms/rules.ts'
import { ValidatedForm } from '#forms/ValidatedForm.tsx'
import { acceptSubmit } from '#testing/submitHandlers.ts'
import { FormPreview, FormWithPreview } from './FormWithPreview.tsx'

type Values = { title: string }

const meta = {
  component: FormWithPreview,
  title: 'Layouts/FormWithPreview',
  args: {
    children: (
      <Card>
        <ValidatedForm
          initialValues={{ title: '' }}
          schema={object({ title: requiredText({ max: 40 }) })}
          onSubmit={acceptSubmit()}
        >
          <FormTextField<Values> name="title" label="Title" isRequired />
          <FormPreview<Values>>{({ title }) => <h2>{title}</h2>}</FormPreview>
        </ValidatedForm>
      </Card>
    ),
  },
} satisfies Meta<typeof FormWithPreview>
export default meta

type Story = StoryObj<typeof meta>

const previewIn = (root: HTMLElement) => root.querySelector<HTMLElement>('[inert]')

export const Wide: Story = {
  tags: ['axe'],
  globals: { viewport: { value: 'desk', isRotated: false } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(/^Title/), 'Holidays')
    const preview = previewIn(canvasElement)
    await waitFor(() => expect(preview?.querySelector('h2')).toHaveTextContent('Holidays'))
    // Hidden from screen readers, because it repeats the fields.
    await expect(preview && within(preview).queryByRole('heading')).toBeNull()
    await expect(canvas.queryByRole('heading', { name: 'Holidays' })).toBeNull()
  },
}

export const Phone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(/^Title/), 'Holidays')
    await expect(previewIn(canvasElement)).toBeNull()
  },
}

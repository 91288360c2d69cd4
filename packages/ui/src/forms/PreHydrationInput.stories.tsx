import type { Meta, StoryObj } from '@storybook/react-vite'
import { Suspense, useEffect, useRef } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { type Infer, object } from 'superstruct'
import { expect, fn, waitFor } from 'storybook/test'
import { LocaleAndThemeProvider } from '../providers/LocaleAndThemeProvider.tsx'
import type { SubmitResult } from '../submitResult.ts'
import { FormCheckbox, FormRadioGroup } from './FormChoiceFields.tsx'
import { FormDatePicker } from './FormDateFields.tsx'
import { FormTextArea, FormTextField } from './FormTextFields.tsx'
import { mustBeAccepted, requiredChoice, requiredText } from './rules.ts'
import { ValidatedForm } from './ValidatedForm.tsx'
import { FormActions } from './FormActions.tsx'
import { optionalDay } from './timeRules.ts'

const schema = object({
  name: requiredText({ max: 60 }),
  about: requiredText({ max: 60 }),
  speaks: requiredChoice(),
  agrees: mustBeAccepted(),
  born: optionalDay({ today: '2026-11-29' }),
})
type Values = Infer<typeof schema>
type Send = (values: Values) => Promise<SubmitResult>

function Form({ onSend }: { onSend: Send }) {
  return (
    <LocaleAndThemeProvider language="en" messages={{}} scheme="light">
      <ValidatedForm
        initialValues={{ name: '', about: '', speaks: null, agrees: false, born: '' }}
        schema={schema}
        onSubmit={onSend}
        isGuarded={false}
      >
        <FormTextField<Values> name="name" label="Name" />
        <FormTextArea<Values> name="about" label="About" />
        <FormRadioGroup<Values>
          name="speaks"
          label="Speaks"
          items={[
            { id: 'ur', label: 'Urdu' },
            { id: 'ar', label: 'Arabic' },
          ]}
        />
        <FormCheckbox<Values> name="agrees" label="Agrees" />
        <FormDatePicker<Values> name="born" label="Born" today="2026-11-29" />
        <FormActions pendingLabel="Sending…">Send</FormActions>
      </ValidatedForm>
    </LocaleAndThemeProvider>
  )
}

/** A server-rendered form that is hydrated on the event `hydrate`. */
function ServerRenderedForm({ onSend }: { onSend: Send }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const { current } = place
    if (!current) return undefined
    const page = (
      <Suspense>
        <Form onSend={onSend} />
      </Suspense>
    )
    current.innerHTML = renderToString(page)
    const hydrate = () => void hydrateRoot(current, page)
    current.addEventListener('hydrate', hydrate, { once: true })
    return () => current.removeEventListener('hydrate', hydrate)
  }, [onSend])
  return <div ref={place} data-place />
}

const meta = {
  component: ServerRenderedForm,
  title: 'Forms/Input before hydration',
  // The server-rendered form has its own provider.
  globals: { language: 'en', scheme: 'light' },
  args: { onSend: fn<Send>(async () => ({ state: 'told' })) },
} satisfies Meta<typeof ServerRenderedForm>
export default meta

type Story = StoryObj<typeof meta>

// proves X151
/** Input entered before hydration becomes the form's values, and an Enter pressed before hydration submits once. */
export const Typical: Story = {
  tags: ['axe'],
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    const name = await canvas.findByRole<HTMLInputElement>('textbox', { name: 'Name' })
    await userEvent.type(name, 'Zaynab')
    await userEvent.type(canvas.getByRole('textbox', { name: 'About' }), 'Eight')
    await userEvent.click(canvas.getByRole('radio', { name: 'Arabic' }))
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Agrees' }))
    await userEvent.click(name)
    // The inline script of the page records early date digits and an early Enter this way.
    const [first] = canvas.getAllByRole('spinbutton')
    if (first) first.dataset['early'] = '09032015'
    if (name.form) name.form.dataset['sent'] = ''
    canvasElement.querySelector('[data-place]')?.dispatchEvent(new Event('hydrate'))
    await waitFor(() => expect(args.onSend).toHaveBeenCalledTimes(1))
    await expect(args.onSend).toHaveBeenCalledWith({
      name: 'Zaynab',
      about: 'Eight',
      speaks: 'ar',
      agrees: true,
      born: '2015-03-09',
    })
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toBe(name)
    await expect(name).toHaveFocus()
    await expect(name).toHaveValue('Zaynab')
  },
}

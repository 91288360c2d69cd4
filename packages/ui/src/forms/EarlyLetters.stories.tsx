import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ReactNode, Suspense, createElement, useEffect, useRef } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { type Infer, object } from 'superstruct'
import { expect, fn, waitFor } from 'storybook/test'
import { SchoolEnvironment } from '../environment/SchoolEnvironment.tsx'
import type { Late } from '../late/late.ts'
import { useLate } from '../late/useLate.ts'
import type { Outcome } from '../outcome.ts'
import { FormCheckbox } from './FormCheckbox.tsx'
import { FormRadioGroup } from './FormRadioGroup.tsx'
import { FormTextArea } from './FormTextArea.tsx'
import { FormTextField } from './FormTextField.tsx'
import { holdDrawnForms } from './drawnForms.ts'
import { accepted, choice, required } from './rules.ts'
import { ScreenForm } from './ScreenForm.tsx'
import { SubmitButton } from './SubmitButton.tsx'

const schema = object({
  name: required({ max: 60 }),
  about: required({ max: 60 }),
  speaks: choice(),
  agrees: accepted(),
})
type Values = Infer<typeof schema>
type Send = (values: Values) => Promise<Outcome>

function Form({ onSend }: { onSend: Send }) {
  return (
    <SchoolEnvironment language="en" messages={{}} scheme="system">
      <ScreenForm
        initialValues={{ name: '', about: '', speaks: null, agrees: false }}
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
        <SubmitButton pendingLabel="Sending…">Send</SubmitButton>
      </ScreenForm>
    </SchoolEnvironment>
  )
}

type CameWithPageProps = {
  onSend: Send
  /** It is drawn anew instead of being gone on with. */
  isDrawnAnew?: boolean
  /** Its code comes at the very moment when it is waited for. */
  isLate?: boolean
}

/** A part that is here a turn after somebody began to wait for it. */
function comesAtOnce<Part>(part: Part): Late<Part> {
  let isHere = false
  return {
    part: () => (isHere ? part : undefined),
    load: async () => undefined,
    subscribe: (onCome) => {
      queueMicrotask(() => {
        isHere = true
        onCome()
      })
      return () => undefined
    },
  }
}

function LateForm({ late, onSend }: { late: Late<typeof Form>; onSend: Send }) {
  const Part = useLate(late, true)
  return Part && createElement(Part, { onSend })
}

/** A form that came with the page, and comes alive when somebody says so. */
function CameWithPage({ onSend, isDrawnAnew = false, isLate = false }: CameWithPageProps) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const { current } = place
    if (!current) return undefined
    const late = comesAtOnce(Form)
    const page = (form: ReactNode) => <Suspense>{form}</Suspense>
    current.innerHTML = renderToString(page(<Form onSend={onSend} />))
    const comeAlive = () => {
      holdDrawnForms(current)
      const alive = page(isLate ? <LateForm late={late} onSend={onSend} /> : <Form onSend={onSend} />)
      if (isDrawnAnew) createRoot(current).render(alive)
      else hydrateRoot(current, alive)
    }
    current.addEventListener('alive', comeAlive, { once: true })
    return () => current.removeEventListener('alive', comeAlive)
  }, [onSend, isDrawnAnew, isLate])
  return <div ref={place} data-place />
}

const meta = {
  component: CameWithPage,
  title: 'Forms/EarlyLetters',
  args: { onSend: fn<Send>(async () => ({ state: 'told' })) },
} satisfies Meta<typeof CameWithPage>
export default meta

type Story = StoryObj<typeof meta>

/** What was typed, ticked and chosen before the form was alive is what it knows, and an Enter of then is sent once. */
export const Typical: Story = {
  tags: ['axe'],
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    const name = await canvas.findByRole<HTMLInputElement>('textbox', { name: 'Name' })
    await userEvent.type(name, 'Zaynab')
    await userEvent.type(canvas.getByRole('textbox', { name: 'About' }), 'Eight')
    await userEvent.click(canvas.getByRole('radio', { name: 'Arabic' }))
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Agrees' }))
    await userEvent.click(name)
    // As the page itself keeps an Enter that comes too early.
    if (name.form) name.form.dataset['sent'] = ''
    canvasElement.querySelector('[data-place]')?.dispatchEvent(new Event('alive'))
    await waitFor(() => expect(args.onSend).toHaveBeenCalledTimes(1))
    await expect(args.onSend).toHaveBeenCalledWith({ name: 'Zaynab', about: 'Eight', speaks: 'ar', agrees: true })
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toBe(name)
    await expect(name).toHaveFocus()
    await expect(name).toHaveValue('Zaynab')
  },
}

// proves X151
/** Where another form stands in its place, that one has it all: also what is typed while it is on its way. */
export const DrawnAnew: Story = {
  args: { isDrawnAnew: true },
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    const before = await canvas.findByRole<HTMLInputElement>('textbox', { name: 'Name' })
    await userEvent.type(before, 'Zay')
    await userEvent.type(canvas.getByRole('textbox', { name: 'About' }), 'Eight')
    await userEvent.click(canvas.getByRole('radio', { name: 'Arabic' }))
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Agrees' }))
    await userEvent.click(before)
    if (before.form) before.form.dataset['sent'] = ''
    canvasElement.querySelector('[data-place]')?.dispatchEvent(new Event('alive'))
    before.value = 'Zaynab'
    await waitFor(() => expect(args.onSend).toHaveBeenCalledTimes(1))
    await expect(args.onSend).toHaveBeenCalledWith({ name: 'Zaynab', about: 'Eight', speaks: 'ar', agrees: true })
    const name = canvas.getByRole('textbox', { name: 'Name' })
    await expect(name).not.toBe(before)
    await expect(name).toHaveFocus()
    await expect(name).toHaveValue('Zaynab')
  },
}

// proves X151
/** Where its code comes in the very moment in which it is waited for, the form is the one that was typed into. */
export const ComesAtOnce: Story = { ...Typical, args: { isLate: true } }

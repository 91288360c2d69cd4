import { type ComponentType, useState } from 'react'

type Open = 'new' | number
type Opener<O> = { onOpen: (open: O) => void }
type Opened<O> = { open: O; onClose: () => void }

type BothProps<List, Form, O> = Omit<List, 'onOpen'> &
  Omit<Form, 'open' | 'onClose'> & { open: O | undefined; onOpen: (open: O | undefined) => void }

/** Combines a list and the form that opens from it, showing one at a time like the app’s routes. */
export function listWithForm<List extends Opener<O>, Form extends Opened<O>, O extends Open>(
  ListScreen: ComponentType<List>,
  FormView: ComponentType<Form & Opened<O>>,
): ComponentType<BothProps<List, Form, O>> {
  return function ListWithForm({ open, ...props }) {
    if (open === undefined) return <ListScreen {...(props as unknown as List)} />
    return <FormView {...(props as unknown as Form)} open={open} onClose={() => props.onOpen(undefined)} />
  }
}

type Steps<Step> = { step: Step; onStep: (step: Step) => void }

/** Keeps the current step of a screen in state, as the app does. */
export function withStepState<Step, Props extends Steps<Step>>(Screen: ComponentType<Props & Steps<Step>>) {
  return function InSteps(props: Props) {
    const [step, onStep] = useState(props.step)
    return <Screen {...props} step={step} onStep={onStep} />
  }
}

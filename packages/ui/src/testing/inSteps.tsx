import { type ComponentType, useState } from 'react'

type Steps<Step> = { step: Step; onStep: (step: Step) => void }

/** For stories of a screen that is told which step is open: goes from one to the next as the app does. */
export function inSteps<Step, Props extends Steps<Step>>(Screen: ComponentType<Props & Steps<Step>>) {
  return function InSteps(props: Props) {
    const [step, onStep] = useState(props.step)
    return <Screen {...props} step={step} onStep={onStep} />
  }
}

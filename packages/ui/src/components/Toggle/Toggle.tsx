import { type ReactNode, useId } from 'react'
import { type SwitchProps, Switch } from 'react-aria-components/Switch'
import { Description, Knob, Root, Track } from './Toggle.styles.ts'

type ToggleProps = Omit<SwitchProps, 'children' | 'className' | 'style'> & {
  children: ReactNode
  /** What turning it on means. */
  description?: ReactNode
}

/** On or off, at once: nothing has to be saved afterwards. */
export function Toggle({ children, description, ...props }: ToggleProps) {
  const descriptionId = useId()
  return (
    <Root>
      <Switch {...props} {...(description !== undefined && { 'aria-describedby': descriptionId })}>
        <Track aria-hidden>
          <Knob />
        </Track>
        {children}
      </Switch>
      {description !== undefined && <Description id={descriptionId}>{description}</Description>}
    </Root>
  )
}

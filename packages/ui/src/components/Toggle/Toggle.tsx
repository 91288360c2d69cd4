import { styled } from 'styled-components'
import { tokens } from '#theme/tokens.ts'
import { type ReactNode, useId } from 'react'
import { type SwitchProps, Switch } from 'react-aria-components/Switch'

const Knob = styled.span`
  display: block;
  inline-size: 20px;
  block-size: 20px;
  border-radius: ${tokens.radius.full};
  background: ${tokens.color.borderStrong};
  transition: translate ${tokens.duration.quick};
`

const Track = styled.span`
  flex: none;
  inline-size: 46px;
  padding: 2px;
  border: 1px solid ${tokens.color.borderStrong};
  border-radius: ${tokens.radius.full};
  background: ${tokens.color.surface};
`

const Root = styled.div`
  display: grid;
  justify-items: start;

  > label {
    display: flex;
    gap: ${tokens.space[3]};
    align-items: center;
    min-block-size: ${tokens.size.control};
    cursor: pointer;
  }
  [data-selected] ${Track} {
    border-color: ${tokens.color.brand};
    background: ${tokens.color.brand};
  }
  [data-selected] ${Knob} {
    background: ${tokens.color.onBrand};
    translate: 20px;
  }
  [data-selected] ${Knob}:dir(rtl) {
    translate: -20px;
  }
  [data-focus-visible] ${Track} {
    outline: 2px solid ${tokens.color.focus};
    outline-offset: 2px;
  }
  [data-disabled] {
    cursor: not-allowed;
    opacity: 0.6;
  }
  @media (forced-colors: active) {
    ${Knob} {
      forced-color-adjust: none;
      background: CanvasText;
    }
  }
`

const Description = styled.p`
  padding-inline-start: calc(46px + ${tokens.space[3]});
  color: ${tokens.color.textMuted};
  font-size: ${tokens.text.sm};
  overflow-wrap: anywhere;
`

type ToggleProps = Omit<SwitchProps, 'children' | 'className' | 'style'> & {
  children: ReactNode
  /** Explains the effect. */
  description?: ReactNode
}

/** A switch with an immediate effect. */
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

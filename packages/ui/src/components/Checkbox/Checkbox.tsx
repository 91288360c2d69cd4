import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { type CheckboxProps as AriaCheckboxProps, Checkbox as AriaCheckbox } from 'react-aria-components/Checkbox'
import { styled } from 'styled-components'
import { tokens } from '#theme/tokens.ts'
import { choiceLayout } from '../RadioGroup/choices.styles.ts'

const Root = styled(AriaCheckbox)`
  ${choiceLayout}

  > [aria-hidden] {
    border: 1px solid ${tokens.color.borderStrong};
    border-radius: ${tokens.radius.sm};
    background: ${tokens.color.surface};
  }
  svg {
    inline-size: 16px;
    opacity: 0;
  }
  &[data-selected] > [aria-hidden] {
    border-color: ${tokens.color.brand};
    background: ${tokens.color.brand};
    color: ${tokens.color.onBrand};
  }
  &[data-selected] svg {
    opacity: 1;
  }
  &[data-invalid] > [aria-hidden] {
    border-color: ${tokens.color.danger};
  }
  &[data-focus-visible] > [aria-hidden] {
    outline: 2px solid ${tokens.color.focus};
    outline-offset: 2px;
  }
  &[data-disabled] {
    cursor: not-allowed;
    opacity: 0.6;
  }
`

type CheckboxProps = Omit<AriaCheckboxProps, 'children' | 'className' | 'style'> & { children: ReactNode }

/** A single checkbox. */
export function Checkbox({ children, ...props }: CheckboxProps) {
  return (
    <Root {...props} validationBehavior="aria">
      <span aria-hidden>
        <Check />
      </span>
      {children}
    </Root>
  )
}

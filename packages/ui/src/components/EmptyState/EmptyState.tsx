import { Inbox } from 'lucide-react'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { tokens } from '#theme/tokens.ts'

const Root = styled.div`
  display: grid;
  gap: ${tokens.space[3]};
  justify-items: center;
  padding: ${tokens.space[12]} ${tokens.space[4]};
  border: 1px dashed ${tokens.color.borderStrong};
  border-radius: ${tokens.radius.lg};
  color: ${tokens.color.textMuted};
  text-align: center;

  > svg {
    inline-size: 32px;
    block-size: 32px;
  }
  h2 {
    color: ${tokens.color.text};
    font-size: ${tokens.text.lg};
  }
  p {
    max-inline-size: 40ch;
  }
`

type EmptyStateProps = {
  title: ReactNode
  /** What would stand here, or how it gets here. */
  children?: ReactNode
  /** The way to the first one. */
  action?: ReactNode
  icon?: ReactNode
}

/** Nothing is here, and that is no error. */
export function EmptyState({ title, children, action, icon }: EmptyStateProps) {
  return (
    <Root>
      {icon ?? <Inbox aria-hidden />}
      <h2>{title}</h2>
      {children && <p>{children}</p>}
      {action}
    </Root>
  )
}

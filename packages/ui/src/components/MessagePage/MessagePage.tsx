import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { tokens } from '#theme/tokens.ts'
import { PageTitle } from '../PageTitle/PageTitle.tsx'

const Root = styled.div`
  display: grid;
  gap: ${tokens.space[4]};
  justify-items: start;
  max-inline-size: ${tokens.size.readable};

  h1 {
    font-size: ${tokens.text.xxl};
  }
  p {
    color: ${tokens.color.textMuted};
  }
`

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[3]};
  padding-block-start: ${tokens.space[2]};
`

type MessagePageProps = {
  title: string
  children: ReactNode
  /** Further content below. */
  details?: ReactNode
  actions: ReactNode
}

/** A page with a message and links to continue. */
export function MessagePage({ title, children, details, actions }: MessagePageProps) {
  return (
    <Root>
      <PageTitle>{title}</PageTitle>
      <p>{children}</p>
      {details}
      <Actions>{actions}</Actions>
    </Root>
  )
}

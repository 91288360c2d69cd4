import { Trans } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import { styled } from 'styled-components'
import { Text } from '#components/Text/Text.tsx'
import { useMediaQuery } from '#lib/useMediaQuery.ts'
import { breakpoints, mediaUp } from '#theme/breakpoints.ts'
import { tokens } from '#theme/tokens.ts'
import { FormColumn } from './FormColumn.ts'
import { PreviewContainerContext } from './PreviewContainerContext.ts'

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);

  ${mediaUp('xl')} {
    grid-template-columns: minmax(0, ${tokens.size.readable}) minmax(0, 22rem);
    gap: ${tokens.space[8]};
    align-items: start;
  }
`

const Side = styled.div`
  position: sticky;
  inset-block-start: 5rem;
  display: grid;
  gap: ${tokens.space[3]};
  min-inline-size: 0;
`

/**
 * A form and, where there is room, what a student will see of it (`FormPreview`, in the form). The preview repeats what
 * the fields say: it is there for the eye alone, and nothing in it can be pressed.
 */
export function FormWithPreview({ children }: { children: ReactNode }) {
  const hasRoom = useMediaQuery(`(min-width: ${breakpoints.xl}px)`)
  const [place, setPlace] = useState<HTMLElement | null>(null)
  return (
    <Root>
      <FormColumn>
        <PreviewContainerContext value={place}>{children}</PreviewContainerContext>
      </FormColumn>
      {hasRoom && (
        <Side inert aria-hidden data-off-paper>
          <Text tone="muted" size="sm">
            <Trans>What a student will see</Trans>
          </Text>
          <div ref={setPlace} />
        </Side>
      )}
    </Root>
  )
}

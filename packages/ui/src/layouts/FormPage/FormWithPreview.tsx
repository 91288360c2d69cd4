import { createContext, type ReactNode, useState, useContext, useDeferredValue } from 'react'
import { Trans } from '@lingui/react/macro'
import { styled } from 'styled-components'
import { Text } from '#components/Text/Text.tsx'
import { useMediaQuery } from '#lib/useMediaQuery.ts'
import { breakpoints, mediaUp, tokens } from '#theme/tokens.ts'
import { FormColumn } from '../Page/Page.tsx'
import { useFormikContext } from 'formik'
import { createPortal } from 'react-dom'

/** Where the preview of the form around stands; none while there is no room for it. */
const PreviewContainerContext = createContext<Element | null>(null)

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

/** What is made of the values of the form around it, beside that form; typing doesn’t wait for it. */
export function FormPreview<Values>({ children }: { children: (values: Values) => ReactNode }) {
  const place = useContext(PreviewContainerContext)
  const values = useDeferredValue(useFormikContext<Values>().values)
  return place && createPortal(children(values), place)
}

import { createContext, type ReactNode, useState, useContext, useDeferredValue } from 'react'
import { Trans } from '@lingui/react/macro'
import { styled } from 'styled-components'
import { Text } from '#components/Text/Text.tsx'
import { useMediaQuery } from '#lib/useMediaQuery.ts'
import { breakpoints, mediaUp, tokens } from '#theme/tokens.ts'
import { FormColumn } from '../Page/Page.tsx'
import { useFormikContext } from 'formik'
import { createPortal } from 'react-dom'

/** Container of the form's preview; null while there is no room for it. */
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
 * A form and, on wide screens, a preview of what students will see (`FormPreview`, inside the form). The preview
 * repeats the fields, so it is hidden from screen readers and inert.
 */
export function FormWithPreview({ children }: { children: ReactNode }) {
  const hasRoom = useMediaQuery(`(min-width: ${breakpoints.xl}px)`)
  const [container, setContainer] = useState<HTMLElement | null>(null)
  return (
    <Root>
      <FormColumn>
        <PreviewContainerContext value={container}>{children}</PreviewContainerContext>
      </FormColumn>
      {hasRoom && (
        <Side inert aria-hidden data-off-paper>
          <Text tone="muted" size="sm">
            <Trans>Student preview</Trans>
          </Text>
          <div ref={setContainer} />
        </Side>
      )}
    </Root>
  )
}

/** Renders the values of the surrounding form in the preview, deferred so that typing isn't slowed down. */
export function FormPreview<Values>({ children }: { children: (values: Values) => ReactNode }) {
  const container = useContext(PreviewContainerContext)
  const values = useDeferredValue(useFormikContext<Values>().values)
  return container && createPortal(children(values), container)
}

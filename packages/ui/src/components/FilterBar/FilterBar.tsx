import { Trans, useLingui } from '@lingui/react/macro'
import { RotateCw } from 'lucide-react'
import { type ReactNode, useContext } from 'react'
import { OverlayTriggerStateContext } from 'react-aria-components/Dialog'
import { styled } from 'styled-components'
import { tokens } from '#theme/tokens.ts'
import { Button } from '../Button/Button.tsx'

/** In the list options the fields are below each other; on the page they share a line with the buttons. */
const Root = styled.form<{ $isInPanel: boolean }>`
  display: flex;
  flex-flow: ${({ $isInPanel }) => ($isInPanel ? 'column' : 'row wrap')};
  gap: ${tokens.space[3]};
  align-items: ${({ $isInPanel }) => ($isInPanel ? 'stretch' : 'end')};

  > * {
    min-inline-size: 0;
    ${({ $isInPanel }) => !$isInPanel && 'flex: 1 1 10rem; max-inline-size: 16rem;'}
  }
`

const Actions = styled.div<{ $isInPanel: boolean }>`
  && {
    flex: none;
    max-inline-size: none;
  }
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[3]};

  > * {
    flex: ${({ $isInPanel }) => ($isInPanel ? '1' : 'none')};
  }
`

type FilterBarProps = {
  /** The fields: selects, comboboxes. */
  children: ReactNode
  onApply: () => void
  /** Asks for the whole list anew; emptying the fields is up to who holds them. */
  onRefresh: () => void
  isBusy?: boolean
}

/**
 * The filters of a list (1§2, 2§2). Nothing is requested until Apply, or Enter in a field. Either button closes the panel
 * around the bar, if there is one.
 */
export function FilterBar({ children, onApply, onRefresh, isBusy = false }: FilterBarProps) {
  const { t } = useLingui()
  const overlay = useContext(OverlayTriggerStateContext)
  const close = () => overlay?.close()
  const isInPanel = overlay !== null
  return (
    <Root
      $isInPanel={isInPanel}
      data-off-paper
      aria-label={t`Filters`}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (isBusy) return
        onApply()
        close()
      }}
    >
      {children}
      <Actions $isInPanel={isInPanel}>
        <Button type="submit" variant="primary" isPending={isBusy}>
          <Trans>Apply</Trans>
        </Button>
        <Button
          icon={<RotateCw aria-hidden />}
          {...(isBusy && { 'aria-disabled': true })}
          onPress={() => {
            if (isBusy) return
            onRefresh()
            close()
          }}
        >
          <Trans>Refresh</Trans>
        </Button>
      </Actions>
    </Root>
  )
}

import { Trans, useLingui } from '@lingui/react/macro'
import { RotateCw } from 'lucide-react'
import { type ReactNode, useContext } from 'react'
import { OverlayTriggerStateContext } from 'react-aria-components/Dialog'
import { styled } from 'styled-components'
import { tokens } from '#theme/tokens.ts'
import { Button } from '../Button/Button.tsx'

const Root = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[3]};
`

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[3]};

  > * {
    flex: 1;
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
 * What a list is narrowed by on the server (1§2, 2§2): nothing is asked for until Apply. What it opened in closes with
 * either button, so that the rows can be seen.
 */
export function FilterBar({ children, onApply, onRefresh, isBusy = false }: FilterBarProps) {
  const { t } = useLingui()
  const overlay = useContext(OverlayTriggerStateContext)
  const close = () => overlay?.close()
  return (
    <Root
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
      <Actions>
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

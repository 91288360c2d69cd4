import { Trans, useLingui } from '@lingui/react/macro'
import { RotateCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { below } from '#theme/breakpoints.ts'
import { tokens } from '#theme/tokens.ts'
import { Button } from '../Button/Button.tsx'

const Root = styled.form`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[4]};
  align-items: end;
  padding: ${tokens.space[4]};
  border: 1px solid ${tokens.color.border};
  border-radius: ${tokens.radius.lg};
  background: ${tokens.color.surface};

  > * {
    flex: 1 1 14rem;
    max-inline-size: 24rem;
    min-inline-size: 0;
  }

  ${below('md')} {
    > * {
      max-inline-size: none;
    }
  }
`

const Actions = styled.div`
  && {
    display: flex;
    flex: 0 1 auto;
    gap: ${tokens.space[3]};
    margin-inline-start: auto;
  }

  ${below('md')} {
    && {
      flex: 1 1 100%;
    }
    > * {
      flex: 1;
    }
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

/** What a list is narrowed by on the server (1§2, 2§2): nothing is asked for until Apply. */
export function FilterBar({ children, onApply, onRefresh, isBusy = false }: FilterBarProps) {
  const { t } = useLingui()
  return (
    <Root
      data-off-paper
      aria-label={t`Filters`}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!isBusy) onApply()
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
          onPress={() => !isBusy && onRefresh()}
        >
          <Trans>Refresh</Trans>
        </Button>
      </Actions>
    </Root>
  )
}

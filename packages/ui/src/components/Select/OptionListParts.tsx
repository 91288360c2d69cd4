import { ListBox } from 'react-aria-components/ListBox'
import { styled } from 'styled-components'
import { tokens } from '#theme/tokens.ts'
import { Popover } from '../RestoreFocus/RestoreFocus.tsx'
import { useLingui } from '@lingui/react/macro'
import { Spinner } from '../LoadingIndicator/LoadingIndicator.tsx'
import { type Options, isSearchPending } from './Option.ts'
import { Button } from '../Button/Button.tsx'
import { RetryButton } from '../RemoteView/RemoteView.tsx'
import { Inline } from '../Inline/Inline.tsx'

export const Panel = styled(Popover)`
  display: flex;
  flex-direction: column;
  inline-size: var(--trigger-width, max-content);
  min-inline-size: min(16rem, calc(100vw - 2 * ${tokens.space[4]}));
  /* Stays within the page, because scrolling to it would close it. */
  max-inline-size: calc(100vw - 2 * ${tokens.space[4]});
  overflow: hidden;
  border: 1px solid ${tokens.color.border};
  border-radius: ${tokens.radius.md};
  background: ${tokens.color.surface};
  box-shadow: ${tokens.shadow.floating};
`

export const List = styled(ListBox)`
  display: flex;
  flex-direction: column;
  max-block-size: 22rem;
  min-block-size: 0;
  padding: ${tokens.space[1]};
  overflow: auto;
  outline: none;
` as typeof ListBox

const Note = styled.div`
  display: flex;
  gap: ${tokens.space[2]};
  align-items: center;
  padding: ${tokens.space[2]} ${tokens.space[3]};
  color: ${tokens.color.textMuted};
  font-size: ${tokens.text.sm};
  overflow-wrap: anywhere;
`

export const FootNote = styled(Note)`
  border-block-start: 1px solid ${tokens.color.border};
`

/** Message of an empty list: loading, failed, no matches or no options. */
export function NoOptions({ options, search = '' }: { options: Options; search?: string }) {
  const { t } = useLingui()
  if (('state' in options && options.state === 'loading') || isSearchPending(options, search)) {
    return (
      <Note>
        <Spinner />
        {t`Loading…`}
      </Note>
    )
  }
  if ('state' in options && options.state === 'failed') return <Note>{options.message}</Note>
  return <Note>{search.trim() === '' ? t`No options` : t`Nothing matches “${search}”`}</Note>
}

/** Message below a field if its options couldn't be loaded or are stale, with a retry button. */
export function OptionsError({ options }: { options: Options }) {
  const { t } = useLingui()
  if (!('state' in options)) return null
  if (options.state === 'ready' && options.stale) {
    return (
      <Inline gap="small" tone="muted" size="sm" role="status">
        {t`This list may be out of date.`}
        <RetryButton stale={options.stale} />
      </Inline>
    )
  }
  if (options.state !== 'failed') return null
  return (
    <Inline gap="small" tone="danger" size="sm" role="alert">
      {options.message}
      <Button slot={null} size="sm" onPress={options.retry}>
        {t`Try again`}
      </Button>
    </Inline>
  )
}

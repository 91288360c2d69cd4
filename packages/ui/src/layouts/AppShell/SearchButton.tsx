import { useLingui } from '@lingui/react/macro'
import { Search } from 'lucide-react'
import { Button as AriaButton } from 'react-aria-components/Button'
import { styled } from 'styled-components'
import { Tooltip } from '#components/Tooltip/Tooltip.tsx'
import { tokens } from '#theme/tokens.ts'
import { hasCommandKey } from './hasCommandKey.ts'
import { Label, navigationLinkStyles } from './Navigation.styles.ts'

const Place = styled.div<{ $isFolded: boolean }>`
  padding: ${tokens.space[1]} ${({ $isFolded }) => ($isFolded ? '1px' : tokens.space[3])};
`

const Opener = styled(AriaButton)<{ $isFolded: boolean }>`
  ${navigationLinkStyles}
  ${({ $isFolded }) => $isFolded && 'justify-content: center; padding-inline: 0;'}
  border: 1px solid ${({ $isFolded }) => ($isFolded ? 'transparent' : tokens.color.border)};
  color: ${tokens.color.textMuted};
  font: inherit;
  line-height: ${tokens.leading.tight};

  kbd {
    font: inherit;
    font-size: ${tokens.text.xs};
  }
`

/** Opens the search from the sidebar, and says by which keys it opens everywhere. */
export function SearchButton({ isFolded, onSearch }: { isFolded: boolean; onSearch: () => void }) {
  const { t } = useLingui()
  return (
    <Place $isFolded={isFolded}>
      <Tooltip label={t`Search`} isDisabled={!isFolded} placement="end">
        <Opener
          $isFolded={isFolded}
          aria-haspopup="dialog"
          aria-keyshortcuts="Control+K Meta+K"
          {...(isFolded && { 'aria-label': t`Search` })}
          onPress={onSearch}
        >
          <Search aria-hidden />
          {!isFolded && (
            <>
              <Label>{t`Search`}</Label>
              <kbd aria-hidden dir="ltr">
                {hasCommandKey() ? '⌘K' : 'Ctrl K'}
              </kbd>
            </>
          )}
        </Opener>
      </Tooltip>
    </Place>
  )
}

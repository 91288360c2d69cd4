import { useLingui } from '@lingui/react/macro'
import { Menu, Search } from 'lucide-react'
import { Link } from 'react-aria-components/Link'
import { styled } from 'styled-components'
import { IconButton } from '#components/IconButton/IconButton.tsx'
import { Logo } from '#components/Logo/Logo.tsx'
import { mediaShort } from '#theme/breakpoints.ts'
import { tokens } from '#theme/tokens.ts'

const Bar = styled.header`
  position: sticky;
  inset-block-start: 0;
  z-index: ${tokens.layer.header};
  display: flex;
  gap: ${tokens.space[2]};
  align-items: center;
  min-inline-size: 0;
  min-block-size: ${tokens.size.bar};
  padding-inline: ${tokens.space[2]};
  border-block-end: 1px solid ${tokens.color.border};
  background: ${tokens.color.surface};

  > a {
    flex: 1;
    display: grid;
    align-items: center;
    min-block-size: ${tokens.size.control};
    color: inherit;
    text-decoration: none;
  }
  ${mediaShort} {
    position: static;
  }
`

type TopBarProps = { homeHref: string; onOpen: () => void; onSearch: (() => void) | undefined }

/** The header of a phone: what opens the navigation, the school’s mark and its name, and what opens the search. */
export function TopBar({ homeHref, onOpen, onSearch }: TopBarProps) {
  const { t } = useLingui()
  return (
    <Bar data-off-paper>
      <IconButton label={t`Open menu`} onPress={onOpen}>
        <Menu aria-hidden />
      </IconButton>
      <Link href={homeHref}>
        <Logo />
      </Link>
      {onSearch && (
        <IconButton label={t`Search`} aria-haspopup="dialog" onPress={onSearch}>
          <Search aria-hidden />
        </IconButton>
      )}
    </Bar>
  )
}

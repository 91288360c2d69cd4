import { css, styled } from 'styled-components'
import { visuallyHidden } from '#theme/mixins.ts'
import { tokens } from '#theme/tokens.ts'

type Foldable = { $isFolded: boolean }

const foldedEntries = css`
  nav a,
  > :last-child > button {
    justify-content: center;
    padding-inline: 0;
  }
`

/** No `aside`: the navigation in it is the landmark. */
export const SidebarRoot = styled.div<Foldable>`
  position: sticky;
  inset-block-start: 0;
  display: flex;
  flex-direction: column;
  inline-size: ${({ $isFolded }) => ($isFolded ? tokens.size.sidebarIcons : tokens.size.sidebar)};
  block-size: 100dvh;
  overflow: hidden;
  border-inline-end: 1px solid ${tokens.color.border};
  background: ${tokens.color.surface};
  transition: inline-size ${tokens.duration.base};

  nav {
    flex: 1;
    min-block-size: 0;
    padding: ${tokens.space[2]} ${({ $isFolded }) => ($isFolded ? '1px' : tokens.space[3])} ${tokens.space[3]};
    overflow-x: hidden;
    overflow-y: auto;
  }
  ${({ $isFolded }) => $isFolded && foldedEntries}
`

/** The school’s mark and name, and what folds the sidebar: beside each other, or folded one under the other. */
export const SidebarHeader = styled.div<Foldable>`
  display: flex;
  flex-direction: ${({ $isFolded }) => ($isFolded ? 'column' : 'row')};
  gap: ${tokens.space[1]};
  align-items: center;
  justify-content: space-between;
  padding-block: ${tokens.space[2]};
  padding-inline: ${({ $isFolded }) => ($isFolded ? '0' : `${tokens.space[5]} ${tokens.space[2]}`)};

  > a {
    display: grid;
    min-block-size: ${tokens.size.control};
    min-inline-size: ${({ $isFolded }) => ($isFolded ? tokens.size.control : '0')};
    place-items: center;
    color: inherit;
    text-decoration: none;
  }
  > a bdi {
    ${({ $isFolded }) => $isFolded && visuallyHidden}
  }
`

export const SidebarFooter = styled.div<Foldable>`
  padding: ${tokens.space[2]} ${({ $isFolded }) => ($isFolded ? '0' : tokens.space[2])};
  border-block-start: 1px solid ${tokens.color.border};
`

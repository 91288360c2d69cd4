import { useLingui } from '@lingui/react/macro'
import { Link } from 'react-aria-components/Link'
import { styled } from 'styled-components'
import type { SettingsSectionId } from '#lib/school/settingsSections.ts'
import { focusRing } from '#theme/mixins.ts'
import { mediaUp, tokens } from '#theme/tokens.ts'

const Lists = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[1]};

  > ul {
    display: contents;
  }

  ${mediaUp('lg')} {
    display: grid;
    gap: ${tokens.space[3]};

    > ul {
      display: grid;
      gap: ${tokens.space[1]};
    }
    > ul + ul {
      padding-block-start: ${tokens.space[3]};
      border-block-start: 1px solid ${tokens.color.border};
    }
  }
`

const SectionLink = styled(Link)`
  display: flex;
  align-items: center;
  min-block-size: max(36px, ${tokens.size.target});
  padding-inline: ${tokens.space[3]};
  border-radius: ${tokens.radius.md};
  color: ${tokens.color.text};
  line-height: ${tokens.leading.tight};
  text-decoration: none;
  ${focusRing}

  &[data-hovered] {
    background: ${tokens.color.surfaceHover};
  }
  &[aria-current] {
    background: ${tokens.color.brandSoft};
    color: ${tokens.color.onBrandSoft};
    font-weight: ${tokens.weight.semibold};
  }
  @media (forced-colors: active) {
    &[aria-current] {
      forced-color-adjust: none;
      background: Highlight;
      color: HighlightText;
    }
  }
`

export type SettingsPageHrefs = {
  /** Undefined if the backend has no staff (decision 16). */
  staffHref?: string | undefined
  /** Undefined if the backend doesn’t report its state (decision 16). */
  systemHref?: string | undefined
}

type SettingsNavigationProps = SettingsPageHrefs & {
  sections: readonly SettingsSectionId[]
  open: SettingsSectionId
  titles: Record<SettingsSectionId, string>
  getSectionHref: (section: SettingsSectionId) => string
}

/** The sections of the settings, then the pages that aren’t in the menu. */
export function SettingsNavigation({ sections, open, titles, getSectionHref, ...hrefs }: SettingsNavigationProps) {
  const { t } = useLingui()
  const pages = [
    { title: t`Staff`, href: hrefs.staffHref },
    { title: t`System`, href: hrefs.systemHref },
  ].filter(({ href }) => href !== undefined)
  return (
    <Lists aria-label={t`Settings sections`}>
      <ul>
        {sections.map((id) => (
          <li key={id}>
            <SectionLink href={getSectionHref(id)} {...(id === open && { 'aria-current': 'page' as const })}>
              {titles[id]}
            </SectionLink>
          </li>
        ))}
      </ul>
      {pages.length > 0 && (
        <ul>
          {pages.map(({ title, href = '' }) => (
            <li key={title}>
              <SectionLink href={href}>{title}</SectionLink>
            </li>
          ))}
        </ul>
      )}
    </Lists>
  )
}

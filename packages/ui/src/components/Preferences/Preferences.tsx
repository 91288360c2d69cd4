import { useLingui } from '@lingui/react/macro'
import { ChevronDown, Languages, Moon, Sun } from 'lucide-react'
import { styled } from 'styled-components'
import { type Language, languages } from '#i18n/languages.ts'
import type { ColorScheme } from '#providers/LocaleAndThemeProvider.tsx'
import { useMediaQuery } from '#lib/useMediaQuery.ts'
import { selectArrow } from '#theme/mixins.ts'
import { tokens, fontStacks } from '#theme/tokens.ts'

const Root = styled.div`
  display: flex;
  gap: ${tokens.space[1]};
  align-items: center;
  min-inline-size: 0;

  select,
  button {
    min-block-size: ${tokens.size.control};
    border: 1px solid transparent;
    border-radius: ${tokens.radius.md};
    background: ${tokens.color.surface};
    color: inherit;
    cursor: pointer;
  }
  select:hover,
  button:hover {
    background: ${tokens.color.surfaceHover};
  }
  select:focus-visible,
  button:focus-visible {
    outline: 2px solid ${tokens.color.focus};
  }
  button {
    display: grid;
    flex: none;
    place-items: center;
    min-inline-size: ${tokens.size.control};
    padding: 0;
  }
  svg {
    inline-size: ${tokens.size.icon};
    block-size: ${tokens.size.icon};
  }
`

const Choice = styled.label`
  ${selectArrow}
  > svg:first-child {
    inset-inline: ${tokens.space[2]} auto;
  }
  select {
    padding-inline-start: 36px;
  }
  /* System fonts for the names of other languages, so that an English page doesn't fetch their fonts. */
  select:not(:lang(ur), :lang(ar)),
  option {
    font-family: ${fontStacks.plain};
  }
`

export type PreferencesProps = {
  language: Language
  onLanguageChange: (language: Language) => void
  scheme: ColorScheme
  onSchemeChange: (scheme: ColorScheme) => void
}

/** Language and colour scheme. Native controls, which are small and work best on phones. */
export function Preferences({ language, onLanguageChange, scheme, onSchemeChange }: PreferencesProps) {
  const { t } = useLingui()
  const isSystemDark = useMediaQuery('(prefers-color-scheme: dark)')
  const isDark = scheme === 'system' ? isSystemDark : scheme === 'dark'
  const schemeLabel = isDark ? t`Light mode` : t`Dark mode`
  return (
    <Root>
      <Choice>
        <Languages aria-hidden />
        <select
          aria-label={t`Language`}
          value={language}
          onChange={({ target }) => onLanguageChange(target.value as Language)}
        >
          {languages.map(({ id, name }) => (
            <option key={id} value={id} lang={id}>
              {name}
            </option>
          ))}
        </select>
        <ChevronDown aria-hidden />
      </Choice>
      <button type="button" title={schemeLabel} onClick={() => onSchemeChange(isDark ? 'light' : 'dark')}>
        {isDark ? <Sun aria-hidden /> : <Moon aria-hidden />}
      </button>
    </Root>
  )
}

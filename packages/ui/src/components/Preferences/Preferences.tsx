import { useLingui } from '@lingui/react/macro'
import { Languages, Moon, Sun } from 'lucide-react'
import { styled } from 'styled-components'
import type { Language } from '../../environment/languages.ts'
import { languages } from '../../environment/languages.ts'
import type { Scheme } from '../../environment/SchoolEnvironment.tsx'
import { useMediaQuery } from '../../environment/useMediaQuery.ts'
import { tokens } from '../../theme/tokens.ts'
import { IconButton } from '../IconButton/IconButton.tsx'

const Root = styled.div`
  display: flex;
  gap: ${tokens.space[1]};
  align-items: center;
`

const Choice = styled.label`
  position: relative;
  display: flex;
  align-items: center;

  svg {
    position: absolute;
    inset-inline-start: ${tokens.space[2]};
    inline-size: ${tokens.size.icon};
    pointer-events: none;
  }

  select {
    min-block-size: ${tokens.size.control};
    padding-inline: 36px ${tokens.space[2]};
    border: 1px solid transparent;
    border-radius: ${tokens.radius.md};
    background: ${tokens.color.surface};
    cursor: pointer;
  }

  select:hover {
    background: ${tokens.color.surfaceHover};
  }
  select:focus-visible {
    outline: 2px solid ${tokens.color.focus};
  }
`

export type PreferencesProps = {
  language: Language
  onLanguageChange: (language: Language) => void
  scheme: Scheme
  onSchemeChange: (scheme: Scheme) => void
}

/** Language, and light or dark. The browser's own list is the lightest, and the best one on a phone. */
export function Preferences({ language, onLanguageChange, scheme, onSchemeChange }: PreferencesProps) {
  const { t } = useLingui()
  const isSystemDark = useMediaQuery('(prefers-color-scheme: dark)')
  const isDark = scheme === 'system' ? isSystemDark : scheme === 'dark'
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
      </Choice>
      <IconButton
        label={isDark ? t`Light colours` : t`Dark colours`}
        onPress={() => onSchemeChange(isDark ? 'light' : 'dark')}
      >
        {isDark ? <Sun aria-hidden /> : <Moon aria-hidden />}
      </IconButton>
    </Root>
  )
}

import type { Messages } from '@lingui/core'
import { I18nProvider as MessagesProvider } from '@lingui/react'
import { type ReactNode, useLayoutEffect, useMemo } from 'react'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { GlobalStyle } from '../theme/GlobalStyle.ts'
import { createI18n } from '../i18n/loadMessages.ts'
import { type Language, getDirection, getLanguageTag } from '../i18n/languages.ts'

export type ColorScheme = 'light' | 'dark' | 'system'

type LocaleAndThemeProviderProps = {
  language: Language
  /** The result of `loadMessages(language)`. */
  messages: Messages
  scheme: ColorScheme
  children: ReactNode
}

/** Sets the language, direction and colour scheme; shared by the app and Storybook. */
export function LocaleAndThemeProvider({ language, messages, scheme, children }: LocaleAndThemeProviderProps) {
  const i18n = useMemo(() => createI18n(language, messages), [language, messages])
  useLayoutEffect(() => {
    const root = document.documentElement
    root.lang = new Intl.Locale(getLanguageTag(language)).baseName
    root.dir = getDirection(language)
    if (scheme === 'system') delete root.dataset['scheme']
    else root.dataset['scheme'] = scheme
  }, [language, scheme])
  return (
    <MessagesProvider i18n={i18n}>
      <I18nProvider locale={getLanguageTag(language)}>
        <GlobalStyle />
        {children}
      </I18nProvider>
    </MessagesProvider>
  )
}

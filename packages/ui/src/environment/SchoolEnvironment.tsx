import type { Messages } from '@lingui/core'
import { I18nProvider as MessagesProvider } from '@lingui/react'
import { type ReactNode, useLayoutEffect, useMemo } from 'react'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { GlobalStyle } from '../theme/GlobalStyle.ts'
import { i18nOf } from './i18nOf.ts'
import { type Language, directionOf, tagOf } from './languages.ts'

export type Scheme = 'light' | 'dark' | 'system'

type SchoolEnvironmentProps = {
  language: Language
  /** What `loadMessages(language)` gave. */
  messages: Messages
  scheme: Scheme
  children: ReactNode
}

/** Language, direction and colour scheme of everything below it; the app and Storybook use the same one. */
export function SchoolEnvironment({ language, messages, scheme, children }: SchoolEnvironmentProps) {
  const i18n = useMemo(() => i18nOf(language, messages), [language, messages])
  useLayoutEffect(() => {
    const root = document.documentElement
    root.lang = new Intl.Locale(tagOf(language)).baseName
    root.dir = directionOf(language)
    if (scheme === 'system') delete root.dataset['scheme']
    else root.dataset['scheme'] = scheme
  }, [language, scheme])
  return (
    <MessagesProvider i18n={i18n}>
      <I18nProvider locale={tagOf(language)}>
        <GlobalStyle />
        {children}
      </I18nProvider>
    </MessagesProvider>
  )
}

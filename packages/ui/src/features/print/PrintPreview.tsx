import { I18nProvider as MessagesProvider } from '@lingui/react'
import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useRef, useState, useMemo, useCallback } from 'react'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { LoadingIndicator } from '#components/LoadingIndicator/LoadingIndicator.tsx'
import { Stack } from '#components/Stack/Stack.tsx'
import { type Language, getDirection, languages, getLanguageTag } from '#i18n/languages.ts'
import { PreviewNotes, Sheets } from './PrintPreview.styles.ts'
import { PrintToolbar } from './PrintToolbar.tsx'
import { PendingPicturesContext } from './PendingPicturesContext.ts'
import { PrintStyles } from './PrintStyles.ts'
import { createI18n } from '#i18n/createI18n.ts'
import { useLoadedI18n } from '#i18n/useLoadedI18n.ts'

type PrintPreviewProps = {
  onClose: () => void
  onPrint?: (() => void) | undefined
  /** The words of the button that prints: Print unless told. */
  printLabel?: ReactNode
  /** No paper is chosen: there is nothing to print. */
  isEmpty?: boolean
  /** Stands above the papers, and is not printed. */
  above?: ReactNode
  /** One `Paper` or several, each of which begins on a page of its own. */
  children: ReactNode
}

/**
 * Where papers lie to be looked at, printed and shared, in a language of their own: only they change with it. Whatever
 * else the app shows stays off the paper.
 */
export function PrintPreview({ onClose, onPrint, printLabel, isEmpty = false, above, children }: PrintPreviewProps) {
  const { i18n } = useLingui()
  const sheets = useRef<HTMLDivElement>(null)
  const pageLanguage: Language = languages.find(({ id }) => id === i18n.locale)?.id ?? 'pseudo'
  const [chosen, setChosen] = useState<Language>(pageLanguage)
  const own = usePrintI18n(pageLanguage)
  const words = usePrintI18n(chosen)
  const { count, announce } = usePendingPictureCount()
  if (own === undefined) return <LoadingIndicator />
  // Until the words of another language have come, the papers stand as they stood.
  const language = words === undefined ? pageLanguage : chosen
  return (
    <MessagesProvider i18n={own}>
      <Stack gap="large" align="center">
        <PrintStyles />
        <PrintToolbar
          language={chosen}
          onLanguage={setChosen}
          isPreparing={count > 0 || words === undefined}
          isEmpty={isEmpty}
          sheets={sheets}
          printLabel={printLabel}
          onPrint={onPrint}
          onClose={onClose}
        />
        {above && <PreviewNotes>{above}</PreviewNotes>}
        <Sheets
          ref={sheets}
          data-paper
          lang={new Intl.Locale(getLanguageTag(language)).baseName}
          dir={getDirection(language)}
        >
          <MessagesProvider i18n={words ?? own}>
            <I18nProvider locale={getLanguageTag(language)}>
              <PendingPicturesContext value={announce}>{children}</PendingPicturesContext>
            </I18nProvider>
          </MessagesProvider>
        </Sheets>
      </Stack>
    </MessagesProvider>
  )
}

/** The words of papers in a language; in the page’s own it knows what the page knows, too. Undefined until they have come. */
function usePrintI18n(language: Language) {
  const { i18n } = useLingui()
  const words = useLoadedI18n('common', language)
  return useMemo(() => {
    if (words === undefined || language !== i18n.locale) return words
    return createI18n(language, { ...i18n.messages, ...words.messages })
  }, [words, i18n, language])
}

/** How many pictures of the papers are on their way. */
function usePendingPictureCount() {
  const [count, setCount] = useState(0)
  const announce = useCallback(() => {
    let isOnItsWay = true
    setCount((now) => now + 1)
    return () => {
      if (isOnItsWay) setCount((now) => now - 1)
      isOnItsWay = false
    }
  }, [])
  return { count, announce }
}

import { I18nProvider as MessagesProvider } from '@lingui/react'
import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useRef, useState } from 'react'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { Coming } from '#components/Coming/Coming.tsx'
import { Stack } from '#components/Stack/Stack.tsx'
import { type Language, directionOf, languages, tagOf } from '#environment/languages.ts'
import { Above, Sheets } from './PaperDesk.styles.ts'
import { PaperBar } from './PaperBar.tsx'
import { Pictures } from './Pictures.ts'
import { PrintStyle } from './PrintStyle.ts'
import { usePaperWords } from './usePaperWords.ts'
import { usePictureCount } from './usePictureCount.ts'

type PaperDeskProps = {
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
export function PaperDesk({ onClose, onPrint, printLabel, isEmpty = false, above, children }: PaperDeskProps) {
  const { i18n } = useLingui()
  const sheets = useRef<HTMLDivElement>(null)
  const pageLanguage: Language = languages.find(({ id }) => id === i18n.locale)?.id ?? 'pseudo'
  const [chosen, setChosen] = useState<Language>(pageLanguage)
  const own = usePaperWords(pageLanguage)
  const words = usePaperWords(chosen)
  const { count, announce } = usePictureCount()
  if (own === undefined) return <Coming />
  // Until the words of another language have come, the papers stand as they stood.
  const language = words === undefined ? pageLanguage : chosen
  return (
    <MessagesProvider i18n={own}>
      <Stack gap="large" align="center">
        <PrintStyle />
        <PaperBar
          language={chosen}
          onLanguage={setChosen}
          isPreparing={count > 0 || words === undefined}
          isEmpty={isEmpty}
          sheets={sheets}
          printLabel={printLabel}
          onPrint={onPrint}
          onClose={onClose}
        />
        {above && <Above>{above}</Above>}
        <Sheets ref={sheets} data-paper lang={new Intl.Locale(tagOf(language)).baseName} dir={directionOf(language)}>
          <MessagesProvider i18n={words ?? own}>
            <I18nProvider locale={tagOf(language)}>
              <Pictures value={announce}>{children}</Pictures>
            </I18nProvider>
          </MessagesProvider>
        </Sheets>
      </Stack>
    </MessagesProvider>
  )
}

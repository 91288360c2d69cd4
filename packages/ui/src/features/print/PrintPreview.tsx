import { Trans, useLingui } from '@lingui/react/macro'
import { Printer, X, Share2 } from 'lucide-react'
import { type ReactNode, type RefObject, use, useState, useRef, useMemo, useCallback } from 'react'
import { Button } from '#components/Button/Button.tsx'
import { Select } from '#components/Select/Select.tsx'
import { type Language, languages, getDirection, getLanguageTag } from '#i18n/languages.ts'
import { Bar, LanguageField, PreviewNotes, Sheets, PrintStyles } from './PrintStyles.ts'
import { styled } from 'styled-components'
import { type ShareResult, SharePrintoutsContext } from '#providers/SharePrintoutsContext.ts'
import { I18nProvider as MessagesProvider } from '@lingui/react'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { LoadingIndicator } from '#components/LoadingIndicator/LoadingIndicator.tsx'
import { Stack } from '#components/Stack/Stack.tsx'
import { PendingPicturesContext } from './PrintDocument.tsx'
import { createI18n, useLoadedI18n } from '#i18n/loadMessages.ts'

const Told = styled.p`
  flex-basis: 100%;
  order: 1;

  &:empty {
    display: none;
  }
`

type ShareButtonProps = { sheets: RefObject<HTMLElement | null>; isPreparing: boolean }

/** Shares the papers as they lie there, where the device can. */
function ShareButton({ sheets, isPreparing }: ShareButtonProps) {
  const { t } = useLingui()
  const share = use(SharePrintoutsContext)
  const [isBusy, setIsBusy] = useState(false)
  const [outcome, setOutcome] = useState<ShareResult>()
  if (!share) return null
  const words = {
    shared: '',
    dismissed: '',
    again: t`The picture of the paper is ready. Press Share once more.`,
    failed: t`It couldn’t be shared. You can print it, also into a file.`,
  }
  const press = async () => {
    const papers = [...(sheets.current?.querySelectorAll<HTMLElement>('[data-print-page]') ?? [])]
    const [first] = papers
    if (!first) return
    setIsBusy(true)
    const text = papers.map(({ dataset }) => dataset['summary'] ?? '').join('\n')
    setOutcome(await share({ name: first.getAttribute('aria-label') ?? document.title, text, sheets: papers }))
    setIsBusy(false)
  }
  return (
    <>
      <Button icon={<Share2 aria-hidden />} isPending={isBusy || isPreparing} onPress={() => void press()}>
        <Trans>Share</Trans>
      </Button>
      <Told role="status">{outcome && words[outcome]}</Told>
    </>
  )
}

type PrintToolbarProps = {
  language: Language
  onLanguage: (language: Language) => void
  /** Something of the papers is still on its way: printing waits for it. */
  isPreparing: boolean
  isEmpty: boolean
  sheets: RefObject<HTMLElement | null>
  printLabel: ReactNode
  onPrint: (() => void) | undefined
  onClose: () => void
}

function PrintToolbar({
  language,
  onLanguage,
  isPreparing,
  isEmpty,
  sheets,
  printLabel,
  onPrint = printPage,
  onClose,
}: PrintToolbarProps) {
  const { t } = useLingui()
  return (
    <Bar>
      <LanguageField>
        <Select
          label={t`Language of the paper`}
          items={languages.map(({ id, name }) => ({ id, label: name }))}
          selectedId={language}
          onSelect={(id) => onLanguage(languages.find((one) => one.id === id)?.id ?? language)}
        />
      </LanguageField>
      <Button
        variant="primary"
        icon={<Printer aria-hidden />}
        isPending={isPreparing}
        isDisabled={isEmpty}
        onPress={onPrint}
      >
        {printLabel ?? <Trans>Print</Trans>}
      </Button>
      {!isEmpty && <ShareButton sheets={sheets} isPreparing={isPreparing} />}
      <Button icon={<X aria-hidden />} onPress={onClose}>
        <Trans>Close</Trans>
      </Button>
    </Bar>
  )
}

/** The letters of another language may be on their way still. */
function printPage() {
  void document.fonts.ready.then(() => window.print())
}

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

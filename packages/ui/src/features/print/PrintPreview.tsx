import { Trans, useLingui } from '@lingui/react/macro'
import { Printer, X, Share2 } from 'lucide-react'
import { type ReactNode, type RefObject, use, useState, useRef, useMemo, useCallback } from 'react'
import { Button } from '#components/Button/Button.tsx'
import { Select } from '#components/Select/Select.tsx'
import { type Language, languages, getDirection, getLanguageTag } from '#i18n/languages.ts'
import { useMediaQuery } from '#lib/useMediaQuery.ts'
import { breakpoints } from '#theme/tokens.ts'
import { Bar, LanguageField, PreviewNotes, Sheets, PrintStyles } from './PrintStyles.ts'
import { styled } from 'styled-components'
import { type ShareResult, SharePrintoutsContext } from '#providers/SharePrintoutsContext.ts'
import { I18nProvider as MessagesProvider } from '@lingui/react'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { LoadingIndicator } from '#components/LoadingIndicator/LoadingIndicator.tsx'
import { Stack } from '#components/Stack/Stack.tsx'
import { PendingPicturesContext } from './PrintDocument.tsx'
import { createI18n, useLoadedI18n } from '#i18n/loadMessages.ts'

const ShareMessage = styled.p`
  flex-basis: 100%;
  order: 1;

  &:empty {
    display: none;
  }
`

type ShareButtonProps = { sheets: RefObject<HTMLElement | null>; isPreparing: boolean; isPrimary: boolean }

/** Shares the pages as shown, if the device supports it. */
function ShareButton({ sheets, isPreparing, isPrimary }: ShareButtonProps) {
  const { t } = useLingui()
  const share = use(SharePrintoutsContext)
  const [isBusy, setIsBusy] = useState(false)
  const [outcome, setOutcome] = useState<ShareResult>()
  if (!share) return null
  const shareMessages = {
    shared: '',
    dismissed: '',
    again: t`Ready to share. Press Share again.`,
    failed: t`Couldn’t share the document. Print it or save it as a PDF instead.`,
  }
  const press = async () => {
    const pages = [...(sheets.current?.querySelectorAll<HTMLElement>('[data-print-page]') ?? [])]
    const [first] = pages
    if (!first) return
    setIsBusy(true)
    const text = pages.map(({ dataset }) => dataset['summary'] ?? '').join('\n')
    setOutcome(await share({ name: first.getAttribute('aria-label') ?? document.title, text, sheets: pages }))
    setIsBusy(false)
  }
  return (
    <>
      <Button
        variant={isPrimary ? 'primary' : 'secondary'}
        icon={<Share2 aria-hidden />}
        isPending={isBusy || isPreparing}
        onPress={() => void press()}
      >
        <Trans>Share</Trans>
      </Button>
      <ShareMessage role="status">{outcome && shareMessages[outcome]}</ShareMessage>
    </>
  )
}

type PrintToolbarProps = {
  language: Language
  onLanguage: (language: Language) => void
  /** Pictures or messages are still loading; printing waits for them. */
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
  const isPhone = useMediaQuery(`(max-width: ${breakpoints.md - 0.02}px)`)
  const canShare = use(SharePrintoutsContext) !== undefined && !isEmpty
  // Few phones have a printer.
  const sharesFirst = isPhone && canShare
  const share = canShare && (
    <ShareButton key="share" sheets={sheets} isPreparing={isPreparing} isPrimary={sharesFirst} />
  )
  return (
    <Bar>
      <LanguageField>
        <Select
          label={t`Document language`}
          items={languages.map(({ id, name }) => ({ id, label: name }))}
          selectedId={language}
          onSelect={(id) => onLanguage(languages.find((one) => one.id === id)?.id ?? language)}
        />
      </LanguageField>
      {sharesFirst && share}
      <Button
        variant={sharesFirst ? 'secondary' : 'primary'}
        icon={<Printer aria-hidden />}
        isPending={isPreparing}
        isDisabled={isEmpty}
        onPress={onPrint}
      >
        {printLabel ?? <Trans>Print</Trans>}
      </Button>
      {!sharesFirst && share}
      <Button icon={<X aria-hidden />} onPress={onClose}>
        <Trans>Close</Trans>
      </Button>
    </Bar>
  )
}

/** Waits for the fonts of another language. */
function printPage() {
  void document.fonts.ready.then(() => window.print())
}

type PrintPreviewProps = {
  onClose: () => void
  onPrint?: (() => void) | undefined
  /** Defaults to “Print”. */
  printLabel?: ReactNode
  /** Nothing is selected for printing. */
  isEmpty?: boolean
  /** Shown above the pages; not printed. */
  header?: ReactNode
  /** One or more `PrintDocument`s, each starting on a new page. */
  children: ReactNode
}

/**
 * Preview of printable pages with print, share and language controls. The language applies only to the pages, and only
 * the pages are printed.
 */
export function PrintPreview({ onClose, onPrint, printLabel, isEmpty = false, header, children }: PrintPreviewProps) {
  const { i18n } = useLingui()
  const sheets = useRef<HTMLDivElement>(null)
  const pageLanguage: Language = languages.find(({ id }) => id === i18n.locale)?.id ?? 'pseudo'
  const [chosen, setChosen] = useState<Language>(pageLanguage)
  const pageI18n = usePrintI18n(pageLanguage)
  const printI18n = usePrintI18n(chosen)
  const { count, announce } = usePendingPictureCount()
  if (pageI18n === undefined) return <LoadingIndicator />
  // Keep the page language until the messages of the chosen one have loaded.
  const language = printI18n === undefined ? pageLanguage : chosen
  return (
    <MessagesProvider i18n={pageI18n}>
      <Stack gap="large" align="center">
        <PrintStyles />
        <PrintToolbar
          language={chosen}
          onLanguage={setChosen}
          isPreparing={count > 0 || printI18n === undefined}
          isEmpty={isEmpty}
          sheets={sheets}
          printLabel={printLabel}
          onPrint={onPrint}
          onClose={onClose}
        />
        {header && <PreviewNotes>{header}</PreviewNotes>}
        <Sheets
          ref={sheets}
          data-paper
          lang={new Intl.Locale(getLanguageTag(language)).baseName}
          dir={getDirection(language)}
        >
          <MessagesProvider i18n={printI18n ?? pageI18n}>
            <I18nProvider locale={getLanguageTag(language)}>
              <PendingPicturesContext value={announce}>{children}</PendingPicturesContext>
            </I18nProvider>
          </MessagesProvider>
        </Sheets>
      </Stack>
    </MessagesProvider>
  )
}

/** Messages for printed pages; includes all loaded messages if it is the page’s language. Undefined while loading. */
function usePrintI18n(language: Language) {
  const { i18n } = useLingui()
  const commonI18n = useLoadedI18n('common', language)
  return useMemo(() => {
    if (commonI18n === undefined || language !== i18n.locale) return commonI18n
    return createI18n(language, { ...i18n.messages, ...commonI18n.messages })
  }, [commonI18n, i18n, language])
}

/** Counts pictures that are still loading. */
function usePendingPictureCount() {
  const [count, setCount] = useState(0)
  const announce = useCallback(() => {
    let isPending = true
    setCount((now) => now + 1)
    return () => {
      if (isPending) setCount((now) => now - 1)
      isPending = false
    }
  }, [])
  return { count, announce }
}

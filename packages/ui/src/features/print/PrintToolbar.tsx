import { Trans, useLingui } from '@lingui/react/macro'
import { Printer, X, Share2 } from 'lucide-react'
import { type ReactNode, type RefObject, use, useState } from 'react'
import { Button } from '#components/Button/Button.tsx'
import { Select } from '#components/Select/Select.tsx'
import { type Language, languages } from '#i18n/languages.ts'
import { Bar, LanguageField } from './PrintPreview.styles.ts'
import { styled } from 'styled-components'
import { type ShareResult, SharePrintoutsContext } from '#providers/SharePrintoutsContext.ts'

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

export function PrintToolbar({
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

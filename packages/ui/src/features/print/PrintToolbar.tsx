import { Trans, useLingui } from '@lingui/react/macro'
import { Printer, X } from 'lucide-react'
import type { ReactNode, RefObject } from 'react'
import { Button } from '#components/Button/Button.tsx'
import { Select } from '#components/Select/Select.tsx'
import { type Language, languages } from '#i18n/languages.ts'
import { Bar, LanguageField } from './PrintPreview.styles.ts'
import { ShareButton } from './ShareButton.tsx'

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

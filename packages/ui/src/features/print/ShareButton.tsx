import { Trans, useLingui } from '@lingui/react/macro'
import { Share2 } from 'lucide-react'
import { type RefObject, use, useState } from 'react'
import { styled } from 'styled-components'
import { Button } from '#components/Button/Button.tsx'
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
export function ShareButton({ sheets, isPreparing }: ShareButtonProps) {
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

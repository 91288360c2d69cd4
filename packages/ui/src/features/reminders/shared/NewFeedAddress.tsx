import { Trans, useLingui } from '@lingui/react/macro'
import { CalendarPlus, Check, Copy } from 'lucide-react'
import { use, useState } from 'react'
import { Button } from '#components/Button/Button.tsx'
import { Hint } from '#components/Field/Hint.ts'
import { Inline } from '#components/Inline/Inline.tsx'
import { LinkButton } from '#components/LinkButton/LinkButton.tsx'
import { Masked } from '#components/Masked/Masked.tsx'
import { Notice } from '#components/Notice/Notice.tsx'
import { CopyTextContext } from '#providers/CopyTextContext.ts'
import { FeedAddress } from './RemindersScreen.styles.ts'
import { DescriptionList } from '#components/DescriptionList/DescriptionList.tsx'
import { Stack } from '#components/Stack/Stack.tsx'

/** An address that was made just now, as host and path: shown this once, to be copied or opened at once. */
export function NewFeedAddress({ address }: { address: string }) {
  const copyText = use(CopyTextContext)
  const [outcome, setOutcome] = useState<'copied' | 'refused'>()
  const copy = async () => setOutcome((await copyText?.(`https://${address}`)) ? 'copied' : 'refused')
  return (
    <>
      <Notice tone="success" title={<Trans>Your calendar’s address is ready</Trans>}>
        <Trans>It is shown only now. Whoever knows it can read your lessons: keep it to yourself.</Trans>
      </Notice>
      <Masked kind="text">
        <FeedAddress dir="ltr" translate="no">
          {`https://${address}`}
        </FeedAddress>
      </Masked>
      <Inline gap="medium" align="stretch">
        <LinkButton variant="primary" icon={<CalendarPlus aria-hidden />} href={`webcal://${address}`} autoFocus>
          <Trans>Open in my calendar</Trans>
        </LinkButton>
        {copyText && (
          <Button
            icon={outcome === 'copied' ? <Check aria-hidden /> : <Copy aria-hidden />}
            onPress={() => void copy()}
          >
            <Trans>Copy address</Trans>
          </Button>
        )}
      </Inline>
      <Hint role="status">
        {outcome === 'copied' && <Trans>Copied</Trans>}
        {outcome === 'refused' && <Trans>It could not be copied. Select it and copy it yourself.</Trans>}
      </Hint>
      <CalendarGuide />
    </>
  )
}

/** What to do with the address, in words that outlive the next look of each calendar. */
function CalendarGuide() {
  const { t } = useLingui()
  return (
    <Stack>
      <DescriptionList
        items={[
          {
            label: t`Google Calendar`,
            value: <Trans>In a browser, add another calendar from a URL, and paste the address.</Trans>,
            isWide: true,
          },
          {
            label: t`Apple Calendar`,
            value: <Trans>Open it in your calendar, or add a calendar subscription and paste the address.</Trans>,
            isWide: true,
          },
          {
            label: t`Outlook`,
            value: <Trans>Add a calendar from the web, and paste the address.</Trans>,
            isWide: true,
          },
        ]}
      />
      <Hint>
        <Trans>Calendars look for changes only every few hours.</Trans>
      </Hint>
    </Stack>
  )
}

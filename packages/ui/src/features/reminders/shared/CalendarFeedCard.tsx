import { styled } from 'styled-components'
import { tokens } from '#theme/tokens.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { CalendarPlus, Check, Copy } from 'lucide-react'
import { use, useState, useEffect, useRef } from 'react'
import { BreakableAddress } from '#components/Bdi/BreakableAddress.tsx'
import { Button } from '#components/Button/Button.tsx'
import { Hint } from '#components/Field/Field.styles.ts'
import { Inline } from '#components/Inline/Inline.tsx'
import { LinkButton } from '#components/LinkButton/LinkButton.tsx'
import { Masked } from '#components/Masked/Masked.tsx'
import { Notice } from '#components/Notice/Notice.tsx'
import { CopyTextContext } from '#providers/CopyTextContext.ts'
import { DescriptionList } from '#components/DescriptionList/DescriptionList.tsx'
import { Stack } from '#components/Stack/Stack.tsx'
import { Card } from '#components/Surface/Surface.tsx'
import type { SubmitResult } from '#submitResult.ts'
import { RevokeFeedDialog, type CalendarFeed, ReplaceFeedDialog } from './CalendarFeedDialogs.tsx'
import { useLocale } from 'react-aria-components/I18nProvider'
import { useSchoolSettings } from '#providers/SchoolSettingsProvider.tsx'
import { formatInstantNowrap } from '#lib/time/schoolTime.ts'
import { useAsyncAction } from '#components/ConfirmDialog/ConfirmDialog.tsx'

const Explanation = styled.div`
  display: grid;
  gap: ${tokens.space[2]};

  > h2:focus {
    outline: none;
  }
`

/** Selected as a whole with one click. */
const FeedAddress = styled.code`
  padding: ${tokens.space[3]} ${tokens.space[4]};
  border-radius: ${tokens.radius.md};
  background: ${tokens.color.surfaceSunken};
  font-family: ${tokens.font.mono};
  user-select: all;
`

/** A feed URL that was just created, as host and path; shown only once. */
function NewFeedAddress({ address }: { address: string }) {
  const copyText = use(CopyTextContext)
  const [outcome, setOutcome] = useState<'copied' | 'refused'>()
  const copy = async () => setOutcome((await copyText?.(`https://${address}`)) ? 'copied' : 'refused')
  return (
    <>
      <Notice tone="success" title={<Trans>Your calendar link is ready</Trans>}>
        <Trans>Copy it now. You won’t see it again. Anyone with this link can see your lessons.</Trans>
      </Notice>
      <Masked kind="text">
        <FeedAddress dir="ltr" translate="no">
          <BreakableAddress>{`https://${address}`}</BreakableAddress>
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
            <Trans>Copy link</Trans>
          </Button>
        )}
      </Inline>
      <Hint role="status">
        {outcome === 'copied' && <Trans>Copied</Trans>}
        {outcome === 'refused' && <Trans>Couldn’t copy. Select the text and copy it.</Trans>}
      </Hint>
      <CalendarGuide />
    </>
  )
}

/** Instructions kept short, so that they survive redesigns of these calendars. */
function CalendarGuide() {
  const { t } = useLingui()
  return (
    <Stack>
      <DescriptionList
        items={[
          {
            label: t`Google Calendar`,
            value: <Trans>In a browser, choose Add other calendars, then From URL, and paste the link.</Trans>,
            isWide: true,
          },
          {
            label: t`Apple Calendar`,
            value: <Trans>Open it in your calendar app, or add a calendar subscription and paste the link.</Trans>,
            isWide: true,
          },
          {
            label: t`Outlook`,
            value: <Trans>Add a calendar from the web and paste the link.</Trans>,
            isWide: true,
          },
        ]}
      />
      <Hint>
        <Trans>Calendar apps check for changes every few hours.</Trans>
      </Hint>
    </Stack>
  )
}

export type CalendarFeedCardProps = {
  feed: CalendarFeed
  /** Path of a feed that was just created; the server returns it only once. */
  newPath: string | undefined
  /** Host of the app, such as `maktab.test`. */
  host: string
  onCreateFeed: () => Promise<SubmitResult>
  onCloseFeed: () => Promise<SubmitResult>
}

/** Secret URL from which calendars read the user’s lessons. */
export function CalendarFeedCard({ feed, newPath, host, onCreateFeed, onCloseFeed }: CalendarFeedCardProps) {
  const [openDialog, setOpenDialog] = useState<'new' | 'close'>()
  const state = newPath ?? (feed === null ? 'none' : 'there')
  const title = useFocusHeadingOnLoss(state)
  const hasFeed = feed !== null || newPath !== undefined
  const subject = feed ?? { createdAt: '', readAt: null }
  const close = () => setOpenDialog(undefined)
  return (
    <Card>
      <Explanation>
        <h2 ref={title} tabIndex={-1}>
          <Trans>Your lessons in your calendar</Trans>
        </h2>
        <p>
          <Trans>
            Add a private link to your calendar app. It updates automatically when lessons are moved or cancelled.
          </Trans>
        </p>
      </Explanation>
      {newPath === undefined && feed === null && <NoFeed onCreateFeed={onCreateFeed} />}
      {newPath === undefined && feed !== null && <ExistingFeed feed={feed} />}
      {newPath !== undefined && <NewFeedAddress key={newPath} address={host + newPath} />}
      {hasFeed && (
        <Inline gap="medium" align="stretch">
          <Button size="sm" onPress={() => setOpenDialog('new')}>
            <Trans>Create new link</Trans>
          </Button>
          <Button size="sm" onPress={() => setOpenDialog('close')}>
            <Trans>Turn off link</Trans>
          </Button>
        </Inline>
      )}
      <ReplaceFeedDialog
        feed={openDialog === 'new' ? subject : undefined}
        onCreateFeed={onCreateFeed}
        onClose={close}
      />
      <RevokeFeedDialog feed={openDialog === 'close' ? subject : undefined} onCloseFeed={onCloseFeed} onClose={close} />
    </Card>
  )
}

/** Moves focus to the heading if the focused element was removed by a state change, after any dialog has closed. */
function useFocusHeadingOnLoss(state: string) {
  const title = useRef<HTMLHeadingElement>(null)
  const last = useRef(state)
  useEffect(() => {
    if (last.current === state) return undefined
    last.current = state
    let frame = 0
    const restoreFocus = () => {
      const { activeElement } = document
      if (activeElement?.closest('[role$=dialog]')) frame = requestAnimationFrame(restoreFocus)
      else if (activeElement === document.body) title.current?.focus({ preventScroll: true })
    }
    restoreFocus()
    return () => cancelAnimationFrame(frame)
  }, [state])
  return title
}

/** An existing feed: creation date and last access. Its URL is not stored. */
function ExistingFeed({ feed: { createdAt, readAt } }: { feed: NonNullable<CalendarFeed> }) {
  const { t } = useLingui()
  const { locale } = useLocale()
  const { viewerZone } = useSchoolSettings()
  const formatInstant = (instant: string) => formatInstantNowrap(new Date(instant), locale, viewerZone)
  return (
    <Stack>
      <DescriptionList
        items={[
          { label: t`Link created`, value: formatInstant(createdAt) },
          { label: t`Last synced`, value: readAt === null ? t`Not yet` : formatInstant(readAt) },
        ]}
      />
      <Hint>
        <Trans>We only show the link once. If you’ve lost it, create a new one.</Trans>
      </Hint>
    </Stack>
  )
}

function NoFeed({ onCreateFeed }: { onCreateFeed: () => Promise<SubmitResult> }) {
  const { t } = useLingui()
  const { isPending, error, run } = useAsyncAction('address')
  return (
    <>
      <Inline gap="medium" align="stretch">
        <Button
          variant="primary"
          icon={<CalendarPlus aria-hidden />}
          isPending={isPending}
          pendingLabel={t`Creating…`}
          onPress={() => void run(onCreateFeed)}
        >
          <Trans>Create calendar link</Trans>
        </Button>
      </Inline>
      {error && <Notice tone="danger">{error}</Notice>}
    </>
  )
}

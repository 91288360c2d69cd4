import type { Discount } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import { Button } from '#components/Button/Button.tsx'
import type { TableStateProps } from '#components/DataTable/Column.ts'
import { useFocusAfterAction } from '#components/RestoreFocus/useFocusAfterAction.ts'
import { RemoteView } from '#components/RemoteView/RemoteView.tsx'
import { LoadingRegion, SkeletonTable } from '#components/Skeleton/Skeleton.tsx'
import { Page } from '#layouts/Page/Page.ts'
import { PageHeader } from '#layouts/Page/PageHeader.tsx'
import type { SubmitResult } from '#submitResult.ts'
import type { Remote } from '#remote.ts'
import { EndDiscountDialog } from './EndDiscountDialog.tsx'
import { DiscountsUnavailable } from './DiscountsUnavailable.tsx'
import { DiscountsTable } from './DiscountsTable.tsx'

type DiscountsScreenProps = {
  /** Undefined where the backend knows of none (decision 16). */
  discounts: Remote<Discount[]> | undefined
  /** What the form was open for last: the focus comes back to where it was opened. */
  restoreFocusTo: 'new' | number | undefined
  onOpen: (open: 'new' | number) => void
  getStudentHref: (id: number) => string
  table?: TableStateProps
  onEndDiscount: (id: number) => Promise<SubmitResult>
}

/** What is taken off prices: scholarships, which a student has by themselves, and codes (decision 162). */
export function DiscountsScreen({ discounts, restoreFocusTo, onOpen, ...props }: DiscountsScreenProps) {
  const { t } = useLingui()
  const place = useRef<HTMLElement>(null)
  const thenFocus = useFocusAfterAction(() => place.current)
  const [ending, setEnding] = useState<Discount>()
  return (
    <Page>
      <PageHeader
        title={t`Discounts`}
        description={<Trans>Scholarships of students, and codes that whoever pays may type.</Trans>}
        actions={
          discounts && (
            <Button variant="primary" autoFocus={restoreFocusTo === 'new'} onPress={() => onOpen('new')}>
              <Trans>Give a discount</Trans>
            </Button>
          )
        }
      />
      {discounts ? (
        <section ref={place} tabIndex={-1} aria-label={t`Discounts`}>
          <RemoteView remote={discounts} loading={<DiscountsLoading />}>
            {(ready) => (
              <DiscountsTable
                discounts={ready}
                table={props.table}
                restoreFocusTo={restoreFocusTo === 'new' ? undefined : restoreFocusTo}
                getStudentHref={props.getStudentHref}
                onCreate={() => onOpen('new')}
                onEdit={({ id }) => onOpen(id)}
                onEnd={setEnding}
              />
            )}
          </RemoteView>
        </section>
      ) : (
        <DiscountsUnavailable />
      )}
      <EndDiscountDialog
        discount={ending}
        onEndDiscount={(id) => thenFocus(props.onEndDiscount(id))}
        onClose={() => setEnding(undefined)}
      />
    </Page>
  )
}

function DiscountsLoading() {
  const { t } = useLingui()
  return (
    <LoadingRegion label={t`Loading discounts`}>
      <SkeletonTable rows={5} columns={6} />
    </LoadingRegion>
  )
}

import type { Policy } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import { styled } from 'styled-components'
import { EmptyState } from '#components/EmptyState/EmptyState.tsx'
import { PolicyPreview } from '#components/PolicyPreview/PolicyPreview.tsx'
import { RemoteView } from '#components/RemoteView/RemoteView.tsx'
import { LoadingRegion, SkeletonLine } from '#components/Skeleton/Skeleton.tsx'
import { Stack } from '#components/Stack/Stack.tsx'
import { Surface } from '#components/Surface/Surface.tsx'
import { Page, PageHeader } from '#layouts/Page/Page.tsx'
import { putReadableFirst } from '#lib/school/schoolTexts.ts'
import type { Remote } from '#remote.ts'
import { tokens } from '#theme/tokens.ts'

const List = styled.ul`
  display: grid;
  gap: ${tokens.space[4]};
  max-inline-size: ${tokens.size.readable};
`

type PoliciesScreenProps = { policies: Remote<Policy[]> }

/** 2§2 “Student policies”: read-only list of the school’s policies. */
export function PoliciesScreen({ policies }: PoliciesScreenProps) {
  const { t } = useLingui()
  return (
    <Page>
      <PageHeader title={t`Policies`} />
      <RemoteView remote={policies} loading={<PoliciesLoading />}>
        {(ready) => (ready.length === 0 ? <NoPolicies /> : <Policies policies={ready} />)}
      </RemoteView>
    </Page>
  )
}

/** Those in the reader’s language first. */
function Policies({ policies }: { policies: Policy[] }) {
  const { i18n } = useLingui()
  return (
    <List>
      {putReadableFirst(policies, i18n.locale).map((policy) => (
        <li key={policy.id}>
          <PolicyPreview policy={policy} />
        </li>
      ))}
    </List>
  )
}

function NoPolicies() {
  return (
    <EmptyState scene="reports" title={<Trans>No policies available at the moment.</Trans>}>
      <Trans>School policies appear here once they’re added.</Trans>
    </EmptyState>
  )
}

const policies = ['one', 'two', 'three']

function PoliciesLoading() {
  const { t } = useLingui()
  return (
    <LoadingRegion label={t`Loading policies`}>
      <List as="div">
        {policies.map((policy) => (
          <Surface key={policy} padding="x-large" breaksWords>
            <Stack gap="small">
              <SkeletonLine width="40%" />
              <SkeletonLine />
            </Stack>
          </Surface>
        ))}
      </List>
    </LoadingRegion>
  )
}
